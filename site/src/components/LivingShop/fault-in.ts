import { locator } from '@shop-docs/template';
import { findingsOf } from '../Runner/findings-of.ts';

/** The first thing that is wrong with a template, in one sentence with its line; empty when nothing is. */
export function faultIn(source: string): string {
  const faults = findingsOf(source, false).filter(({ severity }) => severity !== 'note');
  const [first] = faults;
  if (!first) return '';
  const more = faults.length > 1 ? ` (1 of ${faults.length})` : '';
  return `Line ${locator(source)(first.span.start).line}: ${first.message}.${more}`;
}
