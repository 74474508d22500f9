import { expect, test } from 'vitest';
import { countPages } from './count-pages.ts';

const row = (kind: 'parameter' | 'field' | 'section', name: string, page: string) => ({ kind, name, page });

test('pages are counted by the own name of a row, whatever it lies in, each kind for itself', () => {
  const pagesOf = countPages([
    row('field', 'item.item_id', '/add'),
    row('field', 'items[].item_id', '/list'),
    row('field', 'items[].variations[].item_id', '/list'),
    row('parameter', 'item_id', '/add'),
    row('section', 'item_id', '/other'),
  ]);
  expect(pagesOf({ kind: 'field', name: 'item.item_id' })).toBe('2');
  expect(pagesOf({ kind: 'parameter', name: 'item_id' })).toBe('1');
  expect(pagesOf({ kind: 'section', name: 'item_id' })).toBeNull();
});
