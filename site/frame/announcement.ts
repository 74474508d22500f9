import { announcementKeys, names } from '../hydration/contract.ts';

/**
 * Closes the announcement by its button, and remembers it, as long as the page is there.
 * @param id Of the announcement: another one is shown again.
 */
export function attendAnnouncement(id: string): void {
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest('.theme-announcement-bar button')) return;
      event.stopImmediatePropagation();
      document.documentElement.setAttribute(names.announcementClosed, 'true');
      try {
        localStorage.setItem(announcementKeys.id, id);
        localStorage.setItem(announcementKeys.dismissed, 'true');
      } catch {
        // Without storage it is closed for this page alone.
      }
    },
    true,
  );
}
