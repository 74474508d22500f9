import { expect, test } from 'vitest';
import { account, statementsIn, untouched } from './account.ts';
import { readReport } from './read-report.ts';

const statements = [
  { id: 'S-1', demand: 'One', scope: true },
  { id: 'S-2', demand: 'Two' },
  { id: 'S-3', demand: 'Three' },
  { id: 'S-4', demand: 'Four' },
] as const;

const passed = { title: 'S-2: works', file: 'a.spec.ts', outcome: 'passed', sites: ['site'] } as const;
const failed = { title: 'S-2 S-3: fails', file: 'a.spec.ts', outcome: 'failed', sites: ['site'] } as const;

test('a statement is proven when all its tests pass, and never without one', () => {
  expect(account(statements, [passed]).entries.map(({ state }) => state)).toEqual([
    'scope',
    'proven',
    'untested',
    'untested',
  ]);
  expect(account(statements, [passed, failed]).entries.map(({ state }) => state)).toEqual([
    'scope',
    'failing',
    'failing',
    'untested',
  ]);
});

test('what must hold before a gesture as well is proven by a test on an untouched page', () => {
  const both = [{ id: 'S-2', demand: 'Two', holds: 'both' }] as const;
  const states = (results: Parameters<typeof account>[1]) =>
    account(both, results).entries.map(({ state, before, after }) => ({ state, before, after }));
  const early = { ...passed, title: `${untouched}S-2: works at once` } as const;
  expect(states([passed])).toEqual([{ state: 'untested', before: 'untested', after: 'proven' }]);
  expect(states([early])).toEqual([{ state: 'untested', before: 'proven', after: 'untested' }]);
  expect(states([passed, early])).toEqual([{ state: 'proven', before: 'proven', after: 'proven' }]);
  expect(states([passed, { ...early, outcome: 'failed' }])[0]?.state).toBe('failing');
});

test('what the site can show is proven there, and elsewhere only what it cannot', () => {
  const entries = (sites: readonly string[], elsewhere?: string) =>
    account([{ id: 'S-2', demand: 'Two', ...(elsewhere && { elsewhere }) }], [{ ...passed, sites }]).entries.map(
      ({ state, place }) => [state, place],
    );
  expect(entries(['site'])).toEqual([['proven', 'site']]);
  expect(entries(['rich', 'site'])).toEqual([['proven', 'both']]);
  expect(entries(['rich'])).toEqual([['untested', 'fixture']]);
  expect(entries([])).toEqual([['untested', 'code']]);
  expect(entries(['rich'], 'it has one version')).toEqual([['proven', 'fixture']]);
  expect(entries([], 'it is built')).toEqual([['proven', 'code']]);
});

test('a skipped test proves nothing', () => {
  expect(account(statements, [{ ...passed, outcome: 'skipped' }]).entries[1]?.state).toBe('failing');
});

test('a title that names no statement of the list is found', () => {
  expect(account(statements, [{ ...passed, title: 'S-99: unheard of' }]).unknown).toEqual([
    { id: 'S-99', title: 'S-99: unheard of' },
  ]);
  expect(statementsIn('S-2 S-10: SSS-3 S-x')).toEqual(['S-2', 'S-10']);
});

test('the report keeps groups, and counts a flaky test as failed', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, annotations: [{ type: 'site', description: 'rich' }, { type: 'slow' }] }],
  });
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('S-2: one', 'expected')],
        suites: [{ title: 'group', file: 'a.spec.ts', specs: [spec('S-3: two', 'flaky')] }],
      },
    ],
  };
  expect(readReport(JSON.stringify(report))).toEqual([
    { title: 'S-2: one', file: 'a.spec.ts', outcome: 'passed', sites: ['rich'] },
    { title: 'group › S-3: two', file: 'a.spec.ts', outcome: 'failed', sites: ['rich'] },
  ]);
});
