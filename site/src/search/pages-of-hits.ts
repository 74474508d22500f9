import { kindOfId } from '@shop-docs/search/contract';
import type { Place } from './places.ts';

/** What is read of a hit. */
export interface PageHit {
  readonly objectID?: string;
  readonly url: string;
  readonly hierarchy: { readonly lvl1?: string | null; readonly lvl2?: string | null };
}

/** As many pages as a reader looks at. */
export const suggestionsAtMost = 5;

/** The words of an address: `api items ad` for `/api/items/ad.html`. */
export function wordsOf(pathname: string): string {
  return safeDecode(pathname)
    .replace(/\.html?$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // no well-formed address
  }
}

/** The pages of hits, each once, in the order of their best hit; where that is a section, the place is the section. */
export function pagesOf(hits: readonly PageHit[], toUrl: (url: string) => string): readonly Place[] {
  const pages = new Map<string, Place>();
  for (const { objectID = '', url, hierarchy } of hits) {
    const place = toUrl(url);
    const page = place.replace(/#.*$/, '');
    if (!hierarchy.lvl1 || pages.has(page)) continue;
    const isSection = kindOfId(objectID) === 'section';
    pages.set(
      page,
      isSection ? { to: place, label: `${hierarchy.lvl1}: ${hierarchy.lvl2}` } : { to: page, label: hierarchy.lvl1 },
    );
  }
  return [...pages.values()].slice(0, suggestionsAtMost);
}
