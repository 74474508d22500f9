/** The lists behind items of the top bar. They open for a pointer by style; keys and presses open them here. */
const toggles = '.navbar .dropdown > .navbar__link';
const shown = 'dropdown--show';
const dismissed = 'data-dismissed';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function show(dropdown: Element, isOpen: boolean): void {
  dropdown.classList.toggle(shown, isOpen);
  dropdown.firstElementChild?.setAttribute('aria-expanded', String(isOpen));
}

function closeOthers(target: EventTarget | null): void {
  for (const each of document.querySelectorAll(`.${shown}`))
    if (!(target instanceof Node && each.contains(target))) show(each, false);
}

/** Closes the list that is open or under the pointer, and gives its item the focus where that was inside. */
function dismiss(): void {
  for (const each of document.querySelectorAll<HTMLElement>('.navbar .dropdown')) {
    if (each.contains(document.activeElement)) each.querySelector('a')?.focus();
    show(each, false);
    if (!each.matches(':hover')) continue;
    each.setAttribute(dismissed, '');
    each.addEventListener('pointerleave', () => each.removeAttribute(dismissed), { once: true });
  }
}

function onKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Escape') dismiss();
  const dropdown = target instanceof Element ? target.closest('.navbar .dropdown') : null;
  if (!dropdown || !(target instanceof HTMLElement)) return;
  const links = [...dropdown.querySelectorAll('a')];
  const place = links.indexOf(target as HTMLAnchorElement);
  const step = steps[key];
  if ((key === 'Enter' || key === ' ') && place === 0) show(dropdown, !dropdown.classList.contains(shown));
  else if (step) show(dropdown, true);
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (step) links[place + step]?.focus();
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest(toggles) : null;
  if (link?.getAttribute('href') !== '#') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Opens and closes the lists of the top bar, as long as the page is there. */
export function attendDropdowns(): void {
  addEventListener('keydown', onKey, true);
  addEventListener('click', onClick, true);
  for (const type of ['mousedown', 'touchstart', 'focusin'])
    addEventListener(type, ({ target }) => closeOthers(target), { capture: true, passive: true });
}
