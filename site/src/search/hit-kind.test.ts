import { expect, test } from 'vitest';
import { hitKind } from './hit-kind.ts';

const row = (anchor: string, title: string) => ({
  url: `https://shop-docs.example/page#${anchor}`,
  type: 'lvl3',
  hierarchy: { lvl0: 'API reference', lvl1: 'A page', lvl2: 'A section', lvl3: title },
});

test.each([
  ['endpoint', 'POST /1/items/add', 'Operation'],
  ['param-price', 'price', 'Parameter'],
  ['field-item-price', 'item.price', 'Field'],
  ['error-bad_item_id', 'bad_item_id', 'Error'],
  ['block-Items', '{block:Items}', 'Tag'],
  ['stock', 'Stock', undefined],
])('#%s is %s: %s', (anchor, title, kind) => {
  expect(hitKind(row(anchor, title))).toBe(kind);
});

test('a title is a page, running text has no label', () => {
  expect(hitKind({ url: '/api/items/add', type: 'lvl1', hierarchy: { lvl1: 'Add an item' } })).toBe('Page');
  expect(hitKind({ ...row('param-price', 'price'), type: 'content' })).toBeUndefined();
});
