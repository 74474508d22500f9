import { placesOf } from '@shop-docs/search';
import { buildIndex, type SearchRecord } from '@shop-docs/search/extract';
import { expect, test } from 'vitest';
import { siteBuild } from '../cli/read-content.ts';
import { createDocs } from './docs.ts';
import { readBuild } from './read-build.ts';

const record = (path: string): SearchRecord => ({
  objectID: `page-${path}`,
  hierarchy: { lvl0: 'API', lvl1: 'Add an item', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
  type: 'lvl1',
  url: path,
  url_without_anchor: path,
  anchor: null,
  language: 'en',
  docusaurus_tag: 'default',
  version: 'current',
  kind: 'page',
  facts: { detail: null, operation: null, pages: null, places: null },
  position: 0,
  weight: 1,
});

test.each([
  ['https://docs.example/', '/api/items/add'],
  ['https://docs.example/docs/', '/docs/api/items/add'],
])('links of hits stand once below %s', (address, path) => {
  const { first, second } = buildIndex([record(path)]);
  const index = { first: JSON.parse(first), second: JSON.parse(second) };
  const docs = createDocs({
    title: 'Docs',
    address,
    pages: [{ path: '/api/items/add', title: 'Add', markdown: '' }],
    files: { openapi: '', starterTheme: '' },
    index,
  });
  const [hit] = docs.search('add an item');
  expect(hit?.url).toBe('/api/items/add');
  expect(docs.link(hit?.url ?? '')).toBe(`${address}api/items/add`);
  expect(docs.page(`${address}api/items/add#errors`).title).toBe('Add');
});

test('every anchor that the search knows leads to a part of its page', { timeout: 60_000 }, () => {
  const content = readBuild(siteBuild);
  const docs = createDocs(content);
  const places = placesOf(content.index.first);
  const without = places.filter(({ url, anchor }) => {
    const page = docs.page(url);
    const { start, end } = docs.passage(page, anchor);
    return start === 0 && end === page.markdown.length;
  });
  // What is told first of a place is its own heading, or the entry that links to itself.
  const others = places.flatMap(({ url, anchor, kind }) => {
    const page = docs.page(url);
    const { start, end } = docs.passage(page, anchor);
    const [line = ''] = page.markdown.slice(start, end).trim().split('\n');
    const isOwn = kind === 'section' ? /^#{1,6} /.test(line) : /^[-*] \[/.test(line) && line.includes(`#${anchor})`);
    return isOwn || kind === 'operation' || (start === 0 && end === page.markdown.length) ? [] : [`${url} ${line}`];
  });
  expect(others).toEqual([]);
  // Forms, and lists of widgets that have no text.
  expect(without.filter(({ kind }) => kind !== 'section' && kind !== 'field')).toEqual([]);
  expect(without.length).toBeLessThan(places.length / 100);
});
