import { expect, test } from 'vitest';
import { compact, stem, tokenize, withoutHost } from './tokenize.ts';

const terms = (text: string) => tokenize(text).flatMap(({ parts }) => parts.map(({ term }) => term));

test('an identifier is one name, the names in it and its words', () => {
  const [tag] = tokenize('{ItemImage[1-20]URL-640}');
  expect(tag?.whole).toBe('itemimage#url640');
  expect(tag?.parts.map(({ term }) => term)).toEqual(['item', 'imag', '1', '20', 'url', '640']);
  expect(tokenize('orders[].unique_key')[0]).toMatchObject({
    whole: 'ordersuniquekey',
    segments: ['orders', 'uniquekey'],
  });
});

test('a number with separators is one number', () => {
  expect(terms('¥4,400')).toEqual(['4400']);
  expect(terms('100,000 per day')).toEqual(['100000', 'per', 'day']);
  expect(terms('one, two')).toEqual(['one', 'two']);
});

test('Japanese is cut into pairs of characters', () => {
  expect(terms('在庫数')).toEqual(['在庫', '庫数']);
  expect(terms('不正なitem_idです')).toEqual(['不正', '正な', 'item', 'id', 'です']);
});

test.each([
  ['authorise', 'authorize'],
  ['authorisation', 'authorization'],
  ['customised', 'customized'],
  ['colour', 'color'],
  ['colours', 'color'],
  ['catalogue', 'catalog'],
  ['cancelled', 'canceled'],
  ['labelling', 'labeling'],
  ['categories', 'category'],
  ['deleting', 'delete'],
  ['boxes', 'box'],
])('%s and %s are one word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['hour', 'hor'],
  ['four', 'for'],
  ['paging', 'page'],
  ['status', 'statu'],
])('%s and %s are two words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('an address is its path, without host and version', () => {
  expect(['https://api.thebase.in/1/items/add', 'api.thebase.in/1/items/add', '/1/items/add'].map(withoutHost)).toEqual(
    ['items/add', 'items/add', 'items/add'],
  );
  expect(withoutHost('/items/add')).toBe('/items/add');
});

test('ranges and indexes of a name become one form', () => {
  expect([compact('ItemImage[1-20]URL'), compact('barcode[0]'), compact('item_id')]).toEqual([
    'itemimage#url',
    'barcode',
    'itemid',
  ]);
});
