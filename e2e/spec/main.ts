import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { statements } from '../statements.ts';
import { type Account, account, type Place } from './account.ts';
import { readReport } from './read-report.ts';

const e2e = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { from: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });

if (values.help) {
  console.log('npm run spec [-- --from report.json]   without a report the browser tests run first');
} else {
  const report = values.from ?? runTests();
  const result = account(statements, readReport(readFileSync(report, 'utf8')));
  process.exitCode = print(result) ? 0 : 1;
}

/** Runs the tests that name statements and returns the path of their report. */
function runTests(): string {
  const report = join(e2e, '.cache', 'spec-report.json');
  const playwright = join(e2e, '..', 'node_modules', '@playwright', 'test', 'cli.js');
  spawnSync(process.execPath, [playwright, 'test', '-c', e2e, '--grep', 'S-[0-9]'], {
    stdio: 'inherit',
    cwd: e2e,
    env: { ...process.env, E2E_REPORT: report },
  });
  return report;
}

/** Prints the table and the totals; returns whether every demand is proven and every named statement exists. */
function print({ entries, unknown }: Account): boolean {
  console.log(['', 'before', 'after', 'where'].map((head) => head.padEnd(head ? 8 : 6)).join(' '));
  for (const { statement, tests, before, after, place } of entries) {
    const names = tests.map(({ file, title }) => `${file} › ${title}`);
    console.log(
      [
        statement.id.padEnd(6),
        (before ?? '-').padEnd(8),
        (after ?? '-').padEnd(8),
        (tests.length > 0 ? place : '-').padEnd(8),
        statement.demand.padEnd(66),
        names[0] ?? '',
        more(names.length),
      ].join(' '),
    );
  }
  const asked = entries.filter(({ statement }) => !statement.scope);
  const proven = asked.filter(({ state }) => state === 'proven').length;
  const count = (place: Place) => asked.filter((each) => each.tests.length > 0 && each.place === place).length;
  const failing = entries.filter(({ state }) => state === 'failing');
  const untested = asked.filter(({ state }) => state === 'untested');
  console.log(`\n${proven} of ${asked.length} proven, ${failing.length} failing`);
  console.log(
    `Proven on the site ${count('site')}, on the site and on fixtures ${count('both')}, on fixtures ${count('fixture')}, by code alone ${count('code')}`,
  );
  if (failing.length > 0) console.log(`Failing: ${ids(failing)}`);
  if (untested.length > 0) console.log(`Without a test, or without one on the site: ${ids(untested)}`);
  for (const { id, title } of unknown) console.log(`Unexpected ${id} in "${title}", expected a statement of the list`);
  return proven === asked.length && failing.length === 0 && unknown.length === 0;
}

function ids(entries: Account['entries']): string {
  return entries.map(({ statement }) => statement.id).join(' ');
}

function more(count: number): string {
  return count > 1 ? `(+${count - 1})` : '';
}
