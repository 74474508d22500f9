import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { createAdapter } from '../src/algolia/adapter.ts';
import { buildIndex } from '../src/engine/build-index.ts';
import { createEngine } from '../src/engine/engine.ts';
import { growRecords } from './grow-records.ts';
import { keystrokes } from './keystrokes.ts';
import type { QualityQuery } from './measure.ts';
import { readRecords } from './read-records.ts';
import { latencyLine, timeKeystrokes } from './time-keystrokes.ts';

const { values } = parseArgs({
  options: { site: { type: 'string' }, factors: { type: 'string', default: '1,10,100' } },
});
const records = readRecords(values.site);
const queries = JSON.parse(readFileSync(new URL('./queries.json', import.meta.url), 'utf8')) as readonly QualityQuery[]; // kept beside this package

const typed = keystrokes(queries);
console.log(`Growth: variations of ${records.length} records, Node ${process.version}\n`);
for (const factor of values.factors.split(',').map(Number)) {
  const varied = growRecords(records, factor);
  const start = performance.now();
  const { first, second } = buildIndex(varied);
  const built = performance.now();
  const data = [JSON.parse(first), JSON.parse(second)] as const;
  const parsed = performance.now();
  const engine = createEngine(...data);
  const loaded = performance.now();
  const { search } = createAdapter(engine, { origin: 'https://docs.example' });
  const some = typed.filter((_, i) => i % Math.max(4, factor) === 0);
  const ask = (query: string): unknown => search({ requests: [{ indexName: 'docs', query, hitsPerPage: 20 }] });
  const latency = timeKeystrokes(`  ${some.length} keystrokes, 20 marked hits`, some, ask);
  const size = (text: string): string =>
    `${(brotliCompressSync(text, { params: { 1: factor > 20 ? 5 : 11 } }).length / 1000).toFixed(1)} kB`;
  console.log(
    `${factor}x: ${varied.length} records, build ${(built - start).toFixed(0)} ms, files ${size(first)} + ${size(second)}, parse ${(parsed - built).toFixed(1)} ms, load ${(loaded - parsed).toFixed(1)} ms`,
  );
  console.log(latencyLine(latency));
}
