import { fileURLToPath } from 'node:url';
import { type Listening, listen } from '@shop-docs/server';
import { algoliasearch } from 'algoliasearch';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FacetResponse, HitsResponse, SearchResponses } from '../algolia/search-response.ts';
import { extractSite } from '../extract/extract-site.ts';
import { indexSettings } from '../push/index-settings.ts';
import { pushRecords } from '../push/push-records.ts';
import { createIndexStore } from './index-store.ts';
import { searchHandler } from './search-handler.ts';

const records = extractSite(fileURLToPath(new URL('../../fixtures', import.meta.url)));
const store = createIndexStore('https://docs.example');
const handler = searchHandler({ store, appId: 'APP', searchKey: 'search', adminKey: 'admin' });
let server: Listening;
let host = '';

beforeAll(async () => {
  server = await listen(handler, { port: 0 });
  host = `http://127.0.0.1:${server.port}`;
  await push();
});
afterAll(() => server.stop());

async function push(more: Partial<Parameters<typeof pushRecords>[0]> = {}): Promise<string[]> {
  const lines: string[] = [];
  await pushRecords({
    appId: 'APP',
    adminKey: 'admin',
    indexName: 'docs',
    records,
    host,
    batchSize: 5,
    report: (line) => lines.push(line),
    ...more,
  });
  return lines;
}

function withHits(answer: HitsResponse | FacetResponse | undefined): HitsResponse {
  if (!answer || !('hits' in answer)) throw new Error('Unexpected answer, expected one with hits');
  return answer;
}

