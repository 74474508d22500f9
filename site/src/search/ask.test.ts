import { expect, test } from 'vitest';
import { ask, type Question, requestOf } from './ask.ts';
import { type BoxHit, rowText } from './box-hit.ts';
import { groupHits } from './group-hits.ts';
import type { SearchClient } from './search-client.ts';

const question: Question = { indexName: 'docs', facetFilters: ['language:en'], clickAnalytics: false, words: 5 };
const place = { isHere: () => false, isInSection: () => false, toUrl: (url: string) => url.replace('https://a', '') };
const hit = (lvl0: string, lvl1: string, id: string): BoxHit => ({
  objectID: id,
  url: `https://a/${id}`,
  hierarchy: { lvl0, lvl1 },
});
const client = (result: object, whole = false) =>
  ({ search: async () => ({ results: [result] }), ...(whole && { whole: async () => {} }) }) as unknown as SearchClient; // the box reads no more

test('a request has the fields of the hosted service, and those of the configuration', () => {
  expect(requestOf('x', { ...question, parameters: { facetFilters: ['no'], typoTolerance: false } })).toMatchObject({
    query: 'x',
    attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:5', 'content:5']),
    hitsPerPage: 20,
    typoTolerance: false,
    facetFilters: ['language:en'],
  });
});

test('an answer has its groups with addresses of this site, and counts results when all was searched', async () => {
  const answer = { hits: [hit('API', 'Items', '1')], nbHits: 9, queryID: 'q', exhaustiveNbHits: false };
  expect(await ask(client(answer), 'x', question, place)).toMatchObject({
    query: 'x',
    groups: [{ title: 'API', hits: [{ url: '/1' }] }],
    count: 9,
    queryID: 'q',
  });
  expect((await ask(client(answer, true), 'x', question, place)).count).toBeUndefined();
});

test('an answer without hits is a failure, not an empty result', async () => {
  await expect(ask(client({}), 'x', question, place)).rejects.toThrow('expected a list of hits');
});

test('a section lists five hits, those of one page together', () => {
  const hits = ['A', 'B', 'A', 'C', 'A', 'B', 'D'].map((page, n) => hit('API', page, `${page}${n}`));
  expect(groupHits(hits)[0]?.hits.map(({ objectID }) => objectID)).toEqual(['A0', 'A2', 'A4', 'B1', 'C3']);
  expect(groupHits([hit('API', 'A', '1'), hit('Template', 'B', '2')]).map(({ title }) => title)).toEqual([
    'API',
    'Template',
  ]);
});

test('a row says what its type names, with marks where there are some', () => {
  const known = {
    ...hit('API', 'Items', '1'),
    hierarchy: { lvl0: 'API', lvl1: 'Items', lvl2: 'Stock' },
    content: 'Some words',
    _highlightResult: { hierarchy: { lvl2: { value: '<mark>Stock</mark>' } } },
    _snippetResult: { hierarchy: { lvl2: { value: '…' } }, content: { value: 'Some…' } },
  };
  expect(rowText({ ...known, type: 'lvl2' })).toEqual({ title: '<mark>Stock</mark>', path: 'Items' });
  expect(rowText({ ...known, type: 'lvl1' })).toEqual({ title: 'Items', path: 'Some…' });
  expect(rowText({ ...known, type: 'content' })).toEqual({ title: 'Some…', path: 'Items' });
  expect(rowText({ ...known, type: 'lvl4', content: null })).toEqual({ title: 'Items', path: 'Items' });
});
