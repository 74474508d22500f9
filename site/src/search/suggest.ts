import pages from '@generated/search-places/default/pages.json';
import { createEmbedded } from './embedded.ts';
import { nearestPages } from './nearest-pages.ts';
import { type PageHit, pagesOf, suggestionsAtMost, wordsOf } from './pages-of-hits.ts';
import type { Place } from './places.ts';
import { resultUrl } from './result-url.ts';
import { withoutBase } from './without-base.ts';

interface Site {
  /** Path that the site stands under. */
  readonly base: string;
  /** Name of the index, as the search box asks for it; undefined where a hosted service searches. */
  readonly indexName: string | undefined;
}

/**
 * Pages that a reader may have looked for under an address that does not exist: those with nearly this address, then
 * those that the engine inside the site finds by its words. An address is not sent to a hosted service, which nobody
 * asked.
 * @param address As the browser has it.
 */
export async function suggest(address: string, { base, indexName }: Site): Promise<readonly Place[]> {
  const pathname = withoutBase(address, base);
  const near = nearestPages(pathname, pages).slice(0, suggestionsAtMost);
  const query = wordsOf(pathname);
  if (!query || !indexName || near.length === suggestionsAtMost) return near;
  const { results } = await createEmbedded().search<PageHit>({ requests: [{ indexName, query, hitsPerPage: 20 }] });
  const [answer] = results;
  const toUrl = (url: string) => withoutBase(resultUrl(url, [window.location.origin]), base);
  const found = answer && 'hits' in answer ? pagesOf(answer.hits, toUrl) : [];
  const pageOf = ({ to }: Place) => to.replace(/\/?(#.*)?$/, '');
  const known = new Set(near.map(pageOf));
  const more = found.filter((place) => !known.has(pageOf(place)));
  return [...near, ...sectionFirst(more, pathname)].slice(0, suggestionsAtMost);
}

/** Pages of the section that was asked for come before others: the reader got that part of the address right. */
function sectionFirst(places: readonly Place[], pathname: string): readonly Place[] {
  const section = /^\/[^/]+\//.exec(pathname)?.[0];
  if (!section) return places;
  const isElsewhere = ({ to }: Place) => Number(!to.startsWith(section));
  return [...places].sort((one, other) => isElsewhere(one) - isElsewhere(other));
}
