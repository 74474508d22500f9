import type { Finding } from './rule.ts';
import { excerptRules } from './rules/of-excerpts.ts';
import { runRules } from './run-rules.ts';
import { readTheme } from './theme.ts';

/**
 * Checks an excerpt of a theme, as `check` does with `fragment`: a bundle that calls this one alone has no rules for whole
 * themes in it.
 */
export function checkExcerpt(source: string): Finding[] {
  return runRules(readTheme(source, true), excerptRules);
}
