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

it('has no character that a terminal obeys, and one line for each finding', () => {
  const hostile = '\x1b[2J\u202e\x9b2J\r\n::error::x';
  const finding = { rule: 'a-rule', help: '/x', severity: 'error', span: { start: 0, end: 1 } } as const;
  const findings = [{ ...finding, message: `Unexpected ${hostile}` }];
  const text = lineReport([
    { file: { name: `theme${hostile}.html`, source, mark: false }, source, findings, fixed: 0 },
  ]);
  expect(text).toMatch(/^theme␛\[2J.+\(a-rule\)\n$/);
  expect(text).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
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
