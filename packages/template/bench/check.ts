/**
 * Shows that check and reports take time linear in their input, on one core: for each kind, the processor time for a size
 * and for half of it. About 2 is linear, about 4 would be quadratic.
 *
 * Run with `npm run -s -w packages/template bench:check`; the last figures are in `check.md`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../pack/bundle.ts';
import { check } from '../src/check/check.ts';
import { githubReport } from '../src/cli/check/github-report.ts';
import { humanReport } from '../src/cli/check/human-report.ts';
import { jsonReport } from '../src/cli/check/json-report.ts';
import { sarifReport } from '../src/cli/check/sarif-report.ts';

const docs = 'https://docs.example';
const starter = fileURLToPath(new URL('../starter/starter-theme.html', import.meta.url));
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

/** What once took quadratic time, and what random changes do not find. */
const hostile: Readonly<Record<string, (length: number) => string>> = {
  'a script of blanks after a call': (length) => `<script>("a")${' '.repeat(length)}</script>`,
  'a list of images': (length) => `<img srcset="${'a.example/b 1x,'.repeat(length / 15)}">`,
  'opening braces in a style': (length) => `<style>${'.a{'.repeat(length / 3)}}</style><p class="a">{LogoTag}</p>`,
  'one condition in another': (length) => `<style>${'@media x{.a{}'.repeat(length / 13)}}</style>`,
  'blanks in a declaration': (length) => `<p style="opacity:${' '.repeat(length)}x">{LogoTag}</p>`,
};
for (const [what, source] of Object.entries(hostile))
  measure(
    `check, 200 kB: ${what}`,
    () => check(source(200_000)),
    () => check(source(100_000)),
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

const folder = mkdtempSync(join(tmpdir(), 'bench-check-'));
await bundle(folder, docs);
const command = [join(folder, 'shop-template.js'), 'check', starter];
/** The command as it is packed, from start to end: the middle of nine runs, in seconds on the clock. */
const starts = Array.from({ length: 9 }, () => {
  const start = performance.now();
  execFileSync(process.execPath, command);
  return (performance.now() - start) / 1000;
});
rmSync(folder, { recursive: true });
rows.push(
  `| packed command, check of the starter theme | ${starts.sort((one, other) => one - other)[4]?.toFixed(2)} | |`,
);

process.stdout.write(
  `# Time of check and reports\n\nSeconds on one core, Node ${process.versions.node}; the ratio is that to half the input, and 2 is linear.\n\n| What | Seconds | Ratio |\n|---|--:|--:|\n${rows.join('\n')}\n`,
);
