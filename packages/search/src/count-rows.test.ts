import { expect, test } from 'vitest';
import { countRows } from './count-rows.ts';

const row = (kind: 'parameter' | 'field' | 'section', name: string, page: string) => ({ kind, name, page });

test('rows and their pages are counted by the own name of a row, whatever it lies in, each kind for itself', () => {
  const countsOf = countRows([
    row('field', 'item.item_id', '/add'),
    row('field', 'items[].item_id', '/list'),
    row('field', 'items[].variations[].item_id', '/list'),
    row('parameter', 'item_id', '/add'),
    row('section', 'item_id', '/other'),
  ]);
  expect(countsOf({ kind: 'field', name: 'item.item_id' })).toEqual({ pages: '2', places: '3' });
  expect(countsOf({ kind: 'parameter', name: 'item_id' })).toEqual({ pages: '1', places: '1' });
  expect(countsOf({ kind: 'section', name: 'item_id' })).toEqual({ pages: null, places: null });
});
