import { names, searchButton } from './contract.ts';
import { answer, type Undo } from './early-answers.ts';
import { isMenuOpen } from './early-menu.ts';
import { isSearchFrameOpen, openSearchFrame } from './early-search.ts';
import { placeOf } from './place-of.ts';
import { opensSearch, typesCharacter } from './search-keys.ts';

/**
 * What React would have handled: buttons, and links that are buttons. Other links navigate by themselves, and what opens
 * a popover is answered by the browser.
 */
export const controls = `button:not([popovertarget]), [role="button"], a[href="#"], .navbar-sidebar__backdrop, [${names.control}]`;
const searchControls = `${searchButton}, [${names.control}="search"]`;
/** The contents of a phone lie over the text: a choice in them, or a press of anything else, closes them. */
const openContents = '.theme-doc-toc-mobile > button[aria-expanded="true"]';
const dropdown = '.navbar .dropdown > .navbar__link';

/**
 * Presses a control that stood in the page before hydration, and gives back the focus that it had. A window that has
 * changed meanwhile may show no such control any more: its answer is gone with it.
 */
function press(place: () => Element | undefined, hadFocus: boolean): void {
  const control = place();
  if (!(control instanceof HTMLElement) || !control.matches(controls) || !control.checkVisibility()) return;
  if (hadFocus && document.activeElement === document.body) control.focus();
  control.click();
}

function toggleDropdown(link: Element): Undo {
  const toggle = () => link.parentElement?.classList.toggle('dropdown--show');
  toggle();
  return toggle;
}

/**
 * Answers what the reader does before the application listens, from what is in the page, and keeps what was done.
 * @returns Hands over: takes the answers back and lets the application give them, within one frame. Several scripts may
 * fail to arrive, and each asks for it: what was done is done once.
 */
export function holdInput(): () => void {
  const held: { readonly undo: Undo; readonly repeat: () => void }[] = [];

  /** Neither the browser nor the application, which may be listening already, answers an event that is held. */
  function keep(event: Event, undo: Undo, repeat: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ undo, repeat });
  }

  function keepSearch(event: Event, letter = ''): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    openSearchFrame(letter);
  }

  function onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!target) {
      document.querySelector<HTMLElement>(openContents)?.click();
      return;
    }
    if (target.closest(`[${names.searchFrame}]`)) return;
    if (target.matches(searchControls)) {
      keepSearch(event);
      return;
    }
    const place = placeOf(target);
    const hasFocus = document.activeElement === target;
    keep(event, answer(target), () => press(place, hasFocus));
  }

  function onKey(event: KeyboardEvent): void {
    const { target, key } = event;
    if (!(target instanceof Element) || target.closest(`[${names.searchFrame}]`)) return;
    if (opensSearch(event)) keepSearch(event);
    else if (target.matches(searchButton) && typesCharacter(event)) keepSearch(event, key);
    else if (key === 'Escape' && isMenuOpen()) document.querySelector<HTMLElement>('.navbar-sidebar__close')?.click();
    else if (key === 'Enter' && target.matches(dropdown)) {
      const repeat = () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      keep(event, toggleDropdown(target), repeat);
    }
  }

  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  document.addEventListener(names.openSearchFrame, (event) => openSearchFrame((event as CustomEvent<string>).detail)); // by its name
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKey, true);
    const done = held.splice(0);
    for (const { undo } of [...done].reverse()) undo();
    for (const { repeat } of done) repeat();
    if (isSearchFrameOpen()) document.querySelector<HTMLElement>(searchButton)?.click();
  };
}
