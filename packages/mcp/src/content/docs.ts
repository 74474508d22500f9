import { createEngine, type Place, placesOf, type SearchRecord } from '@shop-docs/search';
import type { Content, Files, Page } from './content.ts';
import { nearest } from './likeness.ts';
import { entryOf, headingsOf, type Passage, sectionOf } from './sections.ts';

/** The documentation, ready for questions. */
export interface Docs {
  /** Name of the site. */
  readonly title: string;
  /** Where the site is published, with a slash at the end. */
  readonly address: string;
  readonly pages: readonly Page[];
  readonly files: Files;
  /** The published address of a path below the site's root. */
  link(path: string): string;
  /** Best first, one for each address; addresses are paths below the site's root. */
  search(query: string): readonly SearchRecord[];
  /** The Japanese words of a query that the search knows, in English; '' for none. */
  inEnglish(query: string): string;
  /**
   * The page of a path, of a published address, or of that of the official page; an anchor, a query and an ending are left aside.
   * @throws {RangeError} When there is none; the message names near ones.
   */
  page(written: string): Page;
  /**
   * What an anchor of a page leads to: a section, or the row of a parameter, a field, an error, a tag.
   * @throws {RangeError} When the page has no such anchor; the message names near ones.
   */
  passage(page: Page, anchor: string): Passage;
  /** What an anchor of a page names; undefined where the search knows none. */
  place(page: Page, anchor: string): Place | undefined;
  /** Anchor of the heading that starts at a place of the page; undefined where none is known. */
  anchorAt(page: Page, start: number): string | undefined;
}

/** Most hits that a search opens: more are never shown. */
const mostHits = 60;
/** The documentation of BASE has its pages at the same paths. */
const official = 'https://docs.thebase.in/';
/** Most anchors that a refusal names. */
const mostNear = 5;
/** The call of an operation, and the form that sends it: both stand above the first heading of its text. */
const atTop = ['endpoint', 'try-it'];

export function createDocs({ title, address, pages, files, index }: Content): Docs {
  const engine = createEngine(index.first, index.second);
  const base = new URL(address).pathname;
  const below = (url: string) => (url.startsWith(base) ? `/${url.slice(base.length)}` : url);
  const byPath = new Map(pages.map((page) => [keyOf(page.path), page]));
  const byPage = new Map<string, Place[]>();
  for (const place of placesOf(index.first)) {
    const key = keyOf(below(place.url));
    byPage.set(key, [...(byPage.get(key) ?? []), place]);
  }
  const sectionsOf = (page: Page) => (byPage.get(keyOf(page.path)) ?? []).filter(({ kind }) => kind === 'section');
  const link = (path: string) => `${address}${path.replace(/^\//, '')}`;
  const docs: Docs = {
    title,
    address,
    pages,
    files,
    link,
    search: (query) => {
      const { hits, open } = engine.search(query, ({ version }) => version === 'current');
      const records = hits.slice(0, mostHits).map((hit) => open(hit).record);
      return records.map((each) => ({
        ...each,
        url: below(each.url),
        url_without_anchor: below(each.url_without_anchor),
      }));
    },
    inEnglish: (query) =>
      Object.entries(index.first.japanese)
        .flatMap(([word, english]) => (query.includes(word) ? [english] : []))
        .join(' '),
    page: (written) => {
      const origin = [address, official].find((each) => written.startsWith(each)) ?? '';
      const path = written.slice(origin.length);
      const found = byPath.get(keyOf(path));
      if (found) return found;
      const near = [...new Set(docs.search(path.replace(/[/_#?]+/g, ' ')).map((each) => each.url_without_anchor))];
      throw new RangeError(
        `Unexpected page ${written}, expected a path or an address of the site such as ${near.slice(0, 3).join(', ') || '/api/items/add'}.`,
      );
    },
    passage: (page, anchor) => {
      const places = byPage.get(keyOf(page.path)) ?? [];
      const place = places.find((each) => each.anchor === anchor);
      if (place?.kind === 'section') {
        const nth = sectionsOf(page)
          .filter(({ text }) => text === place.text)
          .indexOf(place);
        const section = sectionOf(page, place.text, nth);
        if (section) return section;
      }
      const entry = entryOf(page, link(page.path), anchor);
      if (entry) return entry;
      const headings = headingsOf(page);
      if (atTop.includes(anchor) && page.path.startsWith('/api/'))
        return { start: 0, end: headings[1]?.start ?? page.markdown.length };
      // What runs on the page and has no text of its own, such as a form: the whole page.
      if (place) return { start: 0, end: page.markdown.length };
      // The levels of evidence are entries of a list without links to themselves.
      if (anchor.startsWith('evidence-') && places.some((each) => each.anchor === 'evidence'))
        return docs.passage(page, 'evidence');
      const near = nearest(
        anchor,
        places.map((each) => each.anchor),
        mostNear,
      ).map((each) => `#${each}`);
      throw new RangeError(
        `Unexpected #${anchor} of ${page.path}, expected one of the page${near.length > 0 ? ` such as ${near.join(', ')}` : ': it has none'}.`,
      );
    },
    place: (page, anchor) => (byPage.get(keyOf(page.path)) ?? []).find((each) => each.anchor === anchor),
    anchorAt: (page, start) => {
      const headings = headingsOf(page);
      const heading = headings.find((each) => each.start === start);
      if (!heading) return undefined;
      const nth = headings.filter(({ text }) => text === heading.text).indexOf(heading);
      return sectionsOf(page).filter(({ text }) => text === heading.text)[nth]?.anchor;
    },
  };
  return docs;
}

function keyOf(path: string): string {
  return path
    .replace(/[?#].*$/s, '')
    .replace(/\.(?:md|html)$/, '')
    .replace(/(?:^|\/)index$/, '')
    .replace(/^\/|\/$/g, '');
}
