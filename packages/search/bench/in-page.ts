import { createAdapter } from '../src/algolia/adapter.ts';
import { LEVELS } from '../src/contract.ts';
import { buildIndex } from '../src/engine/build-index.ts';
import { createEngine } from '../src/engine/engine.ts';
import type { SearchRecord } from '../src/record.ts';
import { ownEngine, peers } from './peers.ts';
import { type Latency, timeKeystrokes } from './time-keystrokes.ts';

/** Fuse takes so long that a sample has to do. */
const FUSE_SAMPLE = 40;

/** Times all engines in the page that this is loaded into; the first line is what the search box does for a keystroke. */
async function timeEngines(records: readonly SearchRecord[], typed: readonly string[]): Promise<Latency[]> {
  const { first, second } = buildIndex(records);
  const { search } = createAdapter(createEngine(JSON.parse(first), JSON.parse(second)), {
    origin: 'https://docs.example',
  });
  const levels = LEVELS.slice(1).map((level) => `hierarchy.${level}`);
  const asTheBox = (query: string): unknown =>
    search({
      requests: [
        {
          query,
          indexName: 'docs',
          attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
          attributesToSnippet: [...levels.map((level) => `${level}:10`), 'content:10'],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
        },
      ],
    });
  const engines = [ownEngine(records), ...(await peers(records))];
  return [
    timeKeystrokes('this engine, 20 marked hits', typed, asTheBox),
    ...engines.map(({ name, search: ask }) =>
      timeKeystrokes(name, name === 'Fuse' ? typed.filter((_, i) => i % FUSE_SAMPLE === 0) : typed, ask),
    ),
  ];
}

Object.assign(globalThis, { timeEngines });
