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
