import type { HtmlTagObject } from '@docusaurus/types';

/**
 * Tells pages under development where a search index of an earlier build lies; the finishing of a build writes the
 * same element into built pages.
 * @param content Addresses of the index files; none when there is no earlier build.
 */
export function devSearchTags(content: string | undefined): HtmlTagObject[] {
  return content ? [{ tagName: 'meta', attributes: { name: 'search-index', content } }] : [];
}
