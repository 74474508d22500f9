/**
 * Shows that check and reports take time linear in their input, on one core: for each kind, the processor time for a size
 * and for half of it. About 2 is linear, about 4 would be quadratic.
 *
 * Run with `npm run -s -w packages/template bench:check`; the last figures are in `check.md`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { check } from '../src/check/check.ts';
import { githubReport } from '../src/cli/check/github-report.ts';
import { humanReport } from '../src/cli/check/human-report.ts';
import { jsonReport } from '../src/cli/check/json-report.ts';
import { sarifReport } from '../src/cli/check/sarif-report.ts';

const docs = 'https://docs.example';
const plain = readFileSync(new URL('../src/check/fixtures/stock-habits.txt', import.meta.url), 'utf8');
const formats = { human: humanReport, json: jsonReport, sarif: sarifReport, github: githubReport };
const manyFindings = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>{ItemTitel${index % 7}}</p>\n`).join('');
const ofSize = (length: number) => plain.repeat(Math.ceil(length / plain.length));

/** The best of three runs, in seconds of processor time. */
function seconds(run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let each = 0; each < 3; each++) {
    const start = process.cpuUsage();
    run();
    best = Math.min(best, process.cpuUsage(start).user / 1e6);
  }
  return best;
}

const rows: string[] = [];
function measure(what: string, whole: () => unknown, half: () => unknown): void {
  const [one, two] = [seconds(half), seconds(whole)];
  rows.push(`| ${what} | ${two.toFixed(2)} | ${(two / one).toFixed(1)} |`);
}

measure(
  'check, theme of 5 MB',
  () => check(ofSize(5e6)),
  () => check(ofSize(2.5e6)),
);
measure(
  'check, 20,000 findings',
  () => check(manyFindings(20_000), { fragment: true }),
  () => check(manyFindings(10_000), { fragment: true }),
);
const reportOf = (count: number) => {
  const source = manyFindings(count);
  const findings = check(source, { fragment: true });
  return [{ file: { name: 'theme.html', source, mark: false }, source, findings, fixed: 0 }];
};
const [all, some] = [reportOf(20_000), reportOf(10_000)];
for (const [name, format] of Object.entries(formats))
  measure(
    `${name} report, 20,000 findings`,
    () => format(all, docs),
    () => format(some, docs),
  );

/** Themes of 200 kB: each of the corpus, repeated, with pieces cut out and moved about in the same way every time. */
const corpus = new URL('../src/check/corpus/', import.meta.url);
const mutated = readdirSync(corpus)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name, row) => {
    const theme = readFileSync(new URL(name, corpus), 'utf8');
    const whole = theme.repeat(Math.ceil(200_000 / theme.length)).slice(0, 200_000);
    return Array.from({ length: 8 }, (_, column) => mutate(whole, 7 * row + column + 1));
  });
const times = mutated.map((source) => seconds(() => check(source)));
rows.push(`| check, slowest of ${mutated.length} mutated themes of 200 kB | ${Math.max(...times).toFixed(2)} | |`);

function mutate(source: string, seed: number): string {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  let mutant = source;
  for (let each = 0; each < 40; each++) {
    const [from, to, length] = [next(mutant.length), next(mutant.length), next(60)];
    const piece = mutant.slice(from, from + length);
    const rest = mutant.slice(0, from) + mutant.slice(from + length);
    mutant = each % 2 ? rest : rest.slice(0, to) + piece + rest.slice(to);
  }
  return mutant;
}

process.stdout.write(
  `# Time of check and reports\n\nSeconds on one core, Node ${process.versions.node}; the ratio is that to half the input, and 2 is linear.\n\n| What | Seconds | Ratio |\n|---|--:|--:|\n${rows.join('\n')}\n`,
);
