import type { Finding } from '../../check/rule.ts';
import type { ThemeFile } from '../theme-file.ts';

/** What was found in one file. */
export interface FileReport {
  readonly file: ThemeFile;
  /** The source that `findings` point into: after fixes, where there were any. */
  readonly source: string;
  readonly findings: readonly Finding[];
  /** Fixes that were written. */
  readonly fixed: number;
}

/** The full address of a heading of the guide, also where the site stands below the root of its host. */
export function helpAddress(help: string, docs: string): string;
/** Undefined where the address of the site is not known: a dead link helps nobody. */
export function helpAddress(help: string, docs: string | undefined): string | undefined;
export function helpAddress(help: string, docs: string | undefined): string | undefined {
  return docs && docs.replace(/\/+$/, '') + help;
}
