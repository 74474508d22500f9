import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { browsers, deadCode, e2e, links, lint, long, statements, types, unit } from './parts.mjs';
import { sum } from './tally.mjs';

const { program, cache } = vi.hoisted(() => ({
  program: { code: 0, output: '', report: undefined as object | undefined },
  cache: `${process.env.TMPDIR ?? '/tmp'}/parts-${process.pid}`,
}));
/** A program that ends as the test says, and leaves its report where it was told to. */
vi.mock('./run.mjs', () => {
  const end = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
    const named = args.find((each) => each.startsWith('--outputFile.json='))?.split('=')[1] ?? env.E2E_REPORT;
    if (named && program.report) writeFileSync(named, JSON.stringify(program.report));
    return { code: program.code, output: program.output, seconds: 1 };
  };
  return {
    run: async (_: string, __: string, args: readonly string[], how: { env?: Record<string, string> }) =>
      end(args, how.env),
    npm: async (_: string, args: readonly string[], how: { env?: Record<string, string> }) => end(args, how.env),
  };
});
vi.mock('./paths.mjs', async (original) => ({
  ...(await original<typeof import('./paths.mjs')>()),
  cacheDir: cache,
}));
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  Object.assign(program, { code: 0, output: '', report: undefined });
});

const ofVitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] };
const ofPlaywright = { stats: { expected: 3, flaky: 0, unexpected: 0, skipped: 0 }, errors: [] };
const runs = [
  ['unit', () => unit(), ofVitest],
  ['long', () => long(), ofVitest],
  ['browsers', () => browsers('chromium'), ofVitest],
  ['e2e', () => e2e('chromium'), ofPlaywright],
] as const;

it.each(runs)('%s counts its tests, and one failure more where it fails without one', async (_, run, report) => {
  program.report = report;
  expect(sum(await run())).toEqual({ passed: 3, failed: 0, skipped: 0 });
  program.code = 1;
  expect(sum(await run())).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

it.each(runs)('%s without a report is a failure, whatever an earlier one has left', async (_, run, report) => {
  program.report = report;
  await run();
  program.report = undefined;
  expect(sum(await run()).failed).toBe(1);
});

it.each([
  ['lint', lint],
  ['unused', deadCode],
  ['links', links],
  ['types', types],
  ['statements', statements],
] as const)('%s fails where its program does', async (name, check) => {
  mkdirSync(join(cache, 'reports'), { recursive: true });
  writeFileSync(join(cache, 'reports/playwright.json'), '{}');
  program.output = name === 'types' ? '[["site",true]]' : '';
  expect(sum(await check()).failed).toBe(0);
  program.code = 1;
  program.output = name === 'types' ? '[["site",false]]' : '';
  expect(sum(await check()).failed).toBe(1);
});
