import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { names } from '../../hydration/contract.ts';

/** A part of the text that marks belong to: one thought, as the author wrote it. */
const passages = '.theme-doc-markdown :is(p, li, dd, tr)';

/** The column beside the text; a page with a rail has none. */
const column = 'aside + main .col--3 > *';

/** Notes of the marks in a passage, each once; a passage without marks rests on what its page says at its end. */
function notesOf(passage: Element): readonly string[] {
  const marks = [...passage.querySelectorAll<HTMLElement>('.evidence')];
  const ids = new Set(marks.map((mark) => mark.getAttribute('popovertarget') ?? ''));
  const notes = ids.size > 0 ? [...ids].map((id) => document.getElementById(id)) : [document.querySelector('.base')];
  return notes.flatMap((note) => (note && !note.contains(passage) ? note.innerHTML : []));
}

/** Repeats the notes that the marks open, so nobody else is told of it. */
function draw(passage: Element, notes: readonly string[], beside: DOMRect): void {
  note.innerHTML = notes.join('');
  // Level with its passage, or below the contents, which stay in the window.
  const top = Math.max(passage.getBoundingClientRect().top, beside.bottom + 32);
  note.style.cssText = `left:${beside.left + scrollX}px;top:${top + scrollY}px;width:${beside.width}px`;
  document.body.append(note);
}

/** Says in the margin of a wide window what the passage under the pointer, or with the focus, rests on. */
function attend({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('main .col--3')) return;
  const passage = target.closest(passages);
  const beside = document.querySelector(column)?.getBoundingClientRect();
  const isOn = document.querySelector<HTMLInputElement>(`.${names.showMarks} > input`)?.checked;
  const notes = passage && beside?.width && isOn ? notesOf(passage) : [];
  if (passage && beside && notes.length > 0) draw(passage, notes, beside);
  else note.remove();
}

let note: HTMLElement;

if (ExecutionEnvironment.canUseDOM) {
  note = document.createElement('div');
  note.className = 'margin-note';
  note.ariaHidden = 'true';
  note.inert = true;
  for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, attend);
}

/** The passage is gone with its page. */
export function onRouteDidUpdate(): void {
  note.remove();
}
