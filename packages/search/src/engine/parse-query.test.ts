import { expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import type { FirstTier } from './index-data.ts';
import { type ParsedQuery, parseQuery as parse, readLanguage } from './parse-query.ts';
import { japanese, phrases } from './vocabulary.ts';

const parseQuery = (query: string) => parse(query, { japanese, phrases });

/** What must be found of a query: its words without those that only add to what is found. */
const needed = ({ words }: ParsedQuery) => words.filter(({ beside }) => !beside);
const words = (query: string) => needed(parseQuery(query)).map(({ text }) => text);
const terms = (query: string) => needed(parseQuery(query)).map(({ term }) => term);

test('a question is its meaningful words', () => {
  expect(words('How do I refund the shipping of an order?')).toEqual(['refund', 'shipping', 'order']);
  expect(words('what is it')).toEqual(['what', 'is', 'it']); // nothing else is there to look for
});

test('a word that may be a stop word is still one while it is all that was typed', () => {
  expect(words('the')).toEqual(['the']);
  expect(words('the item')).toEqual(['item']);
});

test('each word counts once, and no more than two dozen', () => {
  expect(terms('items item Item')).toEqual(['item']);
  const many = Array.from({ length: 40 }, (_, i) => `w${String.fromCharCode(97 + (i % 26))}${i < 26 ? 'x' : 'z'}`);
  expect(words(many.join(' '))).toEqual(many.slice(0, 24));
});

test('case, width, control signs and runs of blanks are none of a query’s meaning', () => {
  expect(parseQuery('  ＩＴＥＭ \u0000\t  Price ').text).toBe('item price');
  expect(words('Ｉｔｅｍ\u0000Price')).toEqual(['item', 'price']);
});

test('only the beginning of a very long query is looked at', () => {
  expect(words(`${'x'.repeat(511)} price`)).toEqual(['x'.repeat(511)]);
  expect(parseQuery('a'.repeat(600)).text).toHaveLength(512);
});

test('the last word is open while the reader may still be typing it', () => {
  const open = (query: string) => parseQuery(query).words.map((word) => word.open);
  expect(open('item pric')).toEqual([false, true]);
  expect(open('{block:Ite}')).toEqual([true]); // the editor has closed the brace
  expect(open('pric, items)')).toEqual([false, true]);
  expect(open('price ...')).toEqual([false]);
});

test('names, words and Japanese are told apart, and weak words count less', () => {
  const parsed = parseQuery('item_id list パンダ').words.map(({ type, weight }) => [type, weight]);
  expect(parsed).toEqual([
    ['identifier', 1.5],
    ['word', 0.35],
    ['japanese', 1],
  ]);
});

test('fixed expressions are read as what they mean', () => {
  expect(terms('rate limiting')).toEqual(terms('limit'));
  expect(terms('rate lim')).toEqual(terms('limit')); // while it is typed
  expect(terms('HTTP 429')).toEqual(terms('api limit'));
  expect(terms('drop-down')).toEqual(terms('select option'));
});

test('katakana is one word, or made up of words: what it holds in its middle or at its end means something else', () => {
  const known = (query: string) => needed(parse(query, { japanese, phrases: [] })).map(({ term }) => term);
  expect(known('レビュー')).toEqual(['review']);
  expect(known('ビジュレビュー')).toEqual(['ビジュレビュー']);
  expect(known('テーマパーク')).toEqual(['テーマパーク']);
  expect(known('アクセストークンエラー')).toEqual(['access', 'token', 'error']);
  expect(known('アクセストークンエ')).toEqual(['access', 'token']); // while it is typed
  expect(known('カテゴリー')).toEqual(known('カテゴリ'));
  expect(known(`${'デザインオプション'.repeat(50)}ゾ`)).toHaveLength(1); // two ways to read each of them
  expect(known('商品ページ')).toEqual(['item', 'pag']);
});

test('Japanese counts as it was typed beside its English words, and is not missed where it does not stand', () => {
  const { words } = parse('発送方法', { japanese: { 発送: 'ship' }, phrases: [] });
  expect(words.map(({ text, beside }) => [text, beside ?? false])).toContainEqual(['発送方法', true]);
  expect(words.filter(({ beside }) => !beside).map(({ text }) => text)).toContain('ship');
});

test('a Japanese sentence that is no message is read word by word', () => {
  const language = { japanese, phrases: [] };
  expect(parse('在庫を更新します', language).message).not.toBe('');
  const read = parse('在庫を更新します', language, false);
  expect([read.message, ...needed(read).map(({ term }) => term)]).toEqual(['', 'stock', 'updat']);
});

test('Japanese words of the platform become English ones, the rest stays', () => {
  expect(words('在庫')).toEqual(['stock']);
  expect(words('商品画像')).toEqual(['item', 'image']);
  expect(words('アクセストークン')).toEqual(['access', 'token']);
  expect(words('商品は')).toEqual(['item']); // one sign beside a known word
  expect(words('商品は在庫ありのままなのか')).toEqual(['商品は在庫ありのままなのか', 'item', 'stock']);
  expect(words('ほげほげ')).toEqual(['ほげほげ']);
});

test('neighbouring words are also one name, pairs and triples, stop words among them', () => {
  expect(parseQuery('add to cart').joined).toEqual(['addto', 'addtocart', 'tocart']);
  expect(parseQuery('item').joined).toEqual([]);
  expect(parseQuery('item item_id page').joined).toEqual([]);
});

test('a pasted message is kept as it stands, without blanks, with the name before it', () => {
  expect(parseQuery('不正な item_idです。').message).toBe('不正なitem_idです');
  expect(parseQuery('error: client_idが\n 指定されていません').message).toBe('client_idが指定されていません');
  expect(parseQuery('在庫').message).toBe('');
  expect(parseQuery('item です').message).toBe('');
  expect(words('商品が見つかりません').length).toBe(1); // a message is not translated
});

test('of a pasted command, the call is meant', () => {
  const command = "curl -H 'Authorization: Bearer TOKEN' 'https://api.thebase.in/1/orders?limit=5' -d limit=5";
  expect(parseQuery(command).text).toBe('https://api.thebase.in/1/orders');
  expect(parseQuery('curl for windows').text).toBe('curl for windows');
});

test('a deed in plain words is read as what the pages call it', () => {
  for (const query of ['restore my theme', 'back to the previous design'])
    expect(words(query)).toEqual(['get', 'old', 'theme', 'back']);
  expect(words('hide an item for a week')).toEqual(['visible', 'item', 'edit', 'week']);
  expect(words('hide item price')).toEqual(['hide', 'item', 'price']);
});

test('the Japanese words that an index leaves out are read as if it had them', () => {
  const first: FirstTier = JSON.parse(buildIndex([]).first);
  const left = Object.keys(japanese).filter((word) => !(word in first.japanese));
  expect(left).toContain('定期便');
  for (const query of left.flatMap((word) => [word, `${word}の価格`, `商品の${word}`]))
    expect(parse(query, readLanguage(first)), query).toEqual(parseQuery(query));
});

test('of what newcomers type, the whole question is the name of its answer', () => {
  expect(words('orders to csv by api')).toContain('api'); // a developer wants no app
  expect(words('Uncaught ReferenceError: $ is not defined')).toEqual(['base', 'load', 'jquery']);
  expect(words('instagram icon link in the footer')).toEqual(['social', 'accounts']);
});
