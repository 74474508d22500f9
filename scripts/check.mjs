import { browser } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { Failure, main } from './setup/explain.mjs';
import { findBrowser } from './setup/find-browser.mjs';
import { install } from './setup/install.mjs';
import { deadCode, e2e, links, lint, ownChecks, statements, types, unit } from './setup/parts.mjs';
import { closingLine, sum } from './setup/tally.mjs';

/** @typedef {import('./setup/tally.mjs').Counts} Counts */

/**
 * The parts of the checks by name; `npm run check` without a name runs all but the last two.
 * @type {ReadonlyMap<string, (args: readonly string[]) => Counts[] | Promise<Counts[]>>}
 */
const parts = new Map([
  ['types', types],
  ['lint', lint],
  ['unused', deadCode],
  ['checks', ownChecks],
  ['unit', unit],
  ['links', () => build().then(links)],
  ['e2e', async (args) => build().then(async () => e2e(findBrowser() ?? (await browser()), args))],
  ['statements', statements],
]);
const onRequest = ['e2e', 'statements'];

/** `npm run check`, `types`, `lint`, `unused`, `unit`, `links`, `e2e`: `check.mjs [PART] [ARGUMENTS]`. */
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
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 ? 1 : 0;
});
