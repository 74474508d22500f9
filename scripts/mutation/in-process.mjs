import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { getFn, startTests } from '@vitest/runner';
import { build } from 'esbuild';
import { fastCheck, vitest } from './test-api.mjs';

/**
 * @typedef {import('@vitest/runner').Task} Task
 * @typedef {import('@vitest/runner').VitestRunner} VitestRunner
 * @typedef {{ readonly id: string, readonly name: string, readonly timeSpentMs: number, readonly fileName: string,
 *   readonly status: 0 | 1 | 2, readonly failureMessage?: string }} Result As Stryker has it: success, failure, skipped.
 * @typedef {{ activeMutant?: string, currentTestId?: string, hitCount?: number, hitLimit?: number,
 *   mutantCoverage?: { static: Record<string, number>, perTest: Record<string, Record<string, number>> } }} Namespace
 */

/**
 * Runs the tests of one part for Stryker, by vitest's own runner and assertions, without a new worker for each change:
 * that takes a second, this some milliseconds. Each test file is bundled once and evaluated anew for each change, so that
 * no module remembers what it did with the change before.
 */
class InProcess {
  static inject = /** @type {const} */ (['options']);
  /** @type {Map<string, { script: Script, inputs: ReadonlySet<string> }>} */
  #bundles = new Map();
  /** @type {Namespace} */
  #stryker;
  #tests;
  #isLeftOut;

  /** @param {{ inProcess: { tests: string, without: readonly string[] } }} options */
  constructor({ inProcess }) {
    this.#tests = () =>
      readdirSync(inProcess.tests, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.test.ts') && !/node_modules/.test(name) && !inProcess.without.includes(name))
        .map((name) => join(inProcess.tests, name))
        .sort((one, other) => statSync(one).size - statSync(other).size); // most changes are noticed soon by small tests
    this.#isLeftOut = (/** @type {string} */ title) => inProcess.without.some((each) => title.startsWith(each));
    const all = /** @type {{ __stryker__?: Namespace }} */ (globalThis); // where changed code looks for its change
    all.__stryker__ ??= {};
    this.#stryker = all.__stryker__;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  /** @param {{ files?: readonly string[] }} options */
  async dryRun({ files = [] }) {
    const mutated = files.map((file) => relative(process.cwd(), file));
    const tests = [];
    for (const file of this.#tests()) {
      const { inputs } = await this.#bundle(file);
      if (mutated.some((each) => inputs.has(each))) tests.push(file);
    }
    /** @type {NonNullable<Namespace['mutantCoverage']>} */
    const coverage = { static: {}, perTest: {} };
    this.#stryker.mutantCoverage = coverage;
    /** @type {Map<string, Record<string, number>>} What ran outside of tests, by test file. */
    const outside = new Map();
    const { results, error } = await this.#run(tests, new Set(), (file) => {
      coverage.static = outside.get(file) ?? {};
      outside.set(file, coverage.static);
    });
    if (error) return { status: 'error', errorMessage: error };
    coverage.static = Object.assign({}, ...outside.values());
    shareAmongTests(coverage.perTest, outside, results);
    return { status: 'complete', tests: results, mutantCoverage: coverage };
  }

