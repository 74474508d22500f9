import { browser } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { Failure, main } from './setup/explain.mjs';
import { install } from './setup/install.mjs';
import { interpreters } from './setup/interpreters.mjs';
import { e2e, lint, ownChecks, statements, types, unit } from './setup/parts.mjs';
import { closingLine, one, sum } from './setup/tally.mjs';

/** `npm test`: sets up what is missing, runs everything, and ends with the sum of it. */
await main(async () => {
  const start = performance.now();
  const times = [];
  const parts = [];
  const timed = async (name, work) => {
    const from = performance.now();
    const counts = sum(await work());
    parts.push(counts);
    times.push([name, (performance.now() - from) / 1000, closingLine(counts)]);
  };

  await install();
  const browserPath = await browser();
  const missing = await interpreters();
  if (missing.length > 0)
    console.log(`Not installed, so the request samples that need it are skipped: ${missing.join(', ')}`);

  await timed('types', types);
  await timed('lint', lint);
  await timed('build', async () => [one(await works(build))]);
  await timed('checks', ownChecks);
  await timed('unit', unit);
  await timed('browser', () => e2e(browserPath));
  await timed('statements', statements);

  console.log('');
  for (const [name, seconds, counts] of times)
    console.log(`${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ${counts}`);
  console.log(`${'in all'.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`);
  const total = sum(parts);
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 ? 1 : 0;
});

/** A build that fails is one failure among the tests, told at once. */
async function works(work) {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return false;
  }
}
