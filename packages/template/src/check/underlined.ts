import { checkWith } from './check.ts';
import type { Rule } from './rule.ts';

/** For tests: what a rule underlines in a source, and what it says. */
export function underlined(
  rule: Rule,
  source: string,
  fragment = !rule.wholeTheme,
): [underlined: string, says: string][] {
  return checkWith([rule], source, fragment).map(({ span, message }) => [source.slice(span.start, span.end), message]);
}
