import type { FacetFilters } from 'algoliasearch/lite';
import type { BoxHit } from './box-hit.ts';
import { type Group, groupHits } from './group-hits.ts';
import { arrangeRows } from './group-repeats.ts';
import type { SearchClient } from './search-client.ts';

/** What the box asks with every query. */
export interface Question {
  readonly indexName: string;
  /** Filters by language, version and whatever the site is configured to. */
  readonly facetFilters: FacetFilters;
  /** Further parameters of the configuration. */
  readonly parameters?: object | undefined;
  /** Whether the service shall say which query a click belongs to. */
  readonly clickAnalytics: boolean;
  /** Words of an excerpt. */
  readonly words: number;
}

/** What the box shows of an answer. */
export interface Answer {
  readonly query: string;
  readonly groups: readonly Group[];
  /** Results in all; undefined as long as the running text has not been searched. */
  readonly count: number | undefined;
  /** Names the query to the event service; undefined without events. */
  readonly queryID: string | undefined;
}

/** Where the reader is, which decides what comes first. */
export interface Place {
  /** Whether an address leads to the page that the reader is on. */
  readonly isHere: (url: string) => boolean;
  /** Whether an address belongs to the section that the reader is in. */
  readonly isInSection: (url: string) => boolean;
  /** Where the address of a hit leads. */
  readonly toUrl: (url: string) => string;
}

const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const hitsPerPage = 20;

/** The request of a query, as the hosted service takes it. */
export function requestOf(query: string, { indexName, facetFilters, parameters, clickAnalytics, words }: Question) {
  return {
    query,
    indexName,
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage,
    clickAnalytics,
    ...parameters,
    facetFilters,
  };
}

/**
 * Asks for what the box lists.
 * @throws {Error} When the search fails, or its answer has no list of hits.
 */
export async function ask(client: SearchClient, query: string, question: Question, place: Place): Promise<Answer> {
  const { results } = await client.search<BoxHit>({ requests: [requestOf(query, question)] });
  const [answer] = results;
  if (!answer || !('hits' in answer) || !Array.isArray(answer.hits))
    throw new Error('Unexpected answer of the search, expected a list of hits');
  const hits: readonly BoxHit[] = answer.hits.map((hit) => ({ ...hit, url: place.toUrl(hit.url) }));
  const { rows, count } = arrangeRows(hits, answer.nbHits, query, place);
  return {
    query,
    groups: groupHits(rows),
    count: answer.exhaustiveNbHits === false && client.whole ? undefined : count,
    queryID: answer.queryID,
  };
}
