import { expect, test } from 'vitest';
import { nearTerms, prefixDistance } from './near-terms.ts';

const vocabulary = [['categori', 'item', 'order', 'stock', 'template', 'token']];

test.each([
  ['categroi', ['categori']],
  ['tempalte', ['template']],
  ['ordr', ['order']],
  ['stcok', ['stock']],
  ['stok', ['stock']], // not token, which only begins with it
])('%s is nearly %j', (typed, near) => {
  expect(nearTerms(typed, vocabulary)).toEqual(near);
});

test('short input, numbers and strange words are near nothing', () => {
  for (const typed of ['itm', '4000', 'xqzwvk']) expect(nearTerms(typed, vocabulary)).toEqual([]);
});

test('swapped neighbours are one mistake, and what follows the beginning costs half of one', () => {
  expect([
    prefixDistance('tiem', 'item', 2),
    prefixDistance('temp', 'template', 2),
    prefixDistance('abcd', 'wxyz', 2),
  ]).toEqual([1, 0.5, 3]);
});
