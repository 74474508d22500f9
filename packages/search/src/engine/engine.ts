import type { FirstTier, SecondTier } from './index-data.ts';
import { factsOf, readNodes, readTexts, type TextEntry } from './nodes.ts';
import { readLanguage } from './parse-query.ts';
import type { SearchIndex } from './search-index.ts';
import { type Search, searchOver } from './search-over.ts';
import { openTermIndex } from './term-index.ts';
import { createWordFinder, type WordFinder } from './word-finder.ts';

export type { EngineHit, EngineResult, PageFacets } from './search-over.ts';

export interface Engine {
  /**
   * Best first, one per url. An empty query gives all pages in their order.
   * @param here Path of the page that the reader is on: its answers and those of its part of the site come before equally
   * good ones.
   */
  readonly search: Search;
  /** Adds the running text. */
  addText(second: SecondTier): void;
  readonly hasText: boolean;
}

/**
 * Loads the first index file, and the second when it is at hand.
 * @throws {TypeError} When the data is not an index of this format.
 */
export function createEngine(first: FirstTier, second?: SecondTier): Engine {
  if (first?.format !== 4) throw new TypeError(`Unexpected index format ${JSON.stringify(first?.format)}, expected 4`);
  const nodes = readNodes(first);
  const index: SearchIndex = { nodes, titles: openTermIndex(nodes.length, first), texts: [], bodies: null };
  let describedBy = new Map<number, TextEntry>();
  let finder: WordFinder = createWordFinder(index);

  const addText = (data: SecondTier): void => {
    if (data?.format !== 4) throw new TypeError(`Unexpected index format ${JSON.stringify(data?.format)}, expected 4`);
    const texts = readTexts(data);
    index.bodies = openTermIndex(texts.length, data);
    index.texts = texts;
    describedBy = new Map(texts.filter(({ own }) => !own).map((text) => [text.node, text]));
    finder = createWordFinder(index);
  };
  if (second) addText(second);

  return {
    addText,
    get hasText() {
      return index.bodies !== null;
    },
    search: searchOver({
      pages: first.pages,
      facets: first.facets,
      index,
      language: readLanguage(first),
      finder: () => finder,
      factsAt: factsOf(nodes),
      describes: (node) => describedBy.get(node) ?? null,
    }),
  };
}
