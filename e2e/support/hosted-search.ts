import type { Page, Route } from '@playwright/test';

/** One request inside a call to the hosted search service. */
export interface SearchRequest {
  readonly query: string;
  readonly indexName: string;
  readonly hitsPerPage: number;
  readonly attributesToSnippet?: readonly string[];
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly [field: string]: unknown;
}

/** A call that the page made. */
export interface SearchCall {
  readonly url: URL;
  readonly method: string;
  readonly requests: readonly SearchRequest[];
}

export interface Hit {
  readonly objectID: string;
  readonly type: string;
  readonly url: string;
  readonly content: string | null;
  readonly hierarchy: Record<string, string | null>;
  readonly [field: string]: unknown;
}

/** What the service answers: hits, or trouble. */
export type Answer =
  | { readonly hits: readonly Hit[]; readonly nbHits?: number; readonly queryID?: string; readonly afterMs?: number }
  | 'abort'
  | 'hang'
  | { readonly status: number; readonly message: string };

const hosts = /^https?:\/\/[^/]*\.(algolia\.net|algolianet\.com)\//;

/**
 * Stands in for the hosted search service.
 * @param reply Answers one query; the empty query included.
 * @returns The calls so far, in order; the list grows.
 */
export async function mockSearch(page: Page, reply: (query: string) => Answer): Promise<SearchCall[]> {
  const calls: SearchCall[] = [];
  await page.route(hosts, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const body = JSON.parse(request.postData() ?? '{"requests":[]}') as { requests: SearchRequest[] }; // the protocol
    calls.push({ url: new URL(request.url()), method: request.method(), requests: body.requests });
    await answer(route, reply(body.requests[0]?.query ?? ''), body.requests);
  });
  return calls;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

async function answer(route: Route, reply: Answer, requests: readonly SearchRequest[]): Promise<void> {
  if (reply === 'hang') return;
  if (reply === 'abort') return route.abort('failed');
  if ('status' in reply) {
    return route.fulfill({
      status: reply.status,
      headers: cors,
      json: { message: reply.message, status: reply.status },
    });
  }
  const { hits, nbHits = hits.length, queryID, afterMs = 0 } = reply;
  if (afterMs > 0) await new Promise((done) => setTimeout(done, afterMs));
  const results = requests.map(({ query, indexName, hitsPerPage }) => ({
    hits: hitsPerPage === 0 ? [] : hits,
    nbHits,
    page: 0,
    nbPages: 1,
    hitsPerPage,
    query,
    index: indexName,
    params: '',
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    facets: {},
    ...(queryID ? { queryID } : {}),
  }));
  // A page that has moved on no longer takes the answer.
  await route.fulfill({ headers: cors, json: { results } }).catch(() => undefined);
}

let lastId = 0;

/** A hit as the service sends it. */
export function hit(options: {
  readonly url: string;
  readonly group?: string;
  readonly title?: string;
  readonly type?: string;
  readonly content?: string;
}): Hit {
  const { url, group = 'API', title = 'A heading', type = 'lvl1', content = null } = options;
  const level = /^lvl([1-6])$/.exec(type)?.[1] ?? '1';
  const hierarchy: Record<string, string | null> = {};
  for (let n = 0; n <= 6; n++) hierarchy[`lvl${n}`] = n === 0 ? group : n <= Number(level) ? `${title} ${n}` : null;
  const marked = Object.fromEntries(
    Object.entries(hierarchy).flatMap(([key, value]) => (value ? [[key, { value, matchLevel: 'full' }]] : [])),
  );
  lastId += 1;
  return {
    objectID: `hit-${lastId}`,
    type,
    url,
    content,
    hierarchy,
    url_without_anchor: url.replace(/#.*/, ''),
    _highlightResult: { hierarchy: marked, ...(content ? { content: { value: content, matchLevel: 'full' } } : {}) },
    _snippetResult: { hierarchy: marked, ...(content ? { content: { value: content, matchLevel: 'full' } } : {}) },
  };
}
