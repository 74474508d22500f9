import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/review_app. */
export const review = [
  { name: '{block:AppsReview}', kind: 'condition', app: 'review' },
  {
    name: '{AppsReviewTag}',
    kind: 'variable',
    pages: ['item'],
    guard: '{block:AppsReview}',
    app: 'review',
    escaping: 'markup',
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
