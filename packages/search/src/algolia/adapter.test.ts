import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildIndex } from '../engine/build-index.ts';
import { createEngine } from '../engine/engine.ts';
import { extractSite } from '../extract/extract-site.ts';
import type { SearchRecord } from '../record.ts';
import { type Adapter, createAdapter } from './adapter.ts';
import type { FacetResponse, HitsResponse } from './search-response.ts';

const records = extractSite(fileURLToPath(new URL('../../fixtures', import.meta.url)));
const { first, second } = buildIndex(records);
const engine = createEngine(JSON.parse(first), JSON.parse(second));
let adapter: Adapter;

beforeEach(() => {
  adapter = createAdapter(engine, { origin: 'https://docs.example', now: () => 5 });
});

const ask = (fields: object): HitsResponse | FacetResponse => {
  const [only] = adapter.search({ requests: [{ indexName: 'docs', ...fields }] }).results;
  if (!only) throw new Error('Unexpected empty answer, expected one result');
  return only;
};
const hitsOf = (fields: object): HitsResponse => {
  const found = ask(fields);
  if (!('hits' in found)) throw new Error('Unexpected facets, expected hits');
  return found;
};
const facetsOf = (fields: object): FacetResponse['facetHits'] => {
  const found = ask({ type: 'facet', ...fields });
  if (!('facetHits' in found)) throw new Error('Unexpected hits, expected facets');
  return found.facetHits;
};

