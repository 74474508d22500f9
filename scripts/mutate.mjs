import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main } from './setup/explain.mjs';
import { install } from './setup/install.mjs';
import { cacheDir, root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

/**
 * What is mutated, by name, and the folder whose tests must notice: those of the part itself. With the tests of all
 * parts that use it a change takes half a minute. `without` names files and titles of tests that take too long to run
 * for each change; what only they notice counts as not noticed.
 */
const parts = {
  parser: { code: 'packages/template/src/parse', tests: 'packages/template/src/parse' },
  checker: {
    code: 'packages/template/src/check',
    tests: 'packages/template/src/check',
    without: ['stock-habits.test.ts', 'fixes.test.ts', 'takes a source full of', 'never throws and stays inside'],
  },
  renderer: {
    code: 'packages/template/src/render',
    tests: 'packages/template/src/render',
    without: ['catalogue.test.ts', 'may nest 100,000 blocks', 'cannot fill the memory', 'may be anything on any page'],
  },
  sandbox: {
    code: 'packages/api/src/sandbox',
    tests: 'packages/api/src/sandbox',
    without: ['random-walk.test.ts', 'random-requests.test.ts', 'response-shapes.test.ts', 'documented-notes.test.ts'],
  },
  samples: {
    code: 'packages/api/src/samples',
    tests: 'packages/api/src/samples',
    without: ['samples.test.ts'], // starts an interpreter for each operation
    leaveOut: ['run-sample.ts'], // runs samples in tests alone
  },
  engine: { code: 'packages/search/src/engine', tests: 'packages/search/src/engine' },
  protocol: { code: ['packages/search/src/algolia', 'packages/search/src/server'], tests: 'packages/search/src' },
  server: { code: 'packages/server/src', tests: 'packages/server/src' },
  loader: { code: 'site/hydration', tests: 'site/hydration' },
};
const store = join(root, 'bench/mutation.json');
const table = join(root, 'bench/mutation.md');

/** Source files that are mutated in one go. What a stage has found is kept: a run that was stopped goes on from there. */
const filesPerStage = 8;

/** Commands run in processes of their own, where a change does not reach; their tests start them. */
const notMutated = /\.test\.ts$|(^|\/)(cli|generated|testing)\//;

/**
 * `npm run mutate [-- PART …]`: changes the code at each place in turn and asks the tests whether they notice. Hours for
 * everything. Scores are kept in bench/mutation.json with their date, survivors are listed in .cache/mutation. What is
 * there from a run before is asked again only where the code or a test has changed; without that folder, everything.
 */
await main(async () => {
  const chosen = process.argv.slice(2);
  for (const name of chosen)
    if (!(name in parts))
      throw new Failure(`Unexpected part ${name}, expected some of ${Object.keys(parts).join(', ')}.`);
  await install();
  const results = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {};
  for (const [name, part] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    for await (const score of mutate(name, part)) {
      results[name] = score;
      writeFileSync(store, `${JSON.stringify(results, null, 2)}\n`);
      writeFileSync(table, tableOf(results));
    }
  }
  return 0;
});

/**
 * @typedef {{ code: string | readonly string[], tests: string, without?: readonly string[], leaveOut?: readonly string[] }} Part
 * @typedef {{ killed: number, survived: number, timedOut: number, files?: string, date: string }} Score `timedOut`: of
 *   those killed, the ones whose tests did not come to an end; `files`: how many have been measured, unless all.
 */

/** @param {Pick<Part, 'code' | 'leaveOut'>} part @returns {readonly string[]} Paths from the root. */
function filesOf({ code, leaveOut = [] }) {
  return [code].flat().flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !notMutated.test(name) && !leaveOut.includes(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}

/** Yields the score after each stage. @param {string} name @param {Part} part @returns {AsyncGenerator<Score>} */
async function* mutate(name, part) {
  const { tests, without = [] } = part;
  const reports = join(cacheDir, 'mutation');
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${name}.json`);
  const settings = join(reports, `${name}.config.json`);
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const known = join(reports, `${name}.incremental.json`);
  forgetTimeOuts(known);
  const files = filesOf(part);
  for (let from = 0; from < files.length; from += filesPerStage) {
    const stage = files.slice(from, from + filesPerStage);
    const config = {
      ...(await import(join(root, 'stryker.config.mjs'))).default,
      testRunner: 'in-process',
      plugins: [join(root, 'scripts/mutation/in-process.mjs')],
      mutate: stage,
      inProcess: { tests, without },
      jsonReporter: { fileName: report },
      incremental: true,
      incrementalFile: known,
    };
    writeFileSync(settings, JSON.stringify(config));
    const title = `Mutating ${name}, files ${from + 1} to ${from + stage.length} of ${files.length}`;
    await run(title, process.execPath, [stryker, 'run', settings], { show: true });
    yield scoreOf(name, files, from + stage.length);
  }
}

/**
 * Reads what all stages have found, and lists the survivors.
 * @param {string} name
 * @param {readonly string[]} files Of the whole part.
 * @param {number} measured How many of them have been measured.
 * @returns {Score}
 */
function scoreOf(name, files, measured) {
  const reports = join(cacheDir, 'mutation');
  const found = JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')).files;
  const date = new Date().toISOString().slice(0, 10);
  const isWhole = measured === files.length;
  const score = {
    killed: 0,
    survived: 0,
    timedOut: 0,
    ...(!isWhole && { files: `${measured} of ${files.length}` }),
    date,
  };
  const survivors = [];
  for (const file of files.slice(0, measured))
    for (const { status, location, replacement, mutatorName } of found[file]?.mutants ?? []) {
      if (status === 'Killed' || status === 'Timeout') score.killed += 1;
      if (status === 'Timeout') score.timedOut += 1;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      score.survived += 1;
      survivors.push(`${file}:${location.start.line} ${mutatorName}: ${replacement ?? ''} (${status})`);
    }
  writeFileSync(join(reports, `${name}.txt`), `${survivors.join('\n')}\n`);
  return score;
}

/**
 * Has changes whose tests did not come to an end asked again: while the machine is busy with other things, some of them
 * would have.
 * @param {string} known File of what runs before have found.
 */
function forgetTimeOuts(known) {
  if (!existsSync(known)) return;
  const report = JSON.parse(readFileSync(known, 'utf8'));
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter((/** @type {{ status: string }} */ { status }) => status !== 'Timeout');
  writeFileSync(known, JSON.stringify(report));
}

/** @param {Record<string, Omit<Score, 'timedOut'> & { timedOut?: number }>} results Older scores do not tell time-outs apart. */
function tableOf(results) {
  const rows = Object.entries(results).map(([name, { killed, survived, timedOut, files, date }]) => {
    const all = killed + survived;
    return `| ${name}${files ? ` (${files} files)` : ''} | ${all} | ${killed} | ${timedOut ?? ''} | ${((100 * killed) / all).toFixed(1)} % | ${date} |`;
  });
  return `# Mutation testing

\`npm run mutate\` changes the code at one place after another and asks the tests whether they notice. Commands, constants
and tests that are too slow to run for each change are left out; \`scripts/mutate.mjs\` and \`stryker.config.mjs\` name them.
A change is noticed too when the tests no longer come to an end; where that was counted, the table says how often.

| Part | Changes | Noticed | Of these by time-out | Share | Measured |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
}
