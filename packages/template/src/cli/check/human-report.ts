import type { Severity } from '../../check/rule.ts';
import { locator } from '../../parse/locate.ts';
import { colors, countOf } from '../terminal.ts';
import { codeFrame } from './code-frame.ts';
import { type FileReport, helpAddress } from './report.ts';
import { totalsLine, totalsOf } from './totals.ts';

const words: Readonly<Record<Severity, string>> = {
  error: colors.red('error'),
  warning: colors.yellow('warning'),
  info: colors.blue('note'),
};

/** The report for people: each finding with its place in the source, and the sum. */
export function humanReport(reports: readonly FileReport[], docs: string): string {
  const parts = reports.flatMap((report) => fileParts(report, docs));
  const findings = reports.flatMap((report) => report.findings);
  const totals = totalsOf(findings);
  const fixed = reports.reduce((sum, report) => sum + report.fixed, 0);
  const files = countOf(reports.length, 'file');
  const sum = findings.length === 0 ? colors.green(`Nothing found in ${files}.`) : `${totalsLine(totals)} in ${files}.`;
  return [
    ...parts,
    sum,
    ...(fixed > 0 ? [`${countOf(fixed, 'fix').replace(/fixs$/, 'fixes')} written.`] : []),
    ...(totals.fixable > 0 ? [`${totals.fixable} of them can be put right with --fix.`] : []),
    '',
  ].join('\n');
}

function fileParts({ file, source, findings }: FileReport, docs: string): string[] {
  const locate = locator(source);
  return findings.map((finding) => {
    const { line, column } = locate(finding.span.start);
    const place = colors.bold(`${file.name}:${line}:${column}`);
    const frame = codeFrame(source, finding.span);
    const indented = frame && `${frame.replace(/^/gm, '  ')}\n`;
    const help = colors.dim(`  ${finding.rule}: ${helpAddress(finding, docs)}`);
    return `${place} ${words[finding.severity]} ${finding.message}\n${colors.dim(indented)}${help}\n`;
  });
}
