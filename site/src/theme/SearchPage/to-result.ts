import { LEVELS } from '@shop-docs/search/contract';
import { escapeText } from 'entities/escape';
import { hitLabel } from '../../search/hit-label.ts';

/** A hit as the page shows it; title, breadcrumbs and summary are HTML with the matches marked. */
export interface Result {
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  readonly summary: string;
  readonly url: string;
  /** What it is, in one word. */
  readonly kind: string | undefined;
}

interface Marked {
  readonly value: string;
}

/** What the page reads of a hit. The marked parts may be missing: another server than the usual one may answer. */
export interface PageHit {
  readonly objectID?: string;
  readonly url: string;
  readonly type?: string;
  readonly hierarchy?: Readonly<Record<string, string | null | undefined>>;
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Record<string, Marked | undefined>> };
  readonly _snippetResult?: { readonly content?: Marked };
}

/** The deepest heading is the title, those above lead to it. */
export function toResult(hit: PageHit, toUrl: (url: string) => string): Result {
  const headings = LEVELS.flatMap((level) => {
    const plain = hit.hierarchy?.[level];
    const html = hit._highlightResult?.hierarchy?.[level]?.value ?? (plain ? escapeText(plain) : '');
    return html ? [html] : [];
  });
  return {
    title: headings.at(-1) ?? escapeText(hit.url),
    breadcrumbs: headings.slice(0, -1),
    summary: hit._snippetResult?.content?.value ?? '',
    url: toUrl(hit.url),
    kind: hitLabel(hit),
  };
}
