import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { createAdapter } from '../src/algolia/adapter.ts';
import { buildTiers } from '../src/engine/build-index.ts';
import { createEngine } from '../src/engine/engine.ts';
import { growRecords } from './grow-records.ts';
import { readRecords } from './read-records.ts';
import { openInParts, siteInParts } from './site-in-parts.ts';

/** Questions of three words, of common and of rare ones. */
const questions = `
add item image, list all orders, order status update, refresh access token, item stock update, sold out label
category page template, shipping fee app, upload item image, rate limit error, coupon discount code
delete category items, theme editor preview, variation stock change, webhook order event, image url size
review app block, shop name title, paging offset limit, oauth redirect uri
`
  .trim()
  .split(/, |\n/);

const { values } = parseArgs({ options: { site: { type: 'string' }, factor: { type: 'string', default: '115' } } });
const tiers = buildTiers(growRecords(readRecords(values.site), Number(values.factor)));
const site = siteInParts(tiers);
const whole = createAdapter(createEngine(tiers.first, tiers.second));
const sent = (text: string): number => brotliCompressSync(text).length;
const index = sent(site.files.index);
console.log(
  `${tiers.first.pages.url.length} pages: ${site.files.parts.size} parts, their list ${kB(index)}. A first question:\n`,
);

const cell = (text: string | number): string => String(text).padStart(10);
console.log(['question'.padEnd(26), ...['sent', 'parts', 'before', 'answer', 'whole', 'same'].map(cell)].join(''));
const sizes: number[] = [];
for (const query of questions) {
  const body = { requests: [{ indexName: 'docs', query, hitsPerPage: 20 }] };
  const { response, names, prepared, answered } = await openInParts(site)(body);
  const start = performance.now();
  const [expected] = whole.search(body).results;
  const time = performance.now() - start;
  const ids = expected && 'hits' in expected ? expected.hits.map(({ objectID }) => objectID) : [];
  const other = ids.findIndex((id, i) => response.hits[i]?.objectID !== id);
  const size = index + names.reduce((sum, name) => sum + sent(site.files.parts.get(name) ?? ''), 0);
  sizes.push(size);
  const times = [prepared, answered, time].map((each) => `${each.toFixed(0)} ms`);
  const same = `${other < 0 ? ids.length : other} of ${ids.length}`;
  console.log([query.padEnd(26), ...[kB(size), names.length, ...times, same].map(cell)].join(''));
}
sizes.sort((one, other) => one - other);
console.log(`\nSent: median ${kB(sizes[sizes.length >> 1] ?? 0)}, most ${kB(sizes.at(-1) ?? 0)} (at most 250 kB)`);

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
