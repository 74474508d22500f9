import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What a text is about: some terms hold for the API alone. */
export type Subject = 'api' | 'site';

/** One name for one thing, as `terms.yaml` explains it. */
interface Term {
  readonly use: string;
  readonly not: readonly string[];
  readonly in?: 'api';
  readonly because: string;
}

interface TermList {
  readonly terms: readonly Term[];
  /** Patterns of the rule's own list that do not hold here. */
  readonly keep: readonly string[];
}

const list = parse(readFileSync(join(import.meta.dirname, 'terms.yaml'), 'utf8')) as TermList;

/** Options of textlint-rule-terminology for texts about a subject. */
export function terminology(subject: Subject) {
  const held = list.terms.filter((term) => term.in === undefined || term.in === subject);
  return {
    defaultTerms: true,
    exclude: [...list.keep],
    terms: held.flatMap(({ use, not }) => not.map((pattern) => [pattern, use])),
  };
}

/** Why a term is preferred; undefined for those of the rule's own list. */
export function reasonFor(use: string): string | undefined {
  return list.terms.find((term) => term.use.toLowerCase() === use.toLowerCase())?.because;
}
