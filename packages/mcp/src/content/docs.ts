import { createEngine, type SearchRecord } from '@shop-docs/search';
import type { Content, Page } from './content.ts';

/** The documentation, ready for questions. */
export interface Docs {
  /** Name of the site. */
  readonly title: string;
  readonly pages: readonly Page[];
  /** The published address of a path below the site's root. */
  link(path: string): string;
  /** Best first, one for each address; addresses are paths below the site's root. */
  search(query: string): readonly SearchRecord[];
  /**
   * The page of a path or of a published address; an anchor, a query and an ending are left aside.
   * @throws {RangeError} When there is none; the message names near ones.
   */
  page(written: string): Page;
}

/** Most hits that a search opens: more are never shown. */
const mostHits = 60;

export function createDocs({ title, address, pages, index }: Content): Docs {
  const engine = createEngine(index.first, index.second);
  const base = new URL(address).pathname;
  const below = (url: string) => (url.startsWith(base) ? `/${url.slice(base.length)}` : url);
  const byPath = new Map(pages.map((page) => [keyOf(page.path), page]));
  const docs: Docs = {
    title,
    pages,
    link: (path) => `${address}${path.replace(/^\//, '')}`,
    search: (query) => {
      const { hits, open } = engine.search(query, ({ version }) => version === 'current');
      const records = hits.slice(0, mostHits).map((hit) => open(hit).record);
      return records.map((each) => ({
        ...each,
        url: below(each.url),
        url_without_anchor: below(each.url_without_anchor),
      }));
    },
    page: (written) => {
      const path = written.startsWith(address) ? written.slice(address.length) : written;
      const found = byPath.get(keyOf(path));
      if (found) return found;
      const near = [...new Set(docs.search(path.replace(/[/_#?]+/g, ' ')).map((each) => each.url_without_anchor))];
      throw new RangeError(
        `Unexpected page ${written}, expected a path or an address of the site such as ${near.slice(0, 3).join(', ') || '/api/items/add'}.`,
      );
    },
  };
  return docs;
}

function keyOf(path: string): string {
  return path
    .replace(/[?#].*$/s, '')
    .replace(/(?:\/?index)?\.(?:md|html)$/, '')
    .replace(/^\/|\/$/g, '');
}
