import { announcementKeys, names } from './contract.ts';
import { closeMenu, openMenu, showFirstLevel } from './early-menu.ts';
import { foldingTime } from './folding-time.ts';

/** Takes an answer back, so that the application can give its own. */
export type Undo = () => void;

/** The id of the announcement, which the build puts here. */
declare const ANNOUNCEMENT_ID: string;

/** Closes the announcement, and remembers it as the application does: a reload may come before hydration. */
function closeAnnouncement(): Undo {
  const root = document.documentElement;
  root.setAttribute(names.announcementClosed, 'true');
  try {
    localStorage.setItem(announcementKeys.id, ANNOUNCEMENT_ID);
    localStorage.setItem(announcementKeys.dismissed, 'true');
  } catch {
    // Without storage it is closed for this page alone.
  }
  return () => root.setAttribute(names.announcementClosed, 'false');
}

/** Has a list grow to its height from its first line, which is seen at once: to begin a movement takes longer than that. */
function grow(content: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const clip = (height: string) => ({ height, overflow: 'hidden' });
  const line = clip('2.25rem');
  Object.assign(content.style, line);
  requestAnimationFrame(() =>
    setTimeout(() => {
      content.removeAttribute('style');
      const { scrollHeight } = content;
      content.animate([line, clip(`${scrollHeight}px`)], {
        duration: foldingTime(scrollHeight),
        easing: 'ease-in-out',
      });
    }),
  );
}

/** Shows or hides what stands behind a control: a group of the menu, or the contents of the page. */
function fold(control: Element, content: HTMLElement): Undo {
  const item = control.closest('.menu__list-item');
  const toggle = (): void => {
    content.hidden = !content.hidden;
    control.setAttribute('aria-expanded', String(!content.hidden));
    item?.classList.toggle('menu__list-item--collapsed', content.hidden);
  };
  toggle();
  if (!content.hidden) grow(content);
  return toggle;
}

/** What a control folds: the list below it. A group that is open as the page arrives has a live list: it is not folded here. */
function contentOf(control: Element): HTMLElement | null | undefined {
  if (control.matches('.theme-doc-toc-mobile > button'))
    return control.parentElement?.querySelector<HTMLElement>(':scope > [class*="Content"]');
  if (!control.matches('.menu__caret, .menu__link--sublist[role="button"]')) return null;
  return control.closest('.menu__list-item')?.querySelector<HTMLElement>(':scope > .menu__list');
}

/**
 * Answers the press of a control with what is in the page, before there is an application.
 * @returns How to take the answer back. What only the application can answer is marked as pressed meanwhile.
 */
export function answer(control: Element): Undo {
  if (control.matches('.theme-announcement-bar button')) return closeAnnouncement();
  if (control.matches('.navbar__toggle')) return openMenu();
  if (control.matches('.navbar-sidebar__close, .navbar-sidebar__backdrop')) return closeMenu();
  if (control.matches('.navbar-sidebar__back')) return showFirstLevel();
  const content = contentOf(control);
  if (content) return fold(control, content);
  control.setAttribute(names.pressed, 'true');
  return () => control.removeAttribute(names.pressed);
}
