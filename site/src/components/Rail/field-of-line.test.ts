import { expect, test } from 'vitest';
import { fieldsOfLines } from './field-of-line.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

test('a line belongs to its member, and what closes a member to the member', () => {
  expect(fieldsOfLines(json({ item: { id: 1, images: ['a', 'b'] }, ok: true }))).toEqual([
    '',
    'item',
    'item.id',
    'item.images',
    'item.images',
    'item.images',
    'item.images',
    'item',
    'ok',
    '',
  ]);
});

test('elements of a list belong to the list, their members to themselves', () => {
  expect(fieldsOfLines(json({ items: [{ id: 1 }, { id: 2 }] }))).toEqual([
    '',
    'items',
    'items',
    'items.id',
    'items',
    'items',
    'items.id',
    'items',
    'items',
    '',
  ]);
});

test('a list at the root has no name', () => {
  expect(fieldsOfLines(json([{ id: 1 }]))).toEqual(['', '', 'id', '', '']);
});

test('quotes and colons in texts are no members', () => {
  expect(fieldsOfLines(json({ a: '"b": 1', 'c"d': 2 }))).toEqual(['', 'a', 'c\\"d', '']);
});
