import { platform } from './platform.ts';
import { unexpectedSetting } from './unexpected-setting.ts';

interface Announcement {
  readonly isShown: boolean;
  readonly id: string;
  readonly until?: string | undefined;
}

/**
 * The announcement of the settings while it is on.
 * @param now Time in ms.
 * @returns Undefined when it is switched off, or over.
 * @throws {Error} When its end is no day.
 */
export function announcementAt<T extends Announcement>(now: number, announcement: T): T | undefined {
  const { until } = announcement;
  if (until !== undefined && !isDay(until))
    throw unexpectedSetting('announcement.until', until, 'a day such as 2027-03-01');
  const isOver = until !== undefined && now >= Date.parse(until);
  return announcement.isShown && !isOver ? announcement : undefined;
}

/** Whether a text is a day of the calendar. */
function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The announcement of this build. */
export const announcement = announcementAt<Announcement>(Date.now(), platform.announcement);
