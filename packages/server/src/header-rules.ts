import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Headers for the paths that a pattern matches: an exact path, or one whose `*` stands for any text (`/assets/*`,
 * `/*.md`). Later rules win: an empty text takes a header away.
 */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where a build keeps its rules, below its root. The leading dot keeps it from being served. */
export const headerRulesFile = '.deploy/headers.json';

/**
 * Reads the rules that the build wrote beside its pages.
 * @returns No rules when the build wrote none.
 * @throws {SyntaxError} When the file is not JSON.
 */
export function readHeaderRules(root: string): readonly HeaderRule[] {
  const file = join(root, headerRulesFile);
  if (!existsSync(file)) return [];
  const rules: readonly HeaderRule[] = JSON.parse(readFileSync(file, 'utf8')); // written by the build's own last step
  return rules;
}

/** All headers for one path: those of every rule that matches, later ones over earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) if (matches(rule.path, path)) Object.assign(headers, rule.headers);
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}

function matches(pattern: string, path: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === path;
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
