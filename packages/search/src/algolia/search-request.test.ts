import { describe, expect, it } from 'vitest';
import { readRequests, type SearchRequest } from './search-request.ts';

const read = (request: unknown): SearchRequest => {
  const [only] = readRequests({ requests: [request] });
  if (!only) throw new Error('Unexpected empty answer, expected one request');
  return only;
};
const reading = (request: unknown) => () => read(request);
/** Of a request for the index `docs` with these fields. */
const withFields = (fields: object) => read({ indexName: 'docs', ...fields });

describe('a request', () => {
  it('gets the defaults of the hosted service', () => {
    expect(read({ indexName: 'docs' })).toEqual({
      type: 'default',
      indexName: 'docs',
      query: '',
      page: 0,
      hitsPerPage: 20,
      facetFilters: [],
      facets: [],
      attributesToRetrieve: ['*'],
      attributesToHighlight: ['*'],
      attributesToSnippet: [{ attribute: 'content', width: 10 }],
      highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
      highlightPostTag: '</span>',
      snippetEllipsisText: '…',
      clickAnalytics: false,
      facet: '',
      facetQuery: '',
      maxFacetHits: 10,
      params: '',
    });
  });

  it('is read from its fields, and its parameters are given back as a query string', () => {
    const fields = {
      query: 'stock',
      page: 2,
      hitsPerPage: 5,
      facets: ['language'],
      attributesToRetrieve: ['url'],
      attributesToHighlight: ['content'],
      highlightPreTag: '<b>',
      highlightPostTag: '</b>',
      snippetEllipsisText: '...',
      maxFacetHits: 3,
      facetQuery: 'e',
    };
    const found = withFields({ ...fields, type: 'facet', facet: 'kind', clickAnalytics: true });
    expect(found).toMatchObject({ ...fields, type: 'facet', facet: 'kind', clickAnalytics: true });
    expect(withFields({ query: 'a b', page: 1, facets: ['kind'], facet: undefined }).params).toBe(
      'query=a+b&page=1&facets=%5B%22kind%22%5D',
    );
  });

  it('takes its parameters from `params` too, as an object or a query string; its own fields win', () => {
    expect(withFields({ params: { query: 'tax', page: 3 } })).toMatchObject({ query: 'tax', page: 3 });
    const found = withFields({
      params: 'query=tax&hitsPerPage=7&facetFilters=%20%5B%22kind%3Atag%22%5D&attributesToRetrieve=url,type',
      hitsPerPage: 9,
    });
    expect(found).toMatchObject({
      query: 'tax',
      hitsPerPage: 9,
      facetFilters: [[{ attribute: 'kind', value: 'tag', negated: false }]],
      attributesToRetrieve: ['url', 'type'],
    });
    expect(withFields({ params: null }).query).toBe('');
    expect(withFields({ params: 'query=[torn' }).query).toBe('[torn');
    expect(withFields({ params: 'query=x[0]' }).query).toBe('x[0]');
  });

  it('takes a number for a text and a text for a number, and cuts a text that is too long', () => {
    expect(withFields({ query: 404, page: '2', facets: '', clickAnalytics: 'true' })).toMatchObject({
      query: '404',
      page: 2,
      facets: [],
      clickAnalytics: true,
    });
    expect(withFields({ query: 'x'.repeat(1001) }).query).toHaveLength(1000);
    expect(withFields({ clickAnalytics: 'yes' }).clickAnalytics).toBe(false);
  });

  it('says how many words a snippet has', () => {
    const snippets = withFields({ attributesToSnippet: ['content:3', 'hierarchy.lvl1', '*:20', 'url:0'] });
    expect(snippets.attributesToSnippet).toEqual([
      { attribute: 'content', width: 3 },
      { attribute: 'hierarchy.lvl1', width: 10 },
      { attribute: '*', width: 20 },
      { attribute: 'url', width: 1 },
    ]);
  });

  it('says which facets it wants: all of the outer list, any of an inner one', () => {
    const kind = (value: string, negated = false) => ({ attribute: 'kind', value, negated });
    expect(withFields({ facetFilters: 'kind:tag' }).facetFilters).toEqual([[kind('tag')]]);
    expect(withFields({ facetFilters: ['kind:tag', ['kind:-page', 'kind:']] }).facetFilters).toEqual([
      [kind('tag')],
      [kind('page', true), kind('')],
    ]);
    expect(withFields({ facetFilters: '[["kind:a:b\\nc"]]' }).facetFilters).toEqual([[kind('a:b\nc')]]);
  });
});

