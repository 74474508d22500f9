import type { Finding } from '../../check/rule.ts';
import { countOf } from '../terminal.ts';

/** How many findings of each severity there are. */
export interface Totals {
  readonly errors: number;
  readonly warnings: number;
  readonly notes: number;
  readonly fixable: number;
}

/** Counts findings. */
export function totalsOf(findings: readonly Finding[]): Totals {
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length;
  return {
    errors: count('error'),
    warnings: count('warning'),
    notes: count('note'),
    fixable: findings.filter(({ fix }) => fix?.length).length,
  };
}

/** `2 errors, 1 warning, 0 notes`. */
export function totalsLine({ errors, warnings, notes }: Totals): string {
  return `${countOf(errors, 'error')}, ${countOf(warnings, 'warning')}, ${countOf(notes, 'note')}`;
}
