import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { extractSite } from './extract-site.ts';

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));
const records = extractSite(fixtures, { origin: 'https://docs.example' });

test('every data row is a record of its own that lands on its anchor', () => {
  const rows = records.filter(({ kind }) => !['page', 'section', 'prose'].includes(kind));
  expect(rows.map(({ kind, url }) => `${kind} ${url}`)).toEqual([
    'operation https://docs.example/api/items/add#endpoint',
    'parameter https://docs.example/api/items/add#param-item_tax_type',
    'parameter https://docs.example/api/items/add#param-stock',
    'field https://docs.example/api/items/add#field-item',
    'field https://docs.example/api/items/add#field-item-item_id',
    'error https://docs.example/api/items/add#error-bad_item_id',
    'tag https://docs.example/template/syntax/item#tag-block-items',
    'tag https://docs.example/template/syntax/item#tag-itemid',
    'tag https://docs.example/template/syntax/item#tag-itemimage-1-20-url-640',
  ]);
});

test('a row stands under its section with its description as content', () => {
  const row = records.find(({ anchor }) => anchor === 'param-item_tax_type');
  expect(row).toMatchObject({
    type: 'lvl3',
    hierarchy: { lvl0: 'API reference', lvl1: 'Add an item', lvl2: 'Parameters', lvl3: 'item_tax_type', lvl4: null },
    content: 'Tax rate: 1 is the standard rate & 2 the reduced one.',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  });
});

test('a row inside a row has its own text alone', () => {
  const contentOf = (anchor: string) => records.find((each) => each.anchor === anchor)?.content;
  expect(contentOf('field-item')).toBe('The new item.');
  expect(contentOf('field-item-item_id')).toBe('Identifies the item.');
});

test('navigation, tables of contents, hash links and skipped parts are not in any record', () => {
  expect(JSON.stringify(records)).not.toMatch(/Navigation words|Table of contents|curl sample|#"/);
  expect(records.filter(({ hierarchy }) => hierarchy.lvl2 === 'Parameters')[0]?.hierarchy.lvl2).toBe('Parameters');
});

test('nothing is said twice, and ids stay the same over builds', () => {
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(new Set(records.map(({ url, type, content }) => `${url} ${type} ${content}`)).size).toBe(records.length);
  expect(extractSite(fixtures, { origin: 'https://docs.example' })).toEqual(records);
});