async function ask(
  body: string,
  query = '?x-algolia-api-key=search&x-algolia-application-id=APP',
): Promise<{ status: number; json: SearchResponses & { message?: string } }> {
  const response = await fetch(`${host}/1/indexes/*/queries${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body,
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return { status: response.status, json: (await response.json()) as SearchResponses & { message?: string } }; // the server's answer
}

const modal = (query: string): object => ({
  query,
  indexName: 'docs',
  attributesToRetrieve: [
    'hierarchy.lvl0',
    'hierarchy.lvl1',
    'hierarchy.lvl2',
    'hierarchy.lvl3',
    'content',
    'type',
    'url',
  ],
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl3:10', 'content:3'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
  clickAnalytics: false,
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'language:en'],
});

test("the search box's request is answered with marked and cut attributes and whole urls", async () => {
  const { status, json } = await ask(JSON.stringify({ requests: [modal('tax rate')] }));
  expect(status).toBe(200);
  expect(json.results[0]).toMatchObject({
    nbHits: 2, // the parameter, and the page that people ask for with this word
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    query: 'tax rate',
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(withHits(json.results[0]).hits[0]).toMatchObject({
    url: 'https://docs.example/api/items/add#param-item_tax_type',
    type: 'lvl3',
    _highlightResult: {
      hierarchy: { lvl3: { value: 'item_<mark>tax</mark>_type', matchLevel: 'partial' } },
      facts: {
        detail: { value: 'integer in the form, required' },
        operation: { value: 'POST /1/items/add' },
        pages: { value: '1' },
        places: { value: '1' },
      },
    },
    _snippetResult: { content: { value: '<mark>Tax</mark> <mark>rate</mark>: 1…' } },
  });
});

test('the results page gets facets, paging and answers without hits', async () => {
  const common = {
    indexName: 'docs',
    query: 'item',
    advancedSyntax: true,
    facetFilters: [['docusaurus_tag:docs-default-current'], ['language:en']],
    facets: ['docusaurus_tag', 'language'],
  };
  const { json } = await ask(
    JSON.stringify({
      requests: [
        { ...common, page: 1, hitsPerPage: 2 },
        { ...common, hitsPerPage: 0 },
      ],
    }),
  );
  const [second, counts] = json.results.map(withHits);
  expect(second).toMatchObject({
    page: 1,
    hits: expect.objectContaining({ length: 2 }),
    nbPages: Math.ceil((second?.nbHits ?? 0) / 2),
  });
  expect(counts).toMatchObject({ hits: [], nbPages: 0, facets: { language: { en: second?.nbHits } } });
});

test('facet filters are all of lists, any of inner lists, with negation', async () => {
  const count = async (facetFilters: unknown): Promise<number> => {
    const { json } = await ask(JSON.stringify({ requests: [{ indexName: 'docs', query: 'item', facetFilters }] }));
    return withHits(json.results[0]).nbHits;
  };
  const all = await count([]);
  const tags = await count(['kind:tag']);
  expect(await count('language:en')).toBe(all);
  expect(await count(['language:en', 'version:2'])).toBe(0);
  expect(await count([['language:ja', 'language:en'], 'version:current'])).toBe(all);
  expect(await count(['kind:-tag'])).toBe(all - tags);
  expect(await count([['kind:tag', 'kind:page']])).toBeGreaterThan(tags);
});

test('wrong keys, unknown indexes and bad requests get their status and a message', async () => {
  expect(await ask('{}', '?x-algolia-api-key=wrong&x-algolia-application-id=APP')).toMatchObject({
    status: 403,
    json: { message: 'Invalid Application-ID or API key' },
  });
  expect(await ask('{"requests":[{"indexName":"other"}]}')).toMatchObject({
    status: 404,
    json: { message: 'Index other does not exist' },
  });
  expect(await ask('no json')).toMatchObject({
    status: 400,
    json: { message: 'Unexpected body "no json", expected JSON' },
  });
  expect(await ask('{"requests":[{"indexName":"docs","hitsPerPage":-1}]}')).toMatchObject({
    status: 400,
    json: { message: 'Unexpected `requests[0].hitsPerPage` -1, expected a whole number from 0 to 1000' },
  });
});

test('pushing replaces the index as a whole, with settings and synonyms, and reports progress', async () => {
  const lines = await push();
  expect(lines.filter((line) => line.endsWith('records stored')).length).toBe(Math.ceil(records.length / 5));
  expect(lines.at(-1)).toBe('"docs" replaced');
  expect(store.names()).toEqual([{ name: 'docs', entries: records.length }]);
  expect(store.settings('docs')).toEqual(indexSettings);
  expect(store.synonyms('docs').length).toBeGreaterThan(100);
});

test('the official client finds what was pushed', async () => {
  const client = algoliasearch('APP', 'search', {
    hosts: [{ url: new URL(host).host, accept: 'readWrite', protocol: 'http' }],
  });
  const { results } = await client.search<{ url: string }>({
    requests: [{ indexName: 'docs', query: '{block:Items}' }],
  });
  expect(results[0]).toMatchObject({ hits: [{ url: 'https://docs.example/template/syntax/item#tag-block-items' }] });
});

test('two pushes at once leave the whole of one of them, and nothing beside it', async () => {
  const half = Math.floor(records.length / 2);
  const parts = [records.slice(0, half), records.slice(half)];
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now()); // both in the same millisecond
  const pushes = parts.map((part) => push({ records: part, indexName: 'twice' }));
  const ends = await Promise.allSettled(pushes);
  now.mockRestore();
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  const [twice, ...others] = store.names().filter(({ name }) => name.startsWith('twice'));
  store.delete('twice');
  expect(others).toEqual([]);
  expect(parts.map(({ length }) => length)).toContain(twice?.entries);
});

test('a dry run sends nothing, a wrong key and a failure on the way leave the index as it was', async () => {
  expect((await push({ dryRun: true, indexName: 'dry' })).at(-1)).toBe('Dry run: nothing was sent');
  await expect(push({ adminKey: 'search' })).rejects.toThrow(
    /Unexpected key for application "APP".*was left as it was/,
  );
  const [first] = records;
  const broken = [...records, { ...first, type: 'nothing' }] as typeof records; // what a faulty extractor might make
  await expect(push({ records: broken })).rejects.toThrow(/answered 400: Unexpected `requests\[\d\].body`/);
  await expect(push({ records: [] })).rejects.toThrow('Unexpected empty list of records');
  expect(store.names()).toEqual([{ name: 'docs', entries: records.length }]);
});

test('10,000 random queries are answered, and never with markup from the query or the pages', () => {
  const word = fc.constantFrom(
    'item',
    '{block:Items}',
    '<script>',
    '"',
    '&amp;',
    '在庫',
    '商品',
    '🛒',
    'item_id',
    '/1/items',
    '[0]',
    '{{',
    '\u0000',
    '__proto__',
    'constructor',
    '\\',
    "'",
    '<img onerror=1>',
  );
  const query = fc.oneof(
    fc.string({ maxLength: 64 }),
    fc.string({ unit: 'binary', maxLength: 64 }),
    fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(query, (text) => {
      const { results } = store.search({ requests: [modal(text)] });
      const marked = JSON.stringify(withHits(results[0]).hits.map((hit) => [hit._highlightResult, hit._snippetResult]));
      return !/<(?!\/?mark>)/.test(marked);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

test('an object that cannot be made a number or a text is refused where it stands', async () => {
  for (const [name, expected] of [
    ['page', 'a whole number from 0 to 100000'],
    ['query', 'a string'],
  ] as const) {
    const { status, json } = await ask(`{"requests":[{"indexName":"docs","${name}":{"toString":null}}]}`);
    expect(status).toBe(400);
    expect(json.message).toMatch(new RegExp(`^Unexpected .*requests\\[0\\]\\.${name}.*${expected}`));
  }
});

test('1,000 malformed requests are answered with 200 or with 400 and a message', async () => {
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(null, -1, 1e9, 'a:b', [['language:en']], { a: 1 }));
  const request = fc.record(
    {
      indexName: fc.constant('docs'),
      query: value,
      page: value,
      hitsPerPage: value,
      facetFilters: value,
      attributesToSnippet: value,
      facets: value,
      params: value,
      type: value,
      filters: value,
    } as const,
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(request, { maxLength: 3 }).map((requests) => JSON.stringify({ requests })),
    fc.array(fc.jsonValue(), { minLength: 1, maxLength: 2 }).map((requests) => JSON.stringify({ requests })),
  );
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const { status, json } = await ask(text);
      expect([200, 400]).toContain(status);
      if (status === 200) expect(json.results).toBeInstanceOf(Array);
      else expect(json.message).toMatch(/^Unexpected /);
    }),
    { numRuns: 1000 },
  );
}, 120_000);
