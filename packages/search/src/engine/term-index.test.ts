import { expect, test } from 'vitest';
import { packPostings } from './pack-postings.ts';
import { type Alternative, openTermIndex } from './term-index.ts';

/** An index of documents, of which each is given by its words. */
const indexOf = (...documents: readonly string[]) =>
  openTermIndex(documents.length, {
    names: packPostings(documents.map(() => new Set())),
    words: packPostings(documents.map((words) => new Set(words.split(' ').filter(Boolean)))),
  });
const exactly = (term: string, boost = 1): Alternative => ({ term, fields: ['words'], boost, prefix: false });
const beginning = (term: string): Alternative => ({ ...exactly(term), prefix: true });
const worthOf = (documents: readonly string[], ...alternatives: readonly Alternative[]) =>
  Array.from(indexOf(...documents).find(alternatives, new Set()).worth);

const fill = Array.from({ length: 40 }, (_, i) => `other${i}`);

test('documents are found by whole words, or by beginnings where that is asked', () => {
  const index = indexOf('item price', 'items', 'stock', ...fill);
  const found = (alternative: Alternative) => [...index.find([alternative], new Set()).documents].sort();
  expect(found(exactly('item'))).toEqual([0]);
  expect(found(beginning('item'))).toEqual([0, 1]);
  expect(found(beginning('zz'))).toEqual([]);
  expect([index.has('item', false), index.has('ite', false), index.has('ite', true), index.has('zzz', true)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('the terms that were met are named, and each document once', () => {
  const met = new Set<string>();
  const { documents } = indexOf('item items', 'items', ...fill).find([beginning('item'), exactly('items')], met);
  expect([...met]).toEqual(['item', 'items']);
  expect(documents).toEqual([0, 1]);
});

test('a document is as long as its lists tell, and past 35 words no longer', () => {
  const long = (words: number) => ['wanted', ...fill.slice(0, words - 1)].join(' ');
  const [short = 0, longest = 0, longer = 0] = worthOf([long(34), long(35), long(40)], exactly('wanted'));
  expect(short).toBeGreaterThan(longest);
  expect(longer).toBe(longest);
});

test('a word is worth more the rarer it is, and the shorter its document', () => {
  const [rare = 0, common = 0, , , long = 0] = worthOf(
    ['rare', 'common', 'common', 'common', 'rare a b c d e f g', ...fill],
    exactly('rare'),
    exactly('common'),
  );
  expect(rare).toBeGreaterThan(common);
  expect(rare).toBeGreaterThan(long);
  expect(long).toBeGreaterThan(0);
});

test('a beginning is worth less than the word, and less the more is missing, never more than the word itself', () => {
  const [whole = 0, near = 0, far = 0] = worthOf(['item', 'items', 'itemizations', ...fill], beginning('item'));
  expect(whole).toBeGreaterThan(2 * near);
  expect(near).toBeGreaterThan(far);
  expect(far).toBeGreaterThan(0);
  const many = Array.from({ length: 20 }, () => 'item');
  const worth = worthOf([...many, 'itemz', ...fill], beginning('item'));
  expect(worth[20]).toBeLessThan((worth[0] ?? 0) / 2);
});

test('the best of several spellings counts, with its own weight', () => {
  const [one = 0] = worthOf(['item', ...fill], exactly('item'));
  expect(worthOf(['item', ...fill], exactly('item', 2))[0]).toBeCloseTo(2 * one);
  expect(worthOf(['item', ...fill], exactly('item', 2), exactly('item'))[0]).toBeCloseTo(2 * one);
  expect(worthOf(['item', ...fill], exactly('item'), exactly('item', 2))[0]).toBeCloseTo(2 * one);
});

test('names and words are looked up apart', () => {
  const index = openTermIndex(1, {
    names: packPostings([new Set(['itemid'])]),
    words: packPostings([new Set(['item'])]),
  });
  const found = (term: string, field: 'names' | 'words') =>
    index.find([{ term, fields: [field], boost: 1, prefix: false }], new Set()).documents;
  expect([found('itemid', 'names'), found('itemid', 'words'), found('item', 'words')]).toEqual([[0], [], [0]]);
  expect(index.vocabularies('item')).toEqual([['itemid'], ['item']]);
});

test('far apart and many documents come back by their numbers', () => {
  const documents = Array.from({ length: 300 }, (_, i) => (i % 100 === 7 ? 'seldom' : 'often'));
  const { documents: found } = indexOf(...documents).find([exactly('seldom')], new Set());
  expect(found).toEqual([7, 107, 207]);
  expect(indexOf(...documents).find([exactly('often')], new Set()).documents).toHaveLength(297);
  expect(indexOf().find([exactly('item')], new Set()).documents).toEqual([]);
});
