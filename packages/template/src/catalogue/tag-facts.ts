import { groups } from './groups.ts';
import type { DocsPage, TagFacts } from './tag.ts';

/** Every tag without its prose, in the order of the guide: what runs in the page reads this. */
export const tagFacts: readonly TagFacts[] = Object.entries(groups).flatMap(([page, group]) =>
  // The keys of `groups` are pages by its type; Object.entries widens them to string.
  (group ?? []).map((facts) => ({ ...facts, page: page as DocsPage })),
);
