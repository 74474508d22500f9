import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from './paths.mjs';
import { npm, run } from './run.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { one, playwrightCounts, slowest, vitestCounts } from './tally.mjs';

/** @param {string} path */
const bin = (path) => join(root, 'node_modules', path);
const reports = join(cacheDir, 'reports');

/**
 * Checks the types of every project, and that every script of the repository belongs to one.
 * @param {readonly string[]} [folders] Projects; all when none is named.
 */
export async function types(folders = []) {
  const { code, output } = await run('Types', process.execPath, ['scripts/setup/check-types.mjs', ...folders], {
    tolerate: true,
  });
  const lines = output.trimEnd().split('\n');
  const last = lines.pop() ?? '';
  if (code !== 0) console.log([...lines, ...(last.startsWith('[[') ? [] : [last])].join('\n'));
  if (!last.startsWith('[[')) return [one(false)];
  /** @type {readonly (readonly [name: string, holds: boolean])[]} */
  const results = JSON.parse(last);
  return results.map(([, holds]) => one(holds));
}

/** Checks formatting and lint rules. */
export async function lint() {
  const { code, output } = await run(
    'Lint and format',
    process.execPath,
    [bin('@biomejs/biome/bin/biome'), 'check', '--reporter=summary'],
    { tolerate: true },
  );
  if (code !== 0) console.log(output.trimEnd());
  return [one(code === 0)];
}

/** Looks for files, exports and dependencies that nothing uses, and for dependencies that no package.json names. */
export async function deadCode() {
  const { code, output } = await run(
    'Unused code',
    process.execPath,
    [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
    { tolerate: true },
  );
  if (code !== 0) console.log(output.trimEnd());
  return [one(code === 0)];
}

/** Runs what workspaces check besides types, lint and tests: a script named `check` in their package.json. */
export async function ownChecks() {
  const parts = [];
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  for (const folder of [...packages, 'site', 'e2e'].filter((each) => existsSync(join(root, each, 'package.json')))) {
    const { scripts } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    if (!scripts?.check) continue;
    const { code, output } = await npm(`Checks of ${folder}`, ['run', '-s', '-w', folder, 'check'], { tolerate: true });
    if (code !== 0) console.log(output.trimEnd());
    parts.push(one(code === 0));
  }
  return parts;
}

/** Checks every link and fragment of the built site. */
export async function links() {
  const { code, output } = await run(
    'Links of the built site',
    process.execPath,
    ['--import', 'tsx', 'site/post-build/check-links.ts'],
    { tolerate: true },
  );
  if (code !== 0) console.log(output.trimEnd());
  return [one(code === 0)];
}

/**
 * Runs tests with Vitest.
 * @param {string} label
 * @param {string} name Name of the report.
 * @param {string} config Path of the settings, from the root.
 * @param {readonly string[]} args More arguments for Vitest.
 * @param {Record<string, string>} [env]
 */
async function vitest(label, name, config, args, env = {}) {
  const file = freshReport(`${name}.json`);
  const { code } = await run(
    label,
    process.execPath,
    [
      bin('vitest/vitest.mjs'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { show: true, tolerate: true, env },
  );
  return { counts: fromReport(file, vitestCounts, code), file };
}

/**
 * Runs the unit tests, some of which read the built site, and names the slowest files.
 * @param {readonly string[]} [args] More arguments for Vitest.
 */
export async function unit(args = []) {
  const { counts, file } = await vitest('Unit tests', 'vitest', 'vitest.config.ts', args);
  if (existsSync(file)) console.log(`Slowest: ${slowest(JSON.parse(readFileSync(file, 'utf8')), 5).join(', ')}`);
  return [counts];
}

/**
 * Runs the tests that take long and prove no statement of the specification, and remembers when they were green.
 * @param {readonly string[]} [args] More arguments for Vitest.
 */
export async function long(args = []) {
  const { counts } = await vitest('Long tests', 'long', 'vitest.long.config.ts', args);
  if (counts.failed === 0 && args.length === 0) writeStamp('long', new Date().toISOString().slice(0, 10));
  return [counts];
}

/** When the long tests were last green here, as a sentence. */
export function lastLong() {
  const date = readStamp('long');
  return `The long tests (npm run test:long) were ${date ? `last green here on ${date}` : 'never run here'}.`;
}

/**
 * Runs the journeys in three browsers.
 * @param {string} browser Path of the first.
 * @param {readonly string[]} [args] More arguments for Vitest.
 */
export async function browsers(browser, args = []) {
  const env = { CHROMIUM_PATH: browser };
  const { counts } = await vitest('Three browsers', 'browsers', 'e2e/browsers/vitest.config.ts', args, env);
  return [counts];
}

/**
 * Runs the browser tests.
 * @param {string} browser Path of the browser.
 * @param {readonly string[]} [args] More arguments for Playwright.
 */
export async function e2e(browser, args = []) {
  const file = freshReport('playwright.json');
  const env = { E2E_REPORT: file, CHROMIUM_PATH: browser };
  const { code } = await npm('Browser tests', ['run', '-s', '-w', 'e2e', 'test', '--', ...args], {
    show: true,
    tolerate: true,
    env,
  });
  return [fromReport(file, playwrightCounts, code)];
}

/** Sets the statements of the specification against the report of the browser tests. */
export async function statements() {
  const report = join(reports, 'playwright.json');
  if (!existsSync(report)) return [one(false)];
  const { code, output } = await npm(
    'Statements of the specification',
    ['run', '-s', '-w', 'e2e', 'spec', '--', '--from', report],
    { tolerate: true },
  );
  const totals = output.slice(output.lastIndexOf('\n\n') + 2);
  console.log(totals.trimEnd());
  return [one(code === 0)];
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  rmSync(join(reports, name), { force: true });
  return join(reports, name);
}

/**
 * A run that left no report, or that failed although no test did, counts as one failure.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => import('./tally.mjs').Counts} read
 * @param {number} code Exit code of the run.
 */
function fromReport(file, read, code) {
  if (!existsSync(file)) return one(false);
  const counts = read(JSON.parse(readFileSync(file, 'utf8')));
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
