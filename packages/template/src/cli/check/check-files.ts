import { applyFixes } from '../../check/apply-fixes.ts';
import { type CheckOptions, check } from '../../check/check.ts';
import { isExcerpt, recognizeSource } from '../../check/recognize-source.ts';
import { Failure } from '../failure.ts';
import { readTheme, type ThemeFile } from '../theme-file.ts';
import { writeAll } from '../write-all.ts';
import type { FileReport } from './report.ts';

/** Fixes that overlap others wait for the next round. */
const mostRounds = 10;

/** A file that was not checked. */
export interface Refused {
  /** As written on the command line. */
  readonly name: string;
  /** What is wrong with it. */
  readonly message: string;
}

/** What came of some files. */
export interface Checked {
  readonly reports: readonly FileReport[];
  readonly refused: readonly Refused[];
}

/**
 * Checks files, and mends them when asked to: all, or none. One that cannot be read, or is no theme, keeps none of the
 * others from being checked.
 * @throws {Failure} When files are to be mended, and one cannot be read or written, or is no theme.
 */
export async function checkFiles(names: readonly string[], options: CheckOptions, fix: boolean): Promise<Checked> {
  const files: ThemeFile[] = [];
  const refused: Refused[] = [];
  for (const name of names) {
    try {
      const file = await readTheme(name);
      requireTheme(file, options.fragment ?? false);
      files.push(file);
    } catch (error) {
      if (fix || !(error instanceof Failure)) throw error;
      refused.push({ name, message: error.message });
    }
  }
  const reports = files.map((file) => checkFile(file, options, fix));
  await writeAll(
    reports.flatMap(({ file: { name, path, mark, source: before }, source }) =>
      path !== undefined && source !== before ? { name, path, content: `${mark ? '\ufeff' : ''}${source}` } : [],
    ),
  );
  return { reports, refused };
}

function requireTheme({ name, source }: ThemeFile, fragment: boolean): void {
  const recognized = recognizeSource(source, name);
  const { kind, message } = recognized;
  if (kind !== 'theme' && !(fragment && isExcerpt(recognized)))
    throw new Failure(`Unexpected content of ${name}, expected a theme. ${message}`);
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
