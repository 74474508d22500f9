import { LEVELS } from '@shop-docs/search/contract';
import { escapeText } from 'entities/escape';
import { type HitFacts, hitFacts, type KnownHit } from '../../search/hit-facts.ts';

/** A hit as the page shows it; title, breadcrumbs and summary are HTML with the matches marked. */
export interface Result {
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly summary: string;
  readonly url: string;
  /** What it is, of what type, and of which operation. */
  readonly facts: HitFacts;
}

interface Marked {
  readonly value: string;
}

/** What the page reads of a hit. The marked parts may be missing: another server than the usual one may answer. */
export interface PageHit extends KnownHit {
  readonly url: string;
  readonly type?: string;
  readonly hierarchy?: Readonly<Record<string, string | null | undefined>>;
  readonly _highlightResult?: KnownHit['_highlightResult'] & {
    readonly hierarchy?: Readonly<Record<string, Marked | undefined>>;
  };
  readonly _snippetResult?: { readonly content?: Marked };
}

/** The deepest heading is the title, those above lead to it. */
export function toResult(hit: PageHit): Result {
  const headings = LEVELS.flatMap((level) => {
    const plain = hit.hierarchy?.[level];
    const html = hit._highlightResult?.hierarchy?.[level]?.value ?? (plain ? escapeText(plain) : '');
    return html ? [html] : [];
  });
  return {
    title: headings.at(-1) ?? escapeText(hit.url),
    breadcrumbs: headings.slice(0, -1),
    summary: hit._snippetResult?.content?.value ?? '',
    url: hit.url,
    facts: hitFacts(hit),
  };
}
