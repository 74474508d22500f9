import { names, searchButton } from './contract.ts';
import { togglesSearch } from './search-keys.ts';

/** Markup of the frame, which the build puts here. */
declare const SEARCH_FRAME: string;

const frame = () => document.querySelector<HTMLElement>(`[${names.searchFrame}]`);

/** Whether the frame of the search box is what the reader sees. */
export const isSearchFrameOpen = (): boolean => frame() !== null;

function close(): void {
  frame()?.remove();
  document.body.classList.remove('DocSearch--active');
  document.querySelector<HTMLElement>(searchButton)?.focus();
  document.dispatchEvent(new Event(names.searchFrameClosed));
}

/** The frame closes as the box does: by Escape, its shortcut, its button and a press beside it. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' && !togglesSearch(event)) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

/**
 * Opens the frame of the search box, which takes letters at once. Later the box itself takes its place, with the letters
 * that are in it then.
 * @param text Letters that were typed to open it.
 */
export function openSearchFrame(text: string): void {
  let box = frame();
  if (!box) {
    document.body.insertAdjacentHTML('beforeend', SEARCH_FRAME);
    document.body.classList.add('DocSearch--active');
    box = frame();
    box?.addEventListener('keydown', onKey);
    box?.addEventListener('submit', (event) => event.preventDefault());
    box?.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.matches('.DocSearch-Container, .DocSearch-Cancel')) close();
    });
  }
  const field = box?.querySelector('input');
  if (!field) return;
  field.value += text;
  field.focus();
}
