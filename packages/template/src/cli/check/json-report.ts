import { visibleJson } from '@shop-docs/server/visible';
import { locator } from '../../parse/locate.ts';
import type { Refused } from './check-files.ts';
import { type FileReport, helpAddress } from './report.ts';
import { totalsOf } from './totals.ts';

/** The report for programs: offsets in UTF-16 units from 0, lines and columns from 1. */
export function jsonReport(
  reports: readonly FileReport[],
  docs: string | undefined,
  refused: readonly Refused[] = [],
): string {
  const files = reports.map(({ file, source, findings, fixed }) => {
    const locate = locator(source);
    return {
      file: file.name,
      fixed,
      findings: findings.map((finding) => ({
        ...finding,
        // Without the site's address, its path: programs may know the address.
        help: helpAddress(finding.help, docs) ?? finding.help,
        start: locate(finding.span.start),
        end: locate(finding.span.end),
      })),
    };
  });
  return `${visibleJson({ totals: totalsOf(reports.flatMap(({ findings }) => findings)), files, refused }, 2)}\n`;
}
