import { browser } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { Failure, main } from './setup/explain.mjs';
import { findBrowser } from './setup/find-browser.mjs';
import { install } from './setup/install.mjs';
import {
  browsers,
  deadCode,
  e2e,
  lastLong,
  links,
  lint,
  long,
  ownChecks,
  statements,
  types,
  unit,
} from './setup/parts.mjs';
import { closingLine, sum } from './setup/tally.mjs';

/** @typedef {import('./setup/tally.mjs').Counts} Counts */

/** Path of a browser, which is installed when there is none. */
const anyBrowser = async () => findBrowser() ?? (await browser());

/**
 * The parts of the checks by name; `npm run check` without a name runs all but those on request. What judges the built
 * site builds it first.
 * @type {ReadonlyMap<string, (args: readonly string[]) => Promise<Counts[]>>}
 */
const parts = new Map([
  ['types', types],
  ['lint', lint],
  ['unused', deadCode],
  ['checks', ownChecks],
  ['unit', (args) => build().then(() => unit(args))],
  ['links', () => build().then(links)],
  ['long', (args) => build().then(() => long(args))],
  ['e2e', async (args) => build().then(async () => e2e(await anyBrowser(), args))],
  ['browsers', async (args) => build().then(async () => browsers(await anyBrowser(), args))],
  ['statements', statements],
]);
const onRequest = ['long', 'e2e', 'browsers', 'statements'];

/** `npm run check`, `types`, `lint`, `unused`, `unit`, `links`, `e2e`, `browsers`, `test:long`: `check.mjs [PART] [ARGUMENTS]`. */
await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  const chosen = name === undefined ? [...parts.keys()].filter((each) => !onRequest.includes(each)) : [name];
  await install();
  const counts = [];
  for (const part of chosen) {
    const check = parts.get(part);
    if (!check) throw new Failure(`Unexpected part ${part}, expected one of ${[...parts.keys()].join(', ')}`);
    counts.push(...(await check(args)));
  }
  const total = sum(counts);
  if (name === undefined) console.log(`\n${lastLong()}`);
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 ? 1 : 0;
});
