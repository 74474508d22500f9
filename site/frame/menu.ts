import { names } from '../hydration/contract.ts';
import { openDialog } from './open-dialog.ts';

/** The menu of narrow windows: a dialog that stands in the page, with two levels. */
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
const menu = () => find<HTMLDialogElement>(`.${names.menu}`);

const onSecondLevel = 'navbar-sidebar__items--show-secondary';

/** Shows the links of the top bar, or the sidebar of the page; the other level is out of reach. */
function showLevel(box: Element, second: boolean): void {
  const levels = box.querySelector('.navbar-sidebar__items');
  levels?.classList.toggle(onSecondLevel, second);
  levels?.querySelectorAll<HTMLElement>(':scope > *').forEach((level, index) => {
    level.inert = (index === 1) !== second;
  });
}

function say(isOpen: boolean): void {
  find('.navbar__toggle')?.setAttribute('aria-expanded', String(isOpen));
  document.body.style.overflow = isOpen ? 'hidden' : 'visible';
}

/** Opens the menu; on pages of a sidebar with a copy of it in view. A window that becomes wide closes it. */
function open(box: HTMLDialogElement): void {
  const sidebar = find('aside .theme-doc-sidebar-menu');
  box.querySelector(`[${names.menuSidebar}]`)?.replaceChildren(...(sidebar ? [sidebar.cloneNode(true)] : []));
  showLevel(box, sidebar !== null);
  openDialog(box, box.querySelector('.navbar-sidebar__close'));
  say(true);
  document.dispatchEvent(new Event(names.dialogOpened));
  matchMedia('(width > 996px)').addEventListener('change', () => box.close(), { once: true });
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  const box = menu();
  if (!box || !(target instanceof Element)) return;
  const isIn = (selector: string) => target.closest(selector) !== null;
  const link = target.closest('a[href]');
  if (isIn('.navbar__toggle')) open(box);
  else if (isIn('.navbar-sidebar__back')) showLevel(box, false);
  else if (target === box || isIn('.navbar-sidebar__close')) box.close();
  else {
    if (link && box.contains(link)) box.close(); // the link is the browser's, or the application's
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Opens and closes the menu of narrow windows, as long as the page is there. */
export function attendMenu(): void {
  addEventListener('click', onClick, true);
  // The browser closes it by Escape; this event does not bubble.
  addEventListener(
    'close',
    ({ target }) => {
      if (target !== menu()) return;
      say(false);
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || menu()?.contains(activeElement))
        find('.navbar__toggle')?.focus();
    },
    true,
  );
}
