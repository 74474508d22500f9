import { applyFixes } from '../../check/apply-fixes.ts';
import { type CheckOptions, check } from '../../check/check.ts';
import { recognizeSource } from '../../check/recognize-source.ts';
import { Failure } from '../failure.ts';
import { readTheme, type ThemeFile } from '../theme-file.ts';
import { writeAll } from '../write-all.ts';
import type { FileReport } from './report.ts';

/** Fixes that overlap others wait for the next round. */
const mostRounds = 10;

/**
 * Checks files, and mends them when asked to: all, or none.
 * @throws {Failure} When one cannot be read or written, or is no theme.
 */
export async function checkFiles(
  names: readonly string[],
  options: CheckOptions,
  fix: boolean,
): Promise<readonly FileReport[]> {
  const files: ThemeFile[] = [];
  for (const name of names) files.push(await readTheme(name));
  for (const file of files) requireTheme(file, options.fragment ?? false);
  const reports = files.map((file) => checkFile(file, options, fix));
  await writeAll(
    reports.flatMap(({ file: { name, path, mark, source: before }, source }) =>
      path !== undefined && source !== before ? { name, path, content: `${mark ? '\ufeff' : ''}${source}` } : [],
    ),
  );
  return reports;
}

function requireTheme({ name, source }: ThemeFile, fragment: boolean): void {
  const { kind, message } = recognizeSource(source);
  const isPart = fragment && (kind === 'rendered-page' || kind === 'other');
  if (kind !== 'theme' && !isPart) throw new Failure(`Unexpected content of ${name}, expected a theme. ${message}`);
}

function checkFile(file: ThemeFile, options: CheckOptions, fix: boolean): FileReport {
  let { source } = file;
  let findings = check(source, options);
  let fixed = 0;
  for (let round = 0; fix && round < mostRounds; round++) {
    const result = applyFixes(source, findings);
    if (result.applied.length === 0) break;
    source = result.source;
    fixed += result.applied.length;
    findings = check(source, options);
  }
  return { file, source, findings, fixed };
}
