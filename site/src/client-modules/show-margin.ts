import { names } from '../../hydration/contract.ts';

/** The column beside the text; a page with a rail has none. */
const column = 'aside + main .col--3 > *';

const note = document.createElement('div');
note.className = 'margin-note';
// It repeats the notes that the marks open, so nobody else is told of it.
note.ariaHidden = 'true';
note.inert = true;

/** Notes of the marks in a passage, each once; a passage without marks rests on what its page says at its end. */
function notesOf(passage: Element): readonly string[] {
  const marks = [...passage.querySelectorAll<HTMLElement>('.evidence')];
  const ids = new Set(marks.map((mark) => mark.getAttribute('popovertarget') ?? ''));
  const notes = ids.size > 0 ? [...ids].map((id) => document.getElementById(id)) : [document.querySelector('.base')];
  return notes.flatMap((each) => (each && !each.contains(passage) ? each.innerHTML : []));
}

/**
 * Says in the margin what a passage rests on.
 * @param passage None: the margin is empty again.
 */
export function showMargin(passage: Element | null): void {
  const beside = document.querySelector(column)?.getBoundingClientRect();
  const isOn = document.querySelector<HTMLInputElement>(`.${names.showMarks} > input`)?.checked;
  const notes = passage && beside?.width && isOn ? notesOf(passage) : [];
  if (!passage || !beside || notes.length === 0) {
    note.remove();
    return;
  }
  note.innerHTML = notes.join('');
  // Level with its passage, or below the contents, which stay in the window.
  const top = Math.max(passage.getBoundingClientRect().top, beside.bottom + 32);
  note.style.cssText = `left:${beside.left + scrollX}px;top:${top + scrollY}px;width:${beside.width}px`;
  document.body.append(note);
}
