/**
 * Shows that the parser takes time linear in the length of hostile input: for each kind, the time for 2 MB and 1 MB
 * divided by the time for half of it. About 2 is linear, about 4 would be quadratic.
 *
 * Run with `npx tsx packages/template/bench/parse.ts`.
 */
import { parse } from '../src/parse/parse.ts';
import { print } from '../src/parse/print.ts';

const megabyte = 2 ** 20;
const kinds: Readonly<Record<string, (length: number) => string>> = {
  'plain text': (length) => 'a'.repeat(length),
  'opening braces': (length) => '{'.repeat(length),
  'brace, then spaces': (length) => `{${' '.repeat(length - 1)}`,
  'half names': (length) => fill('{block:A', length),
  'long half names': (length) => fill(`{${'A'.repeat(190)}`, length),
  variables: (length) => fill('{ItemTitle}', length),
  'broken tags': (length) => fill('{ ItemTitle }', length),
  'unclosed blocks': (length) => fill('{block:A}', length),
  'nested blocks': (length) => fill('{block:A}', length / 2) + fill('{/block:A}', length / 2),
  'stray closing tags': (length) => fill('{/block:A}', length),
  'crossed blocks': (length) => fill('{block:A}{block:B}{/block:A}', (length * 3) / 4) + fill('{/block:B}', length / 4),
  'different names': (length) => Array.from({ length: length / 16 }, (_, each) => `{block:N${each}}`).join(''),
  'colour rules': (length) => `<style>${fill('a {color:red}', length)}`,
  'script starts': (length) => fill('<script ', length),
  'open quotes': (length) => fill(`<meta "'`, length),
  declarations: (length) => fill('<meta name="color:', length),
};

function fill(piece: string, length: number): string {
  return piece.repeat(Math.max(1, Math.floor(length / piece.length)));
}

/** The best of seven runs, in milliseconds of processor time, so that other programs do not count. */
function time(source: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 7; run++) {
    const start = process.cpuUsage();
    if (print(parse(source)) !== source)
      throw new Error('Unexpected source printed, expected the one that was parsed.');
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

const rows = Object.entries(kinds).map(([kind, make]) => {
  const [half = 0, one = 0, two = 0] = [megabyte / 2, megabyte, 2 * megabyte].map((length) => time(make(length)));
  return {
    input: kind,
    'ms for 1 MB': one.toFixed(1),
    '1 MB / 0.5 MB': (one / half).toFixed(2),
    '2 MB / 1 MB': (two / one).toFixed(2),
  };
});
console.table(rows);
