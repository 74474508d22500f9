import { operation, operations } from '@shop-docs/api';
import { expect, test } from 'vitest';
import { readerOf } from './shared-object.ts';

test('what a change returns is described where it is read', () => {
  expect(readerOf(operation('orders/edit_status'))?.page).toBe('orders/detail');
  expect(readerOf(operation('items/add'))?.page).toBe('items/detail');
  expect(readerOf(operation('categories/edit'))?.page).toBe('categories/index');
});

test('what reads an object describes it itself, and so does a response of plain fields', () => {
  for (const page of ['items/detail', 'orders/detail', 'oauth/access_token', 'items/delete'])
    expect(readerOf(operation(page)), page).toBeUndefined();
});

test('no description leads in a circle', () => {
  for (const op of operations) {
    const reader = readerOf(op);
    if (reader) expect(readerOf(reader), op.page).toBeUndefined();
  }
});
