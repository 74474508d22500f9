import { names, searchButton } from '../hydration/contract.ts';
import { openDialog } from './open-dialog.ts';
import { isComposing, opensSearch, togglesSearch, typesCharacter } from './search-keys.ts';

/** Markup of the search box, which the build puts here. */
declare const SEARCH_DIALOG: string;

/** Most characters of a query. */
const longestQuery = 64;

const openers = `${searchButton}, [${names.control}="search"]`;
const find = () => document.querySelector<HTMLDialogElement>(`.${names.searchDialog}`);

/** Removes the box, and gives the focus back to the button where it is nowhere else. */
function close(box: HTMLDialogElement): void {
  if (!box.isConnected) return;
  box.close();
  box.remove();
  document.body.classList.remove('DocSearch--active');
  if (document.activeElement === document.body) document.querySelector<HTMLElement>(searchButton)?.focus();
  document.dispatchEvent(new Event(names.searchClosed));
}

/**
 * Opens the search box, whose field takes letters at once; what lies in it is drawn by the application.
 * @param text What was typed to open it; without it the selected text of the page.
 */
function open(text = ''): void {
  const selected = String(document.getSelection() ?? '').slice(0, longestQuery);
  document.body.insertAdjacentHTML('beforeend', SEARCH_DIALOG);
  document.body.classList.add('DocSearch--active');
  const box = find();
  const field = box?.querySelector('input');
  if (!box || !field) return;
  box.addEventListener('close', () => close(box));
  box.addEventListener('submit', (event) => event.preventDefault());
  box.addEventListener('click', ({ target }) => {
    if (target === box || (target instanceof Element && target.matches('.DocSearch-Cancel'))) close(box);
  });
  field.value = text || selected;
  openDialog(box, field);
  if (!text) field.select();
  document.dispatchEvent(new Event(names.dialogOpened));
}

function onKey(event: KeyboardEvent): void {
  if (isComposing(event)) return;
  const box = find();
  const { target, key } = event;
  const onButton = target instanceof Element && target.matches(searchButton);
  if (box) {
    if (key !== 'Escape' && !togglesSearch(event)) return;
    close(box);
  } else if (opensSearch(event)) open();
  else if (onButton && typesCharacter(event)) open(key);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onClick(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof Element) || !target.closest(openers)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!find()) open();
}

/** Opens and closes the search box by its button and its keys, as long as the page is there. */
export function attendSearch(): void {
  addEventListener('keydown', onKey, true);
  addEventListener('click', onClick, true);
}
