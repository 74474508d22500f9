import { expect, it } from 'vitest';
import { check } from '../../check/check.ts';
import { severities } from '../../check/rule.ts';
import { humanReport } from './human-report.ts';

function reportOf(source: string): string {
  const file = { name: 'theme.html', source, mark: false };
  return humanReport([{ file, source, findings: check(source), fixed: 0 }], 'https://docs.example');
}

it('shows errors first, each rule once, and a place that lacks several tags once', () => {
  const report = reportOf('<body>\n{block:Items}{ItemTitle}{/block:Items}\n<script>console.log(1)</script></body>');
  const heads = [...report.matchAll(/^(error|warning|note) (\S+) {2}https:/gm)].map(([, severity, rule]) => [
    severity,
    rule,
  ]);
  const shown = heads.map(([severity]) => severity);
  expect(shown).toEqual(severities.flatMap((each) => shown.filter((severity) => severity === each)));
  expect(new Set(heads.map(String)).size).toBe(heads.length);
  expect(report.match(/Missing required/gi)?.length).toBeGreaterThan(3);
  expect(report.match(/^ *> 1 \| <body>$/gm)).toHaveLength(1);
});

it('shows messages, places and names without a character that a terminal obeys', () => {
  const hostile = '\x1b[2J\u202e\x9b2J\r\n::error::x';
  const source = `one\n{Item${hostile}}`;
  const finding = { rule: 'a-rule', help: '/template/x#y', span: { start: 4, end: source.length } } as const;
  const findings = [{ ...finding, severity: 'error', message: `Unexpected ${hostile}` }] as const;
  const file = { name: `theme${hostile}.html`, source, mark: false };
  const report = humanReport([{ file, source, findings, fixed: 0 }], 'https://docs.example', [
    { name: `other${hostile}.html`, message: '' },
  ]);
  expect(report).not.toMatch(/[^\P{Cc}\n\t]|\u202e/u);
  expect(report).not.toMatch(/^::error/m);
  expect(report).toContain('Unexpected ␛[2J');
});
