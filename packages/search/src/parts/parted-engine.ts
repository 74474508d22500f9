import type { Engine } from '../engine/engine.ts';
import { readLanguage } from '../engine/parse-query.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { type Reach, searchOver } from '../engine/search-over.ts';
import type { Scores } from '../engine/term-index.ts';
import { createWordFinder, type WordFinder } from '../engine/word-finder.ts';
import { likeliestPages } from './likeliest-pages.ts';
import { openPages } from './open-pages.ts';
import { openShards } from './open-shards.ts';
import { outlineOf } from './outline.ts';
import type { PartedIndex } from './part-data.ts';
import { createParts, type Parts } from './parts.ts';
import { documentsOf } from './shard-documents.ts';

/** Most pages that are opened for a question. */
const mostPages = 96;
/** Questions whose pages are remembered: the same one must lead to the same pages when these are there. */
const REMEMBERED = 24;

/** An engine that answers from the parts that are there: ask it within `settle`, which loads what was missing. */
export interface PartedEngine extends Pick<Engine, 'search' | 'hasText'>, Pick<Parts, 'settle'> {}

/**
 * Opens an index in parts.
 * @param load Loads a part by its name.
 * @param most Pages that are opened for a question: hits of all others are left out. Default: 96.
 */
export function createPartedEngine(
  index: PartedIndex,
  load: (name: string) => Promise<unknown>,
  most: number = mostPages,
): PartedEngine {
  const parts = createParts(load);
  const outline = outlineOf(index);
  const titles = openShards('titles', outline.pageOfNode.length, index.titles, parts, (shard) => {
    const nodes = documentsOf(shard);
    if (shard.profiles) outline.note(nodes, shard.profiles);
    for (const node of nodes) if (!pages.nodes[node]) titles.setSize(node, outline.profiles.words[node] ?? 1);
  });
  const bodies = openShards('bodies', outline.pageOfText.length, index.bodies, parts);
  const pages = openPages(index, parts, outline, { titles, bodies });
  const searched: SearchIndex = { nodes: pages.nodes, titles, texts: pages.texts, bodies };

  let finder: WordFinder = createWordFinder(searched);
  let state = parts.state;
  const chosen = new Map<string, readonly number[]>();
  const reach: Reach = (...question) => {
    const [found] = question;
    if (!parts.isComplete) return []; // where its words stand is not known yet
    const key = keyOf(index, question);
    const near = chosen.get(key) ?? likeliestPages(outline, ...question).slice(0, most);
    chosen.set(key, near);
    if (chosen.size > REMEMBERED) chosen.delete(chosen.keys().next().value ?? '');
    const isNear = new Uint8Array(outline.pages);
    for (const page of near) {
      isNear[page] = 1;
      pages.open(page);
    }
    const among = ({ documents, worth }: Scores, pageOf: Uint32Array): Scores => ({
      documents: documents.filter((document) => isNear[pageOf[document] ?? 0] === 1),
      worth,
    });
    return found.map((each) => ({
      ...each,
      titles: among(each.titles, outline.pageOfNode),
      bodies: among(each.bodies, outline.pageOfText),
    }));
  };
  return {
    hasText: true,
    settle: parts.settle,
    search: searchOver({
      index: searched,
      language: readLanguage(index),
      pages: { url: pages.urls, facets: index.pages.facets },
      facets: index.facets,
      finder: () => {
        if (state !== parts.state) finder = createWordFinder(searched); // more is known than it remembers
        state = parts.state;
        return finder;
      },
      factsAt: (node) => pages.factsAt(node),
      describes: (node) => pages.described.get(node) ?? null,
      reach,
    }),
  };
}

/** Tells questions apart, by what was asked, by what a filter lets pass and by where the reader is. */
function keyOf({ pages, facets, areas }: PartedIndex, [, { text }, onPage, nearness]: Parameters<Reach>): string {
  const passing = facets.map((_, facet) => onPage(pages.facets.indexOf(facet)));
  return [text, ...passing, ...areas.map((_, area) => nearness(pages.area.indexOf(area)))].join('\n');
}
