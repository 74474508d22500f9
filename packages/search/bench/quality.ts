import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { buildIndex } from '../src/engine/build-index.ts';
import { keystrokes } from './keystrokes.ts';
import { measure, type QualityQuery } from './measure.ts';
import { ownEngine, peers } from './peers.ts';
import { readRecords } from './read-records.ts';
import { timeInBrowser } from './time-in-browser.ts';
import { latencyLine } from './time-keystrokes.ts';
import { measureTyping } from './typing.ts';

const { values } = parseArgs({ options: { site: { type: 'string' }, misses: { type: 'boolean' } } });
const records = readRecords(values.site);
/** Queries and their answers, kept beside this file. */
const read = (name: string) =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as readonly QualityQuery[];
const queries = read('./queries.json');
const heldOut = read('./held-out.json');
const kinds = [...new Set(queries.map(({ kind }) => kind))];
const engines = [ownEngine(records), ...(await peers(records))];

const cell = (text: string | number): string => String(text).padStart(12);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const { first, second } = buildIndex(records);
const size = (text: string): string => `${(brotliCompressSync(text).length / 1000).toFixed(1)} kB`;

console.log(
  `${records.length} records, ${queries.length} queries; index files in brotli: ${size(first)} (at most 38.5), ${size(second)} (at most 164)\n`,
);
const rows = engines.map((engine) => ({
  name: engine.name,
  all: measure(engine, queries),
  kinds: kinds.map((kind) =>
    measure(
      engine,
      queries.filter((each) => each.kind === kind),
    ),
  ),
}));
console.log(['all queries'.padEnd(20), ...['MRR@10', 'success@1', 'success@5', 'no result'].map(cell)].join(''));
for (const { name, all } of rows)
  console.log(
    [
      name.padEnd(20),
      cell(all.mrr.toFixed(3)),
      ...[all.first, all.five, all.none].map((share) => cell(percent(share))),
    ].join(''),
  );
for (const [title, value] of [
  ['MRR@10 by kind', (each: (typeof rows)[number]['all']) => each.mrr.toFixed(3)],
  ['no result by kind', (each: (typeof rows)[number]['all']) => percent(each.none)],
] as const) {
  console.log(['', `\n${title}`.padEnd(21), cell('queries'), ...engines.map(({ name }) => cell(name))].join(''));
  for (const [i, kind] of kinds.entries())
    console.log(
      [
        kind.padEnd(20),
        cell(rows[0]?.kinds[i]?.queries ?? 0),
        ...rows.map((row) => cell(value(row.kinds[i] ?? row.all))),
      ].join(''),
    );
}
console.log(
  `\n${'held out, not tuned for'.padEnd(28)}${['queries', 'MRR@10', 'success@5', 'no result'].map(cell).join('')}`,
);
const partsOfHeldOut = [...new Set(heldOut.map(({ kind }) => kind))].map(
  (kind) => [kind, heldOut.filter((each) => each.kind === kind)] as const,
);
for (const [name, part] of [['all', heldOut] as const, ...partsOfHeldOut]) {
  const own = measure(ownEngine(records), part);
  const shares = [own.mrr.toFixed(3), percent(own.five), percent(own.none)];
  console.log([name.padEnd(28), cell(own.queries), ...shares.map(cell)].join(''));
}

const misspelled = read('./misspelled.json');
const typing = read('./typing.json');
for (const kind of ['tuned', 'held out']) {
  const { answered, letters, lost, lines } = measureTyping(
    ownEngine(records),
    typing.filter((each) => each.kind === kind),
  );
  console.log(
    `\nwhile typing, ${kind}: ${percent(answered)} of beginnings answered among five, from letter ${letters.toFixed(1)}, lost again ${lost} times`,
  );
  if (values.misses) console.log(lines.join('\n'));
  const mistyped = measure(
    ownEngine(records),
    misspelled.filter((each) => each.kind === kind),
  );
  console.log(`one mistake in the query, ${kind}: MRR@10 ${mistyped.mrr.toFixed(3)}`);
}

/** Every third keystroke: enough for a 95th percentile, and half a minute for all engines together. */
const typed = keystrokes(queries).filter((_, i) => i % 3 === 0);
const { version, latencies } = await timeInBrowser(records, typed);
console.log(`\nMilliseconds for a keystroke in Chromium ${version}, ${typed.length} keystrokes (at most 5 at p95)`);
for (const latency of latencies) console.log(latencyLine(latency));
if (values.misses) console.log(`\nNot first:\n${rows[0]?.all.misses.join('\n')}`);