  /**
   * The change is there from the start: what a test file makes when it is evaluated, such as an index, is made with it.
   * @param {{ activeMutant: { id: string }, testFilter?: readonly string[], hitLimit?: number }} options
   */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(this.#stryker, { hitCount: 0, hitLimit, activeMutant: activeMutant.id });
    const files = testFilter ? [...new Set(testFilter.map((id) => id.slice(0, id.indexOf('#'))))] : this.#tests();
    const { results, error } = await this.#run(files, new Set(testFilter));
    this.#stryker.activeMutant = undefined;
    if (hitLimit !== undefined && (this.#stryker.hitCount ?? 0) > hitLimit) return { status: 'timeout' };
    const failed = results.filter(({ status }) => status === 1);
    const nrOfTests = results.filter(({ status }) => status !== 2).length;
    const failureMessage = failed[0]?.failureMessage ?? error;
    if (failureMessage === undefined) return { status: 'survived', nrOfTests };
    return { status: 'killed', failureMessage, killedBy: failed.map(({ id }) => id), nrOfTests };
  }

  /**
   * @param {readonly string[]} files
   * @param {ReadonlySet<string>} chosen Tests to run; all when it is empty.
   * @param {(file: string) => void} onFile Told whose code runs from now on.
   */
  async #run(files, chosen = new Set(), onFile = () => {}) {
    for (const file of files) await this.#bundle(file);
    /** @type {(error: unknown) => void} An error outside of a test, as in a server's handler, fails the test that runs. */
    let onStray = () => {};
    /** @type {Promise<never>} */
    const stray = new Promise((_, reject) => {
      onStray = reject;
    });
    stray.catch(() => {});
    process.on('uncaughtException', onStray).on('unhandledRejection', onStray);
    const isTrial = chosen.size > 0;
    let failed = false;
    /** @type {VitestRunner} */
    const runner = {
      config: runnerConfig,
      importFile: (file) => {
        onFile(file);
        this.#evaluate(file);
      },
      onBeforeRunSuite: ({ file }) => onFile(file.filepath),
      onCollected: (collected) => {
        for (const file of collected) if (isTrial) choose(file, chosen);
      },
      onBeforeRunTask: (test) => {
        if ((failed && isTrial) || this.#isLeftOut(test.name)) test.mode = 'skip';
      },
      runTask: (test) => Promise.race([getFn(test)(), stray]),
      onBeforeTryTask: (test) => {
        this.#stryker.currentTestId = idOf(test);
      },
      onAfterRunTask: (test) => {
        this.#stryker.currentTestId = undefined;
        failed ||= test.result?.state === 'fail';
      },
    };
    const collected = await startTests([...files], runner);
    process.off('uncaughtException', onStray).off('unhandledRejection', onStray);
    const broken = failed ? undefined : collected.find(({ result }) => result?.state === 'fail');
    return { results: collected.flatMap(resultsOf), error: broken?.result?.errors?.[0]?.message };
  }

  /** @param {string} file */
  #evaluate(file) {
    const bundle = this.#bundles.get(file);
    if (!bundle) throw new Error(`Unexpected test file ${file}, expected one that has been bundled`);
    const load = createRequire(pathToFileURL(file));
    const require = (/** @type {string} */ name) =>
      name === 'vitest' ? vitest : name === 'fast-check' ? fastCheck : load(name);
    bundle.script.runInThisContext()(require, { exports: {} });
  }

  /** @param {string} file */
  async #bundle(file) {
    const known = this.#bundles.get(file);
    if (known) return known;
    const { outputFiles, metafile } = await build({
      absWorkingDir: process.cwd(), // Stryker moves here after esbuild was loaded
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
      plugins: [ownCode],
    });
    const script = new Script(
      `(function (require, module) { var exports = module.exports;${outputFiles[0]?.text}\n})`,
      {
        filename: `${file}.bundle.cjs`,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      },
    );
    const bundle = { script, inputs: new Set(Object.keys(metafile.inputs)) };
    this.#bundles.set(file, bundle);
    return bundle;
  }
}

/** What Stryker loads. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'in-process', injectableClass: InProcess }];

/** @type {VitestRunner['config']} */
const runnerConfig = {
  root: process.cwd(),
  setupFiles: [],
  name: undefined,
  passWithNoTests: true,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 5_000,
  hookTimeout: 10_000,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

/**
 * Code of the project goes into the bundle and knows where it stood; packages stay outside.
 * @type {import('esbuild').Plugin}
 */
const ownCode = {
  name: 'own-code',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@shop-docs/') ? undefined : { external: true }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(String(pathToFileURL(path)))),
    }));
  },
};

/**
 * What a test file makes when it is evaluated, such as an index, all its tests may look at. That holds for code that
 * some test runs itself, too; the other code, constants, would be changed for all tests each time.
 * @param {Record<string, Record<string, number>>} perTest Is added to.
 * @param {ReadonlyMap<string, Record<string, number>>} outside
 * @param {readonly Result[]} results
 */
function shareAmongTests(perTest, outside, results) {
  const inTests = new Set(Object.values(perTest).flatMap((each) => Object.keys(each)));
  for (const { id, fileName, status } of results) {
    if (status !== 0) continue;
    const own = perTest[id] ?? {};
    perTest[id] = own;
    for (const mutant of Object.keys(outside.get(fileName) ?? {})) if (inTests.has(mutant)) own[mutant] ??= 1;
  }
}

/** @param {Task} task @param {ReadonlySet<string>} chosen @returns {boolean} Whether any of it runs. */
function choose(task, chosen) {
  const runs =
    task.type === 'suite' ? task.tasks.map((each) => choose(each, chosen)).some(Boolean) : chosen.has(idOf(task));
  if (!runs) task.mode = 'skip';
  return runs;
}

/** @param {Task} task */
function idOf(task) {
  return `${relative(process.cwd(), task.file.filepath)}#${task.id}`;
}

/** @param {Task} task @returns {Result[]} */
function resultsOf(task) {
  if (task.type === 'suite') return task.tasks.flatMap(resultsOf);
  const { state, duration = 0, errors } = task.result ?? {};
  const test = { id: idOf(task), name: task.name, timeSpentMs: duration, fileName: task.file.filepath };
  if (state === 'fail') return [{ ...test, status: 1, failureMessage: errors?.[0]?.message ?? 'failed' }];
  return [{ ...test, status: state === 'pass' ? 0 : 2 }];
}
