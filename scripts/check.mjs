import { browser, findBrowser } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { Failure, main } from './setup/explain.mjs';
import { install } from './setup/install.mjs';
import { e2e, links, lint, ownChecks, statements, types, unit } from './setup/parts.mjs';
import { closingLine, sum } from './setup/tally.mjs';

/** The parts of the checks by name; `npm run check` without a name runs the first five. */
const parts = {
  types,
  lint,
  checks: ownChecks,
  unit,
  links: async () => {
    await build();
    return links();
  },
  e2e: async (args) => {
    await build();
    return e2e(findBrowser() ?? (await browser()), args);
  },
  statements,
};
const all = ['types', 'lint', 'checks', 'unit', 'links'];

/** `npm run check`, `types`, `lint`, `unit`, `links`, `e2e`: `check.mjs [PART] [ARGUMENTS]`. */
await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name !== undefined && !(name in parts))
    throw new Failure(`Unexpected part ${name}, expected one of ${Object.keys(parts).join(', ')}`);
  await install();
  const counts = [];
  for (const part of name === undefined ? all : [name]) counts.push(...(await parts[part](args)));
  const total = sum(counts);
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 ? 1 : 0;
});
