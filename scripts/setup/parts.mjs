import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { trackedFiles } from './inputs.mjs';
import { cacheDir, root } from './paths.mjs';
import { npm, run } from './run.mjs';
import { one, playwrightCounts, vitestCounts } from './tally.mjs';

/** @param {string} path */
const bin = (path) => join(root, 'node_modules', path);
const scriptEndings = /\.([cm]?[jt]s|tsx)$/;
/** Programs that import generated clients: their test generates these, and compiles both. */
const elsewhere = 'packages/api/recipes/generated-clients/';
const reports = join(cacheDir, 'reports');

/** Folders with a TypeScript project of their own: the workspaces, and the root, for what belongs to none of them. */
function projects() {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  return [...packages, 'site', 'e2e', 'e2e/fixtures', '.'].filter((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')),
  );
}

/** Checks the types of every project, and that every script of the repository belongs to one. */
export async function types() {
  const parts = [];
  /** @type {Set<string>} */
  const checked = new Set();
  for (const folder of projects()) {
    const { code, output } = await run(
      `Types of ${folder === '.' ? 'commands and measurements' : folder}`,
      process.execPath,
      [bin('typescript/bin/tsc'), '--noEmit', '--listFiles', '-p', folder],
      { tolerate: true },
    );
    const isFile = (/** @type {string} */ line) => isAbsolute(line);
    for (const line of output.split('\n').filter(isFile)) checked.add(relative(root, line).replaceAll('\\', '/'));
    if (code !== 0)
      console.log(
        output
          .split('\n')
          .filter((line) => !isFile(line))
          .join('\n')
          .trimEnd(),
      );
    parts.push(one(code === 0));
  }
  const missed = trackedFiles(scriptEndings).filter((file) => !checked.has(file) && !file.startsWith(elsewhere));
  for (const file of missed) console.log(`Unexpected ${file} outside every tsconfig.json, expected it in one.`);
  return [...parts, one(missed.length === 0)];
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
  for (const folder of projects().filter((each) => each !== '.' && existsSync(join(root, each, 'package.json')))) {
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
 * Runs the unit tests.
 * @param {readonly string[]} [args] More arguments for Vitest.
 */
export async function unit(args = []) {
  const file = freshReport('vitest.json');
  const { code } = await run(
    'Unit tests',
    process.execPath,
    [bin('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args],
    { show: true, tolerate: true },
  );
  return [fromReport(file, vitestCounts, code)];
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
