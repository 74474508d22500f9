import { expect, it } from 'vitest';
import { check } from '../../check/check.ts';
import { lineReport } from './line-report.ts';
import { problemMatcher } from './problem-matcher.ts';

const source = '<p>\n  {ItemTitel}</p>\n{ ItemPrice }';
const file = { name: 'themes/theme.html', source, mark: false };
const report = lineReport([{ file, source, findings: check(source, { fragment: true }), fixed: 0 }]);

it('prints a line for each finding', () => {
  expect(report.split('\n')).toEqual([
    'themes/theme.html:2:3: error: Unexpected variable {ItemTitel}, expected {ItemTitle} (unknown-variable)',
    expect.stringMatching(/^themes\/theme\.html:3:1: error: .+ \(broken-tag\)$/),
    '',
  ]);
  expect(lineReport([{ file, source: '', findings: [], fixed: 0 }])).toBe('');
});

it('is read by the problem matcher', () => {
  const { regexp, file, line, column, severity, message, code } = problemMatcher.pattern;
  const [first = []] = report.split('\n').map((each) => new RegExp(regexp).exec(each) ?? []);
  expect([file, line, column, severity, message, code].map((group) => first[group])).toEqual([
    'themes/theme.html',
    '2',
    '3',
    'error',
    'Unexpected variable {ItemTitel}, expected {ItemTitle}',
    'unknown-variable',
  ]);
});
