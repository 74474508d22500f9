import { browser } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { Failure, main } from './setup/explain.mjs';
import { findBrowser } from './setup/find-browser.mjs';
import { install } from './setup/install.mjs';
import { browsers, deadCode, e2e, lastLong, lint, ownChecks, statements, types, unit } from './setup/parts.mjs';
import { installPrograms, missingPrograms } from './setup/programs.mjs';
import { closingLine, one, sum } from './setup/tally.mjs';

/** @typedef {import('./setup/tally.mjs').Counts} Counts */

/**
 * `npm test`: sets up what is missing, runs everything, and ends with the sum of it. `--no-install` leaves the system
 * as it is: without a browser the command ends, and tests of other missing programs are skipped.
 */
await main(async () => {
  const start = performance.now();
  /** @type {{ name: string, seconds: number, counts: Counts }[]} */
  const done = [];
  /** @param {string} name @param {() => Counts[] | Promise<Counts[]>} work */
  const timed = async (name, work) => {
    const from = performance.now();
    const counts = sum(await work());
    done.push({ name, counts, seconds: (performance.now() - from) / 1000 });
  };

  const unknown = process.argv.slice(2).filter((argument) => argument !== '--no-install');
  if (unknown.length > 0) throw new Failure(`Unexpected ${unknown.join(' ')}, expected --no-install or nothing.`);
  const mayInstall = !process.argv.includes('--no-install');

  await install();
  const browserPath = mayInstall ? await browser() : findBrowser();
  if (!browserPath)
    throw new Failure('No browser is here, and --no-install declines to get one: name one in CHROMIUM_PATH.');
  const missing = mayInstall ? await installPrograms() : missingPrograms();
  if (missing.length > 0)
    console.log(
      `Tests are skipped for want of: ${missing.map(({ program, why }) => `${program} (${why})`).join(', ')}`,
    );

  // The build leaves a core free for a while, which these take.
  const beside = async () => {
    await timed('types', types);
    await timed('lint', lint);
    await timed('unused', deadCode);
    await timed('checks', ownChecks);
  };
  await Promise.all([timed('build', async () => [one(await works(build))]), beside()]);
  await timed('unit', unit);
  await timed('browser', () => e2e(browserPath));
  await timed('browsers', () => browsers(browserPath));
  await timed('statements', statements);

  console.log('');
  for (const { name, seconds, counts } of done)
    console.log(`${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  ${closingLine(counts)}`);
  console.log(`${'in all'.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s`);
  console.log(`\n${lastLong()}`);
  const total = sum(done.map(({ counts }) => counts));
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 ? 1 : 0;
});

/**
 * A build that fails is one failure among the tests, told at once.
 * @param {() => Promise<unknown>} work
 */
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
