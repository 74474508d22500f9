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

test('a token of an example is one word, and no number in it counts', () => {
  expect(terms('4d2a9c7e81b05f36')).toEqual(['4d2a9c7e81b05f36']);
  expect(terms('/item/3f1c8a90d2e7b4561a0c9e8d7f6b5a43.jpg')).toEqual([
    'item',
    '3f1c8a90d2e7b4561a0c9e8d7f6b5a43',
    'jpg',
  ]);
  expect(terms('in 20260520120000')).toEqual(['in', '20260520120000']);
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

test.each([
  ['paging', 'paging'],
  ['classes', 'class'],
  ['fixes', 'fix'],
  ['bus', 'bus'],
  ['stopped', 'stop'],
  ['selling', 'sell'],
  ['passed', 'pass'],
  ['queries', 'queri'],
  ['key', 'key'],
  ['keys', 'key'],
  ['the', 'the'],
  ['item2s', 'item2s'],
  ['string', 'string'],
  ['chester', 'chester'],
  ['instant', 'instant'],
  ['diesel', 'diesel'],
  ['diesels', 'diesel'],
  ['freedom', 'freedom'],
  ['using', 'using'],
  ['ages', 'age'],
  ['rises', 'ris'],
  ['advisement', 'advisement'],
  ['glamourous', 'glamourous'],
  ['accepted', 'accept'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('a word ends before an apostrophe, and knows where it stands', () => {
  expect(tokenize('the item’s price')).toMatchObject([
    { text: 'the', start: 0, whole: '', parts: [{ term: 'the', start: 0, end: 3 }] },
    { text: 'item’s', start: 4, whole: '', parts: [{ term: 'item', start: 4, end: 8 }] },
    { text: 'price', start: 11, whole: '' },
  ]);
  expect(tokenize("don't")[0]).toMatchObject({ parts: [{ term: 'don', start: 0, end: 3 }] });
});

test('words inside a name know where they stand', () => {
  expect(tokenize('see item_taxType')[1]?.parts).toEqual([
    { term: 'item', start: 4, end: 8 },
    { term: 'tax', start: 9, end: 12 },
    { term: 'typ', start: 12, end: 16 },
  ]);
  expect(tokenize('a 在庫数')[1]?.parts).toEqual([
    { term: '在庫', start: 2, end: 4 },
    { term: '庫数', start: 3, end: 5 },
  ]);
  expect(tokenize('在')[0]?.parts).toEqual([{ term: '在', start: 0, end: 1 }]);
});

test('abbreviations, special names and orders before their time are words of their own', () => {
  expect(terms('AppsI18nTag')).toEqual(['app', 'i18n', 'tag']);
  expect(terms('ShopURLTag')).toEqual(['shop', 'url', 'tag']);
  expect(terms('pre-order')).toEqual(['preorder']);
  expect(terms('pre-ordered')).toEqual(['pre', 'order']);
  expect(terms('Émile')).toHaveLength(1);
});

test('names within a path are its steps, of more than one sign', () => {
  expect(tokenize('/1/items/a/edit_stock')[0]).toMatchObject({ segments: ['items', 'editstock'] });
  expect(tokenize('block:Items')[0]).toMatchObject({ whole: 'blockitems', segments: ['block', 'items'] });
});

test('indexes of several digits, and those that are still being typed, are no part of a name', () => {
  expect(['images[12]', 'images[1', 'ItemImage[10-20]', 'ItemImage[10-20'].map(compact)).toEqual([
    'images',
    'images',
    'itemimage#',
    'itemimage#',
  ]);
  expect(tokenize('images[12]url')[0]).toMatchObject({ segments: ['images', 'url'] });
});

test('what looks like a host or a version inside a path is a step of it', () => {
  expect(['items/example.com/x', 'items/1/images', 'http://api.thebase.in/1/items'].map(withoutHost)).toEqual([
    'items/example.com/x',
    'items/1/images',
    'items',
  ]);
});

test('an address without a path has none, and other hosts than those of the API are hosts, too', () => {
  expect(['HTTPS://Example.com/1/items', 'example.co.jp/1/x', '1/items', '1/2'].map(withoutHost)).toEqual([
    'items',
    'x',
    'items',
    '1/2',
  ]);
});

test('a stretch of katakana is one term, other Japanese is pairs of characters', () => {
  const [run] = tokenize('この商品のプレビューを見る');
  expect(run?.parts.map(({ term }) => term)).toEqual(['この', 'の商', '商品', '品の', 'プレビュー', 'を見', '見る']);
  expect(run?.parts.map(({ start, end }) => run.text.slice(start, end))).toEqual(run?.parts.map(({ term }) => term));
});
