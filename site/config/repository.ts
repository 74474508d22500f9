/**
 * Source of the pages; edit links and the missing-result form point here. It stands apart from the rest of
 * `platform.ts`, so that the search box loads nothing else of it.
 */
export const repository = 'https://github.com/shop-docs/shop-docs';

/** Where a reader reports a search that should have found something. */
export function missingResultUrl(query: string): string {
  return `${repository}/issues/new?title=${encodeURIComponent(`Search finds nothing for: ${query}`)}`;
}
