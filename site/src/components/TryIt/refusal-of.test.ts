import { expect, test } from 'vitest';
import { refusalOf } from './refusal-of.ts';

const values = { item_id: '7', stock: '', status: 'new', variation_stock: ['3', 'x'] };

test.each([
  ['Unexpected item_id 7, expected an item of this shop', 'item_id'],
  ['Missing stock, expected a value', 'stock'],
  ['Unexpected variation_stock[1] "x", expected a whole number', 'variation_stock[1]'],
  [
    'Unexpected parameter "titel": it is ignored (sandbox: unknown-parameters). Unexpected stock "x", expected 0',
    'stock',
  ],
])('%s: the field is %s', (hint, field) => {
  expect(refusalOf({ status: 400, hint }, values)?.field).toBe(field);
});

test('says of the field what the refusal says, and nothing of what was ignored before it', () => {
  const hint = 'Unexpected empty title: the item keeps its own. Unexpected item_id 7, expected an item of this shop';
  expect(refusalOf({ status: 400, hint }, values)?.text).toBe('Unexpected item_id 7, expected an item of this shop.');
});

test.each([
  ['names no field', 400, 'Unexpected token without write_items, expected this scope'],
  ['names a cell that the form has not', 400, 'Unexpected variation_stock[5] "x", expected a whole number'],
  ['names a list without its cell', 400, 'Missing variation_stock, expected it with variation_id'],
  ['is no refusal', 200, 'Unexpected stock "x", expected a whole number: it counts as left out'],
  ['says nothing', 400, null],
])('no field when the answer %s', (_, status, hint) => {
  expect(refusalOf({ status, hint }, values)).toBeNull();
});
