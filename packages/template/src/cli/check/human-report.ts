import { visible, visibleLine } from '@shop-docs/server/visible';
import { helpOf } from '../../check/help-of.ts';
import type { Severity } from '../../check/rule.ts';
import { locator } from '../../parse/locate.ts';
import { colors, countOf } from '../terminal.ts';
import type { Refused } from './check-files.ts';
import { codeFramer } from './code-frame.ts';
import { groupFindings } from './group-findings.ts';
import { type FileReport, helpAddress } from './report.ts';
import { totalsLine, totalsOf } from './totals.ts';

const words: Readonly<Record<Severity, string>> = {
  error: colors.red('error'),
  warning: colors.yellow('warning'),
  note: colors.blue('note'),
};

/** The report for people: findings by severity, rule and place, each place shown once, and the sum. */
export function humanReport(
  reports: readonly FileReport[],
  docs: string | undefined,
  refused: readonly Refused[] = [],
): string {
  const parts = reports.flatMap((report) => fileParts(report, docs));
  const findings = reports.flatMap((report) => report.findings);
  const totals = totalsOf(findings);
  const fixed = reports.reduce((sum, report) => sum + report.fixed, 0);
  const files = countOf(reports.length, 'file');
  const sum = findings.length === 0 ? colors.green(`Nothing found in ${files}.`) : `${totalsLine(totals)} in ${files}.`;
  return [
    ...parts,
    sum,
    ...(refused.length > 0 ? [`Not checked: ${refused.map(({ name }) => visibleLine(name)).join(', ')}.`] : []),
    ...(fixed > 0 ? [`${countOf(fixed, 'fix').replace(/fixs$/, 'fixes')} written.`] : []),
    ...(totals.fixable > 0 ? [`${totals.fixable} of them can be put right with --fix.`] : []),
    '',
  ].join('\n');
}

function fileParts({ file, source, findings }: FileReport, docs: string | undefined): string[] {
  const locate = locator(source);
  const frameOf = codeFramer(source);
  const shown = new Set<number>();
  return groupFindings(findings).map(({ rule, severity, spots }) => {
    const link = (help: string) => (docs ? `  ${colors.dim(helpAddress(help, docs))}` : '');
    const lines = [`${words[severity]} ${rule}${link(helpOf(rule))}`];
    for (const { span, findings: here } of spots) {
      const { line, column } = locate(span.start);
      for (const { message, help } of here) {
        const more = help === helpOf(rule) ? '' : link(help);
        lines.push(`${colors.bold(`${visibleLine(file.name)}:${line}:${column}`)} ${visibleLine(message)}${more}`);
      }
      const frame = shown.has(span.start) ? '' : frameOf(span);
      shown.add(span.start);
      if (frame) lines.push(colors.dim(visible(frame).replace(/^/gm, '  ')));
    }
    return `${lines.join('\n')}\n`;
  });
}
