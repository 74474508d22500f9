import { expect, test } from 'vitest';
import { createMarker } from './highlight.ts';

const marker = (typed: readonly string[], terms: readonly string[], message = '') =>
  createMarker({ typed, terms: new Set(terms), message, preTag: '<mark>', postTag: '</mark>' });

test('a word is marked as far as it was typed, and text around it is escaped', () => {
  expect(marker(['categ'], ['categori']).highlight('<b>Categories</b> & more').value).toBe(
    '&lt;b&gt;<mark>Categ</mark>ories&lt;/b&gt; &amp; more',
  );
});

test('an identifier is marked as a whole, and word by word where only words were met', () => {
  expect(marker(['item_id'], ['itemid']).highlight('Send item_id.').value).toBe('Send <mark>item_id</mark>.');
  expect(marker(['tax'], ['tax']).highlight('item_tax_type').value).toBe('item_<mark>tax</mark>_type');
});

test('the level tells how much of the query stands in a text', () => {
  const { highlight } = marker(['tax', 'rate'], ['tax', 'rat']);
  expect([highlight('Tax rate'), highlight('Tax'), highlight('Stock')].map(({ matchLevel }) => matchLevel)).toEqual([
    'full',
    'partial',
    'none',
  ]);
});

test('an excerpt holds the densest group of matches, with dots where text was cut', () => {
  const text = 'One two three four five six seven tax rate eight nine ten eleven';
  expect(marker(['tax', 'rate'], ['tax', 'rat']).snippet(text, 4, '…').value).toBe(
    '…seven <mark>tax</mark> <mark>rate</mark> eight…',
  );
  expect(marker(['tax'], ['tax']).snippet('Tax alone', 4, '…').value).toBe('<mark>Tax</mark> alone');
});

test('an excerpt begins with the message that was pasted, whatever else has its words', () => {
  const text = 'トークンが不正です。 Token token. 期限が 切れています。 The token is too old.';
  const { snippet } = marker(['token'], ['token'], '期限が切れています。');
  expect(snippet(text, 4, '…').value).toBe('…期限が 切れています。 The <mark>token</mark>…');
  expect(snippet('Token, and the same token once more', 3, '…').value).toBe('<mark>Token</mark>, and the…');
});

test('an excerpt is as long as it may be, and has dots only where something was cut', () => {
  const { snippet } = marker(['tax'], ['tax']);
  expect(snippet('one two three', 3, '…').value).toBe('one two three');
  expect(snippet('one two three four', 3, '…').value).toBe('one two three…');
  expect(snippet('one two three tax', 3, '…').value).toBe('…two three <mark>tax</mark>');
  expect(snippet('one two three tax four five six', 3, '&').value).toBe('&amp;<mark>tax</mark> four five&amp;');
  expect(snippet('one two tax three four five six seven', 4, '').value).toBe('two <mark>tax</mark> three four');
});

test('of several groups of matches an excerpt holds the larger one, and of equals the first', () => {
  const { snippet } = marker(['tax', 'rate'], ['tax', 'rat']);
  expect(snippet('tax a b c d e tax rate f g h i j', 3, '…').value).toBe('…<mark>tax</mark> <mark>rate</mark> f…');
  expect(snippet('a b tax c d e f g tax h i j', 3, '…').value).toBe('…<mark>tax</mark> c d…');
  expect(snippet('a b c d e f tax', 3, '…').value).toBe('…e f <mark>tax</mark>');
});

test('neighbouring matches become one mark', () => {
  expect(marker(['item', 'id'], ['item', 'id']).highlight('ItemId').value).toBe('<mark>ItemId</mark>');
  expect(marker(['在庫数'], ['在庫', '庫数']).highlight('在庫数です').value).toBe('<mark>在庫数</mark>です');
  expect(marker(['item', 'id'], ['item', 'id']).highlight('item id').value).toBe('<mark>item</mark> <mark>id</mark>');
});

test('of several typed beginnings the longest is marked, and a word met by its stem as a whole', () => {
  expect(marker(['cat', 'categ'], ['categori']).highlight('Categories').value).toBe('<mark>Categ</mark>ories');
  expect(marker(['categ', 'cat'], ['categori']).highlight('Categories').value).toBe('<mark>Categ</mark>ories');
  expect(marker(['deleting'], ['delet']).highlight('Deleted').value).toBe('<mark>Deleted</mark>');
});

test('the words of the query that a text has are named, a mistyped one by its beginning', () => {
  const { highlight } = marker(['deleting', 'rate'], ['delet', 'rat']);
  expect(highlight('Deleted').matchedWords).toEqual(['deleting']);
  expect(highlight('Delete the rate').matchedWords).toEqual(['deleting', 'rate']);
  expect(highlight('Nothing')).toEqual({ value: 'Nothing', matchLevel: 'none', matchedWords: [] });
  expect(marker([], []).highlight('<i>').value).toBe('&lt;i&gt;');
});

test('the same text is marked anew for another query', () => {
  const text = 'Tax rate of an item';
  expect(marker(['tax'], ['tax']).highlight(text).value).toBe('<mark>Tax</mark> rate of an item');
  expect(marker(['item'], ['item']).highlight(text).value).toBe('Tax rate of an <mark>item</mark>');
  for (let i = 0; i < 2100; i += 1) marker(['tax'], ['tax']).highlight(`tax ${i}`);
  expect(marker(['rate'], ['rat']).highlight(text).value).toBe('Tax <mark>rate</mark> of an item');
});

test('a name inside another is marked alone, and one that goes on as far as it was typed', () => {
  const { highlight } = marker(['item_id'], ['itemid', 'itemidentifier']);
  expect(highlight('items[].item_id').value).toBe('items[].<mark>item_id</mark>');
  expect(highlight('item.identifier').value).toBe('<mark>item.id</mark>entifier');
});

test('a word without meaning is marked beside the word that it was typed beside, and nowhere else', () => {
  const { highlight } = marker(['sold', 'out'], ['sold']);
  expect(highlight('Sold out').value).toBe('<mark>Sold</mark> <mark>out</mark>');
  expect(highlight('Take out what is sold').value).toBe('Take out what is <mark>sold</mark>');
  expect(marker(['a', 'tag'], ['tag', 'appear']).highlight('A tag appears').value).toBe(
    '<mark>A</mark> <mark>tag</mark> <mark>appears</mark>',
  );
});
