import { archived } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const review = {
  page: 'apps/review_app',
  tags: [
    {
      name: '{block:AppsReview}',
      kind: 'condition',
      app: 'review',
      summary: 'Shows its content when the review app is installed.',
      since: '2017-07',
      evidence: archived,
    },
    {
      name: '{AppsReviewTag}',
      kind: 'variable',
      pages: ['item'],
      guard: '{block:AppsReview}',
      app: 'review',
      escaping: 'markup',
      summary: 'Prints the reviews of the item.',
      since: '2017-07',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
