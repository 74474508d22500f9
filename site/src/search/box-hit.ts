import type { RowHit } from './group-repeats.ts';

/** What the box reads of a hit. The marked parts may be missing: another server than the usual one may answer. */
export interface BoxHit extends RowHit {
  readonly objectID: string;
  /** `lvl1` to `lvl6`, or `content`: which part of the record matched. */
  readonly type?: string;
  readonly content?: string | null;
  /** Excerpts with the matches in `mark` elements, laid out like the hit itself. */
  readonly _snippetResult?: unknown;
}

/** The two lines of a row, as HTML with marks. */
export interface RowText {
  readonly title: string;
  /** Where it stands, or what it says; '' for nothing. */
  readonly path: string;
}

/** The lines of a hit: its whole heading with the text or the page that it stands on, or its text with the page. */
export function rowText(hit: BoxHit): RowText {
  const { type = 'lvl1' } = hit;
  if (type === 'content') return { title: excerpt(hit, 'content'), path: excerpt(hit, 'hierarchy', 'lvl1') };
  const title =
    excerpt(hit, 'hierarchy', type) || excerpt(hit, 'hierarchy', 'lvl1') || excerpt(hit, 'hierarchy', 'lvl0');
  return { title, path: type === 'lvl1' ? excerpt(hit, 'content') : excerpt(hit, 'hierarchy', 'lvl1') };
}

/** The excerpt of a text, the whole of a heading, or that part as it is. */
function excerpt(hit: BoxHit, ...path: readonly string[]): string {
  const snippet = at(path[0] === 'content' ? hit._snippetResult : hit._highlightResult, [...path, 'value']);
  const whole = at(hit, path);
  return typeof snippet === 'string' && snippet ? snippet : typeof whole === 'string' ? whole : '';
}

function at(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return typeof value === 'object' && value !== null ? at((value as Record<string, unknown>)[name], rest) : undefined;
}
