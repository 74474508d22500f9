import { isAbsolute, relative } from 'node:path';
import { visible } from '@shop-docs/server/visible';
import { severities } from '../../check/rule.ts';
import { locator } from '../../parse/locate.ts';
import { callerDirectory, type ThemeFile } from '../theme-file.ts';
import type { Refused } from './check-files.ts';
import { type FileReport, helpAddress } from './report.ts';
import { totalsLine, totalsOf } from './totals.ts';

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const;

/**
 * The report for GitHub Actions: a line per finding, which becomes an annotation of the changed file. Errors come first,
 * because a step shows only some of its annotations.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubReport(
  reports: readonly FileReport[],
  docs: string | undefined,
  refused: readonly Refused[] = [],
): string {
  const lines = reports.flatMap(({ file, source, findings }) => {
    const locate = locator(source);
    const path = inRepository(file);
    return findings.map(({ severity, rule, span, message, help }) => {
      const [start, end] = [locate(span.start), locate(span.end)];
      const columns = start.line === end.line ? { col: start.column, endColumn: end.column } : {};
      const place = { file: path, line: start.line, endLine: end.line, ...columns, title: rule };
      const properties = Object.entries(place).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
      const text = escapeData([message, helpAddress(help, docs)].filter(Boolean).join('\n'));
      return { severity, line: `::${commands[severity]} ${properties.join(',')}::${text}` };
    });
  });
  const sorted = severities.flatMap((severity) => lines.filter((each) => each.severity === severity));
  const totals = totalsOf(reports.flatMap(({ findings }) => findings));
  const unread = refused.map(({ name, message }) => `::error file=${escapeProperty(name)}::${escapeData(message)}`);
  return `${[...unread, ...sorted.map(({ line }) => line), `${totalsLine(totals)}.`].join('\n')}\n`;
}

/** Annotations name files from the root of the repository, wherever the step stands. */
function inRepository({ name, path }: ThemeFile): string {
  if (path === undefined) return name;
  const fromRoot = relative(process.env.GITHUB_WORKSPACE ?? callerDirectory, path);
  return fromRoot.startsWith('..') || isAbsolute(fromRoot) ? name : fromRoot.replaceAll('\\', '/');
}

function escapeData(text: string): string {
  return visible(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
