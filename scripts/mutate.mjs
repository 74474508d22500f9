import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main } from './setup/explain.mjs';
import { install } from './setup/install.mjs';
import { cacheDir, root } from './setup/paths.mjs';
import { run } from './setup/run.mjs';

/** What is mutated, by name: folders whose tests must notice. */
const parts = {
  parser: 'packages/template/src/parse',
  checker: 'packages/template/src/check',
  renderer: 'packages/template/src/render',
  sandbox: 'packages/api/src/sandbox',
  samples: 'packages/api/src/samples',
  engine: 'packages/search/src/engine',
  protocol: 'packages/search/src/{algolia,server}',
  server: 'packages/server/src',
  loader: 'site/hydration',
};
const store = join(root, 'bench/mutation.json');
const table = join(root, 'bench/mutation.md');

/**
 * `npm run mutate [-- PART …]`: changes the code at each place in turn and asks the tests whether they notice. Hours for
 * everything. Scores are kept in bench/mutation.json with their date, survivors are listed in .cache/mutation.
 */
await main(async () => {
  const chosen = process.argv.slice(2);
  for (const name of chosen)
    if (!(name in parts))
      throw new Failure(`Unexpected part ${name}, expected some of ${Object.keys(parts).join(', ')}.`);
  await install();
  const results = existsSync(store) ? JSON.parse(readFileSync(store, 'utf8')) : {};
  for (const [name, folder] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    results[name] = await mutate(name, folder);
    writeFileSync(store, `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(table, tableOf(results));
  }
  return 0;
});

/**
 * @param {string} name
 * @param {string} folder
 */
async function mutate(name, folder) {
  const reports = join(cacheDir, 'mutation');
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${name}.json`);
  const settings = join(reports, `${name}.config.json`);
  const config = {
    ...(await import(join(root, 'stryker.config.mjs'))).default,
    mutate: [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, `!${folder}/**/generated/**`, `!${folder}/**/testing/**`],
    jsonReporter: { fileName: report },
    incrementalFile: join(reports, `${name}.incremental.json`),
  };
  writeFileSync(settings, JSON.stringify(config));
  const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  await run(`Mutating ${name}`, process.execPath, [stryker, 'run', settings], { show: true });
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  const counts = { killed: 0, survived: 0 };
  const survivors = [];
  for (const [file, { mutants }] of Object.entries(files))
    for (const { status, location, replacement, mutatorName } of mutants) {
      if (status === 'Killed' || status === 'Timeout') counts.killed += 1;
      if (status !== 'Survived' && status !== 'NoCoverage') continue;
      counts.survived += 1;
      survivors.push(`${file}:${location.start.line} ${mutatorName}: ${replacement ?? ''} (${status})`);
    }
  writeFileSync(join(reports, `${name}.txt`), `${survivors.join('\n')}\n`);
  return { ...counts, date: new Date().toISOString().slice(0, 10) };
}

/** @param {Record<string, { killed: number, survived: number, date: string }>} results */
function tableOf(results) {
  const rows = Object.entries(results).map(
    ([name, { killed, survived, date }]) =>
      `| ${name} | ${killed + survived} | ${killed} | ${((100 * killed) / (killed + survived)).toFixed(1)} % | ${date} |`,
  );
  return `# Mutation testing

\`npm run mutate\` changes the code at one place after another and asks the tests whether they notice.

| Part | Changes | Noticed | Share | Measured |
|---|---|---|---|---|
${rows.join('\n')}
`;
}
