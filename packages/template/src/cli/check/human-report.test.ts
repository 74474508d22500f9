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
