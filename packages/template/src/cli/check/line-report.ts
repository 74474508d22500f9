import { visibleLine } from '@shop-docs/server/visible';
import { locator } from '../../parse/locate.ts';
import type { FileReport } from './report.ts';

/**
 * The report for editors and programs that read lines: `theme.html:3:7: error: message (rule)`, as compilers write it. No
 * line for anything else, so that nothing is what is printed when nothing is found.
 */
export function lineReport(reports: readonly FileReport[]): string {
  return reports
    .flatMap(({ file, source, findings }) => {
      const locate = locator(source);
      return findings.map(({ span, severity, message, rule }) => {
        const { line, column } = locate(span.start);
        return `${visibleLine(file.name)}:${line}:${column}: ${severity}: ${visibleLine(message.replace(/\s*[\r\n]+\s*/g, ' '))} (${rule})\n`;
      });
    })
    .join('');
}
