import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { review } from './review.ts';

/** What readers learn of the tags of the page apps/review_app. */
export const reviewProse: Record<(typeof review)[number]['name'], TagProse> = {
  '{block:AppsReview}': {
    summary: 'Shows its content when the review app is installed.',
    since: '2017-07-19',
    notes: 'No opposite block is documented.',
    evidence: archived,
  },
  '{AppsReviewTag}': {
    summary: 'Prints the reviews of the item.',
    prints: 'elements made by the platform',
    since: '2017-07-19',
    evidence: archived,
  },
};
