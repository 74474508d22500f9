/** The menu of narrow windows. Its frame stands in the page; its second level is a copy of the sidebar. */
const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);

const shown = 'navbar-sidebar--show';
const onSecondLevel = 'navbar-sidebar__items--show-secondary';

/** The page behind the menu. */
const behind = '#__docusaurus > :not(.navbar), .navbar__inner';

/** Puts the page behind an open menu out of reach, and gives it back. */
export function fencePage(): void {
  for (const part of document.querySelectorAll<HTMLElement>(behind)) part.inert = isMenuOpen();
}

/**
 * The same once the menu is on the screen: a browser looks at each element of a page that goes out of reach, which takes
 * a slow phone longer than a frame.
 */
export function fencePageLater(): void {
  requestAnimationFrame(() => setTimeout(fencePage));
}

function showLevel(second: boolean): void {
  const levels = find('.navbar-sidebar__items');
  levels?.classList.toggle(onSecondLevel, second);
  levels?.querySelectorAll<HTMLElement>(':scope > *').forEach((level, index) => {
    level.inert = (index === 1) !== second;
  });
}

/** What slides in can take the focus only once it has begun to: at the next frame, or later on a busy device. */
export function focusInside(): void {
  const close = find('.navbar-sidebar__close');
  close?.focus();
  if (isMenuOpen() && document.activeElement !== close) requestAnimationFrame(focusInside);
}

function setOpen(open: boolean): void {
  find('.navbar')?.classList.toggle(shown, open);
  find('.navbar__toggle')?.setAttribute('aria-expanded', String(open));
  document.body.style.overflow = open ? 'hidden' : 'visible';
  if (open) {
    requestAnimationFrame(focusInside);
    fencePageLater();
  } else {
    fencePage();
    find('.navbar__toggle')?.focus();
  }
}

/** Opens the menu, on pages of a sidebar with the sidebar in view. A window that becomes wide closes it. */
export function openMenu(): () => void {
  const sidebar = find('aside .theme-doc-sidebar-menu');
  const level = find('.navbar-sidebar__items')?.children[1];
  if (sidebar && level && !level.querySelector('.theme-doc-sidebar-menu')) level.append(sidebar.cloneNode(true));
  // A live menu has its sidebar inside already, and the page of a narrow window none beside its text any more.
  showLevel(Boolean(level?.querySelector('.theme-doc-sidebar-menu')));
  setOpen(true);
  matchMedia('(width > 996px)').addEventListener('change', () => setOpen(false), { once: true });
  return () => setOpen(false);
}

export function closeMenu(): () => void {
  setOpen(false);
  return () => setOpen(true);
}

/** From the sidebar back to the links of the top bar. */
export function showFirstLevel(): () => void {
  showLevel(false);
  return () => showLevel(true);
}

export const isMenuOpen = (): boolean => find('.navbar')?.classList.contains(shown) ?? false;
