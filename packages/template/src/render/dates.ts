import type { Moment } from '../shop/shop.ts';
import type { Language } from './request.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** `2019年1月1日 00:00`; in English `January 1, 2019 00:00`. Dates without a time stay without. */
export function longDate(moment: Moment, language: Language): string {
  const [date = '', time] = moment.split(' ');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const words = language === 'ja' ? `${year}年${month}月${day}日` : `${months[month - 1]} ${day}, ${year}`;
  return time ? `${words} ${time}` : words;
}

/** `2026/06/12 09:00`, as blog pages print it. */
export function shortDate(moment: Moment): string {
  return moment.replaceAll('-', '/');
}

/** From one moment to another, in minutes. */
export function minutesBetween(from: Moment, to: Moment): number {
  return (Date.parse(`${to.replace(' ', 'T')}Z`) - Date.parse(`${from.replace(' ', 'T')}Z`)) / 60_000;
}
