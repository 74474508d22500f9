import { useEffect } from 'react';
import { inputOfTheBox } from './input-of-the-box.ts';

/** On a list of links that the arrow keys move in. */
const mark = 'data-search-list';
export const listAttribute = { [mark]: '' } as const;

/** On the button that opens the single places of a row. */
export const moreClass = 'search-hit-more';

const linksIn = (list: Element | null | undefined) => [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];

/**
 * Arrow keys beyond those of the box. Down, in an empty box and at the end of its recent searches, goes to the list below
 * them; right, at the end of the query, to the single places of the chosen row. Up and left lead back, and letters go
 * to the query from everywhere.
 */
export function useListKeys(): void {
  useEffect(() => {
    // Before the box hears of them.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  const input = inputOfTheBox();
  if (!input || !(event.target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const list = event.target.closest(`[${mark}]`);
  const taken = event.target === input ? fromInput(event.key, input) : list && inList(event, list, input);
  if (!taken) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The rows of the box, and the place of the chosen one among them, -1 when none is. */
export function readRows(): [rows: Element[], chosen: number] {
  const rows = [...document.querySelectorAll('.DocSearch-Hit')];
  return [rows, rows.findIndex((row) => row.matches('[aria-selected=true]'))];
}

/** @returns Whether the key did something. */
function fromInput(key: string, input: HTMLInputElement): boolean {
  const [rows, chosen] = readRows();
  if (key === 'ArrowDown' && input.value === '' && chosen === rows.length - 1) {
    const [first] = linksIn(document.querySelector(`.DocSearch-Dropdown [${mark}]`));
    first?.focus();
    return first !== undefined;
  }
  const more = rows[chosen]?.querySelector<HTMLElement>(`.${moreClass}`);
  if (key !== 'ArrowRight' || !more || input.selectionEnd !== input.value.length) return false;
  const [open] = linksIn(rows[chosen]?.querySelector(`[${mark}]`));
  if (open) open.focus();
  else more.click();
  return true;
}

/** @returns Whether the key did something; a letter is left to the query, which has the focus then. */
function inList({ key, target }: KeyboardEvent, list: Element, input: HTMLElement): boolean {
  const links = linksIn(list);
  const at = links.indexOf(target as HTMLElement); // an element inside the list
  const next: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: links[at + 1],
    ArrowUp: links[at - 1] ?? input,
    ArrowLeft: input,
    Home: links[0],
    End: links.at(-1),
  };
  if (/^\S$/u.test(key)) input.focus();
  next[key]?.focus();
  return Object.hasOwn(next, key);
}