describe('what has the wrong form is refused, with its place and what was expected', () => {
  it.each([
    [undefined, 'Unexpected `body` undefined, expected an object with `requests`'],
    [null, 'Unexpected `body` null, expected an object with `requests`'],
    [[], 'Unexpected `body` [], expected an object with `requests`'],
    [{}, 'Unexpected `requests` undefined, expected a list of search requests'],
    [{ requests: 'docs' }, 'Unexpected `requests` "docs", expected a list of search requests'],
    [{ requests: Array(51).fill({ indexName: 'docs' }) }, 'Unexpected `requests` "51 entries", expected at most 50'],
  ])('of the body %j', (body, message) => {
    expect(() => readRequests(body)).toThrow(message);
  });

  it('but 50 requests are not too many', () => {
    expect(readRequests({ requests: Array(50).fill({ indexName: 'docs' }) })).toHaveLength(50);
  });

  it.each([
    ['docs', '`requests[0]` "docs", expected an object'],
    [{}, '`requests[0].indexName` undefined, expected the name of an index'],
    [{ indexName: ['docs'] }, '`requests[0].indexName` ["docs"], expected a string'],
    [{ indexName: 'docs', params: ['a'] }, '`requests[0].params` ["a"], expected an object or a query string'],
    [{ indexName: 'docs', type: 'other' }, '`requests[0].type` "other", expected "default" or "facet"'],
    [{ indexName: 'docs', type: 'facet' }, '`requests[0].facet` undefined, expected the name of an attribute'],
    [
      { indexName: 'docs', filters: 'kind:tag' },
      '`requests[0].filters` "kind:tag", expected facetFilters in its place',
    ],
    [{ indexName: 'docs', page: 100_001 }, '`requests[0].page` 100001, expected a whole number from 0 to 100000'],
    [{ indexName: 'docs', hitsPerPage: 1.5 }, '`requests[0].hitsPerPage` 1.5, expected a whole number from 0 to 1000'],
    [{ indexName: 'docs', maxFacetHits: 101 }, '`requests[0].maxFacetHits` 101, expected a whole number from 0 to 100'],
    [{ indexName: 'docs', facets: [1] }, '`requests[0].facets` [1], expected a list of strings'],
    [{ indexName: 'docs', facets: { a: 1 } }, '`requests[0].facets` {"a":1}, expected a list of strings'],
    [
      { indexName: 'docs', attributesToSnippet: ['content:12345'] },
      '`requests[0].attributesToSnippet` "content:12345", expected "attribute:number of words"',
    ],
    [
      { indexName: 'docs', attributesToSnippet: ['a content'] },
      '`requests[0].attributesToSnippet` "a content", expected "attribute:number of words"',
    ],
    [{ indexName: 'docs', facetFilters: 7 }, '`requests[0].facetFilters` 7, expected a list of "attribute:value"'],
    [{ indexName: 'docs', facetFilters: '[torn' }, '`requests[0].facetFilters` "[torn", expected a list of'],
    [{ indexName: 'docs', facetFilters: ['kind'] }, '`requests[0].facetFilters` "kind", expected "attribute:value"'],
    [{ indexName: 'docs', facetFilters: ['a b:c'] }, '`requests[0].facetFilters` "a b:c", expected "attribute:value"'],
    [{ indexName: 'docs', facetFilters: [[3]] }, '`requests[0].facetFilters` 3, expected "attribute:value"'],
  ])('of the request %j', (request, message) => {
    expect(reading(request)).toThrow(`Unexpected ${message}`);
  });

  it('and shows the beginning of what is long', () => {
    expect(reading({ indexName: 'docs', facets: ['x'.repeat(90), 1] })).toThrow(
      `Unexpected \`requests[0].facets\` ["${'x'.repeat(78)}…, expected a list of strings`,
    );
    expect(reading({ indexName: 'docs', facetFilters: 'x'.repeat(78) })).toThrow(`"${'x'.repeat(78)}", expected`);
  });

  it('while the largest allowed numbers pass', () => {
    const most = { page: 100_000, hitsPerPage: 1000, maxFacetHits: 100 };
    expect(withFields(most)).toMatchObject(most);
  });
});
