import type { Item, Review } from '../shop/shop.ts';
import { escapeHtml } from './escape.ts';
import type { Page } from './page.ts';

const ratings: Readonly<Record<Review['rating'], readonly [ja: string, en: string]>> = {
  good: ['良い', 'Good'],
  fair: ['普通', 'Fair'],
  poor: ['悪い', 'Poor'],
};

/** Reviews of an item; nothing for an item without any. */
export function reviewList({ reviews = [] }: Item, { say }: Page): string {
  if (reviews.length === 0) return '';
  const entries = reviews.map(
    ({ rating, date, comment }) =>
      `<li><strong>${say(...ratings[rating])}</strong> <time datetime="${date}">${date.replaceAll('-', '/')}</time><p>${escapeHtml(comment)}</p></li>`,
  );
  return (
    `<div class="review01"><h3 class="review01__title">${say('ショップの評価', 'Reviews')} (${reviews.length})</h3>` +
    `<div class="review01__tabWrap"><ul class="x_reviewList">${entries.join('')}</ul></div></div>`
  );
}
