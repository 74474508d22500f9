import { isComposing } from '@site/frame/search-keys.ts';

/** On a list of links that the arrow keys move in. */
const mark = 'data-search-list';
export const listAttribute = { [mark]: '' } as const;

/** On the button that opens the single places of a row. */
export const moreClass = 'search-hit-more';

const linksIn = (list: Element | null | undefined) => [...(list?.querySelectorAll<HTMLElement>('a') ?? [])];

interface Row {
  /** Index of the row that is chosen. */
  readonly chosen: number;
  readonly choose: (row: number) => void;
}

/**
 * Answers the keys of the open box. Up and down move in its rows, and from the last of its empty start into the lists
 * below; Enter opens the chosen row; right, at the end of the query, its single places. In a list, up and left lead back.
 * Letters go to the query from everywhere. Keys that an input method takes are its own.
 */
export function answerKey(event: KeyboardEvent, box: HTMLElement, { chosen, choose }: Row): void {
  const input = box.querySelector('input');
  if (!input || isComposing(event) || !(event.target instanceof HTMLElement)) return;
  const list = event.target.closest(`[${mark}]`);
  const rows = [...box.querySelectorAll<HTMLElement>('.DocSearch-Hit')];
  const isAnswered =
    event.target === input
      ? fromInput(event, input, box, rows, { chosen, choose })
      : list && inList(event, list, input);
  if (isAnswered) event.preventDefault();
}

/** @returns Whether the key did something. */
function fromInput(
  event: KeyboardEvent,
  input: HTMLInputElement,
  box: HTMLElement,
  rows: readonly HTMLElement[],
  { chosen, choose }: Row,
): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key === 'Enter') {
    const how = { altKey, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    return rows[chosen]?.querySelector('a')?.dispatchEvent(new MouseEvent('click', how)) !== undefined;
  }
  if (altKey || ctrlKey || metaKey) return false;
  if (key === 'ArrowDown' && input.value === '' && chosen >= rows.length - 1) {
    const [first] = linksIn(box.querySelector(`.search-start[${mark}]`));
    first?.focus();
    return first !== undefined;
  }
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const next = (chosen + (key === 'ArrowDown' ? 1 : -1) + rows.length) % rows.length;
    if (rows.length > 0) choose(next);
    rows[next]?.scrollIntoView({ block: 'nearest' });
    return rows.length > 0;
  }
  const more = rows[chosen]?.querySelector<HTMLElement>(`.${moreClass}`);
  if (key !== 'ArrowRight' || !more || input.selectionEnd !== input.value.length) return false;
  const [open] = linksIn(rows[chosen]?.querySelector(`[${mark}]`));
  if (open) open.focus();
  else more.click();
  return true;
}

/** @returns Whether the key did something; a letter is left to the query, which has the focus then. */
function inList({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent, list: Element, input: HTMLElement): boolean {
  if (altKey || ctrlKey || metaKey) return false;
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
