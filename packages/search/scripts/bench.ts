import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { QualityQuery } from '../quality/measure.ts';
import { ownEngine, peers } from '../quality/peers.ts';
import { createAdapter } from '../src/algolia/adapter.ts';
import { buildIndex } from '../src/engine/build-index.ts';
import { createEngine } from '../src/engine/engine.ts';
import { fingerprint, type SearchRecord } from '../src/record.ts';
import { readRecords } from './read-records.ts';

const { values } = parseArgs({
  options: { site: { type: 'string' }, factors: { type: 'string', default: '1,10,100' } },
});
const records = readRecords(values.site);
const queries = JSON.parse(
  readFileSync(new URL('../quality/queries.json', import.meta.url), 'utf8'),
) as readonly QualityQuery[]; // kept beside this package

/** Every beginning of every query, as the search box asks while somebody types. */
const keystrokes = queries.flatMap(({ query }) =>
  Array.from({ length: Math.min(query.length, 64) }, (_, i) => query.slice(0, i + 1)),
);

console.log(
  `${keystrokes.length} keystrokes of ${queries.length} queries on ${records.length} records, Node ${process.version}; milliseconds\n`,
);
for (const { name, search } of [ownEngine(records), ...(await peers(records))]) {
  const some = name === 'Fuse' ? keystrokes.filter((_, i) => i % 20 === 0) : keystrokes;
  console.log(line(name, timed(some, search)));
}

console.log('\nGrowth: variations of the same records\n');
for (const factor of values.factors.split(',').map(Number)) {
  const varied = vary(records, factor);
  const start = performance.now();
  const { first, second } = buildIndex(varied);
  const built = performance.now();
  const data = [JSON.parse(first), JSON.parse(second)] as const;
  const parsed = performance.now();
  const engine = createEngine(...data);
  const loaded = performance.now();
  const { search } = createAdapter(engine, { origin: 'https://docs.example' });
  const step = Math.max(1, factor / 4);
  const some = keystrokes.filter((_, i) => i % step < 1);
  const times = timed(some, (query) => search({ requests: [{ indexName: 'docs', query, hitsPerPage: 20 }] }));
  const size = (text: string): string =>
    `${(brotliCompressSync(text, { params: { 1: factor > 20 ? 5 : 11 } }).length / 1000).toFixed(1)} kB`;
  console.log(
    `${factor}x: ${varied.length} records, build ${(built - start).toFixed(0)} ms, files ${size(first)} + ${size(second)}, parse ${(parsed - built).toFixed(1)} ms, load ${(loaded - parsed).toFixed(1)} ms`,
  );
  console.log(line('  with highlighting', times));
}

function timed(some: readonly string[], search: (query: string) => unknown): number[] {
  for (const query of some.slice(0, 200)) search(query);
  return some
    .map((query) => {
      const start = performance.now();
      search(query);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
}

function line(name: string, sorted: readonly number[]): string {
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2).padStart(9);
  return `${name.padEnd(20)} median ${at(0.5)}  p95 ${at(0.95)}  most ${at(1)}`;
}

/** The same pages again under other addresses, each copy with words and names of its own beside the common ones. */
function vary(originals: readonly SearchRecord[], factor: number): SearchRecord[] {
  return Array.from({ length: factor }, (_, copy) => {
    if (copy === 0) return originals;
    const own = (text: string): string =>
      text.replace(/\p{L}{6,}/gu, (word) =>
        Number.parseInt(fingerprint(word).slice(0, 4), 16) % 3 === 0 ? `${word}${copy}` : word,
      );
    return originals.map((record): SearchRecord => {
      const levels = Object.entries(record.hierarchy).map(([level, text]) => [level, text === null ? null : own(text)]);
      const hierarchy = Object.fromEntries(levels) as SearchRecord['hierarchy']; // the same keys
      return {
        ...record,
        objectID: `${record.objectID}-${copy}`,
        hierarchy,
        content: record.content === null ? null : own(record.content),
        url: `/${copy}${record.url}`,
        url_without_anchor: `/${copy}${record.url_without_anchor}`,
      };
    });
  }).flat();
}