describe('pages of hits', () => {
  it('follow one another without a gap, and end', () => {
    const all = hitsOf({ query: 'item', hitsPerPage: 1000 });
    expect(all.nbHits).toBe(all.hits.length);
    expect(all.nbHits).toBeGreaterThan(5);
    const ids = all.hits.map(({ objectID }) => objectID);
    const pages = Math.ceil(ids.length / 3);
    for (let page = 0; page <= pages; page++) {
      const shown = hitsOf({ query: 'item', hitsPerPage: 3, page });
      expect(shown).toMatchObject({ page, nbPages: pages, nbHits: ids.length, hitsPerPage: 3 });
      expect(shown.hits.map(({ objectID }) => objectID)).toEqual(ids.slice(3 * page, 3 * page + 3));
    }
  });

  it('carry what was asked, took at least a millisecond, and have an ID of their own', () => {
    const [one, other] = [hitsOf({ query: 'tax', page: 0 }), hitsOf({ query: 'tax', page: 0 })];
    expect(one).toMatchObject({ query: 'tax', params: 'query=tax&page=0', index: 'docs', processingTimeMS: 1 });
    expect(one.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(other.queryID).not.toBe(one.queryID);
    expect(one).not.toHaveProperty('facets');
    let clock = 0;
    adapter = createAdapter(engine, { now: () => (clock += 7) });
    expect(hitsOf({ query: 'tax' }).processingTimeMS).toBeGreaterThanOrEqual(7);
  });
});

it('no more than 1,000 hits can be reached by paging, however many there are', () => {
  const hit = engine.search('tax').hits[0];
  const many = {
    ...engine,
    search: (...asked: Parameters<typeof engine.search>) => ({
      ...engine.search(...asked),
      hits: Array(1500).fill(hit),
    }),
  };
  adapter = createAdapter(many);
  expect(hitsOf({ query: 'tax', hitsPerPage: 300, page: 3 })).toMatchObject({ nbHits: 1500, nbPages: 4 });
  expect([3, 4].map((page) => hitsOf({ query: 'tax', hitsPerPage: 300, page }).hits.length)).toEqual([100, 0]);
});

describe('a hit', () => {
  const tax = (fields: object = {}) => hitsOf({ query: 'tax rate', ...fields }).hits[0];

  it('has whole addresses where an origin is known, and paths where none is', () => {
    expect(tax()?.url).toBe('https://docs.example/api/items/add#param-item_tax_type');
    expect(tax()?.url_without_anchor).toBe('https://docs.example/api/items/add');
    adapter = createAdapter(engine);
    expect(tax()?.url).toBe('/api/items/add#param-item_tax_type');
  });

  it('has the attributes that were asked for, and always its ID', () => {
    const all = tax();
    const fields = (hit: object | undefined) =>
      Object.keys(hit ?? {})
        .filter((name) => !name.startsWith('_'))
        .sort();
    expect(fields(all)).toEqual(expect.arrayContaining(['content', 'facts', 'hierarchy', 'kind', 'type', 'url']));
    expect(fields(tax({ attributesToRetrieve: ['url', 'type'] }))).toEqual(['objectID', 'type', 'url']);
    expect(fields(tax({ attributesToRetrieve: ['unknown'] }))).toEqual(['objectID']);
    const levels = tax({ attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl3'] });
    expect(levels?.hierarchy).toEqual({ lvl0: all?.hierarchy?.lvl0, lvl3: all?.hierarchy?.lvl3 });
    expect(tax({ attributesToRetrieve: ['hierarchy'] })?.hierarchy).toEqual(all?.hierarchy);
  });

  it('is marked where it was asked: everything, a group, one attribute, or nothing', () => {
    const marked = (attributesToHighlight: readonly string[]) =>
      tax({ attributesToHighlight, highlightPreTag: '[', highlightPostTag: ']' })?._highlightResult;
    const everything = marked(['*']);
    expect(everything?.hierarchy.lvl3?.value).toBe('item_[tax]_type');
    expect(everything?.content?.value).toContain('[Tax]');
    expect(everything?.facts?.operation).toEqual({ value: 'POST /1/items/add', matchLevel: 'none' });
    const group = marked(['hierarchy']);
    expect(group?.hierarchy.lvl3?.value).toBe('item_[tax]_type');
    expect([group?.content, group?.facts]).toEqual([undefined, undefined]);
    expect(marked(['hierarchy.lvl3'])?.hierarchy).toEqual({ lvl3: everything?.hierarchy.lvl3 });
    expect(marked(['content'])).toEqual({ hierarchy: {}, content: everything?.content });
    expect(marked([])).toEqual({ hierarchy: {} });
  });

  it('has snippets of the attributes and lengths that were asked for', () => {
    const snippets = (attributesToSnippet: readonly string[]) =>
      tax({ attributesToSnippet, snippetEllipsisText: '~' })?._snippetResult;
    expect(snippets(['content:3'])?.content?.value).toMatch(/~$/);
    expect(snippets(['content:3'])?.hierarchy).toEqual({});
    expect(snippets(['hierarchy.lvl1:2'])?.content).toBeUndefined();
    expect(snippets(['hierarchy.lvl1:2'])?.hierarchy).toHaveProperty('lvl1');
    const all = snippets(['*:50']);
    expect(all?.content?.value.length).toBeGreaterThan(snippets(['content:3'])?.content?.value.length ?? 0);
    expect(Object.keys(all?.content ?? {}).sort()).toEqual(['matchLevel', 'value']);
  });
});

describe('what a page says', () => {
  const [record] = records;
  const said = '<img src=x onerror=alert(1)> & tax';
  const odd = {
    ...record,
    objectID: 'odd',
    url: 'https://other.example/a',
    url_without_anchor: 'https://other.example/a',
    language: said,
    facts: { detail: said, operation: null, pages: null, places: null },
  } as SearchRecord; // a record of the extractor, with other texts
  const safe = '&lt;img src=x onerror=alert(1)&gt; &amp; tax';
  beforeEach(() => {
    const tiers = buildIndex([odd]);
    adapter = createAdapter(createEngine(JSON.parse(tiers.first), JSON.parse(tiers.second)), {
      origin: 'https://docs.example',
    });
  });

  it('is no markup where it is shown', () => {
    expect(hitsOf({}).hits[0]?._highlightResult.facts).toMatchObject({ detail: { value: safe } });
    expect(facetsOf({ facet: 'language' })).toEqual([{ value: said, highlighted: safe, count: 1 }]);
  });

  it('may lead to another site', () => {
    expect(hitsOf({}).hits[0]?.url).toBe('https://other.example/a');
  });
});

describe('facets', () => {
  it('are counted over all hits, the most frequent value first', () => {
    const { facets, nbHits } = hitsOf({ query: 'item', facets: ['kind', 'language'], hitsPerPage: 1 });
    expect(nbHits).toBeGreaterThan(5);
    expect(facets?.language).toEqual({ en: nbHits });
    const counts = Object.values(facets?.kind ?? {});
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(nbHits);
    expect(Object.keys(hitsOf({ query: 'item', facets: ['*'] }).facets ?? {}).sort()).toEqual(
      ['docusaurus_tag', 'kind', 'language', 'type', 'version'].sort(),
    );
    expect(hitsOf({ query: 'item', facets: ['content', 'unknown', 'position'] }).facets).toMatchObject({
      unknown: {},
      position: {},
    });
  });

  it('are tests for hits: of pages, of single records and of levels, with all, any and not', () => {
    const nbHits = (...facetFilters: (string | string[])[]) => hitsOf({ query: 'item', facetFilters }).nbHits;
    const all = nbHits();
    expect(nbHits('language:en')).toBe(all);
    expect(nbHits('language:ja')).toBe(0);
    expect(nbHits('kind:-tag')).toBe(all - nbHits('kind:tag'));
    expect(nbHits(['kind:tag', 'kind:parameter'])).toBe(nbHits('kind:tag') + nbHits('kind:parameter'));
    expect(nbHits('kind:tag', 'kind:parameter')).toBe(0);
    expect(nbHits([])).toBe(all);
    expect(nbHits(['language:ja', 'kind:tag'])).toBe(nbHits('kind:tag'));
    expect(nbHits('hierarchy.lvl0:API reference')).toBeLessThan(all);
    expect(nbHits('hierarchy.lvl0:API reference')).toBeGreaterThan(0);
    expect(nbHits('toString:x')).toBe(0);
  });

  it('can be searched by their beginning, in any case, up to a number', () => {
    const tags = hitsOf({ query: 'item', facetFilters: ['kind:tag'] }).nbHits;
    expect(facetsOf({ query: 'item', facet: 'kind', facetQuery: 'TA' })).toEqual([
      { value: 'tag', highlighted: 'tag', count: tags },
    ]);
    expect(facetsOf({ query: 'item', facet: 'kind', facetQuery: 'ag' })).toEqual([]);
    expect(facetsOf({ query: 'item', facet: 'kind', maxFacetHits: 2 })).toHaveLength(2);
  });
});
