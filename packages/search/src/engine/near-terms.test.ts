import fc from 'fast-check';
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

test('another word is no mistake: two letters are too many for a short one, and so is what follows two', () => {
  expect(nearTerms('minifi', [['modifi']])).toEqual([]);
  expect(nearTerms('chatgpt', [['changetext']])).toEqual([]);
  expect(nearTerms('wholesale', [['wholepages']])).toEqual([]);
  expect(nearTerms('loterry', [['lottery']])).toEqual(['lottery']);
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

/** Edits from one word to another, swaps of neighbours among them, tried one by one. */
function edits(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [a, b, c, d] = [one.at(-1), other.at(-1), one.at(-2), other.at(-2)];
  const ways = [
    edits(one.slice(0, -1), other) + 1,
    edits(one, other.slice(0, -1)) + 1,
    edits(one.slice(0, -1), other.slice(0, -1)) + (a === b ? 0 : 1),
  ];
  if (c !== undefined && d !== undefined && a === d && c === b)
    ways.push(edits(one.slice(0, -2), other.slice(0, -2)) + 1);
  return Math.min(...ways);
}

/** The same by trying every beginning of the term. */
const naiveDistance = (typed: string, term: string): number =>
  Math.min(
    ...Array.from({ length: term.length + 1 }, (_, i) => edits(typed, term.slice(0, i)) + (i < term.length ? 0.5 : 0)),
  );

const word = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom('a', 'b', 'c'), { minLength, maxLength }).map((letters) => letters.join(''));

test('the distance is the one that trying everything gives, as far as the limit', () => {
  fc.assert(
    fc.property(word(1, 6), word(1, 6), fc.constantFrom(1.5, 2.5), (typed, term, limit) => {
      const [found, expected] = [prefixDistance(typed, term, limit), naiveDistance(typed, term)];
      expect(found > limit ? 'far' : found).toBe(expected > limit ? 'far' : expected);
    }),
  );
});

test('the nearest terms are those that trying everything gives, whole words of the same length first', () => {
  fc.assert(
    fc.property(
      word(4, 7),
      fc.array(fc.uniqueArray(word(2, 8), { maxLength: 8 }), { maxLength: 2 }),
      (typed, lists) => {
        const limit = typed.length < 7 ? 1.5 : 2;
        const start = (text: string) => [...text.slice(0, 2)];
        const near = lists
          .flat()
          .filter((term) => start(typed).some((sign) => start(term).includes(sign)))
          .map((term) => ({ term, far: naiveDistance(typed, term), extra: Math.abs(term.length - typed.length) }));
        const least = Math.min(limit, ...near.map(({ far }) => far));
        const best = near
          .filter(({ far }) => far === least)
          .sort((one, other) => one.extra - other.extra || (one.term < other.term ? -1 : 1))
          .map(({ term }) => term);
        expect(nearTerms(typed, lists)).toEqual([...new Set(best)].slice(0, 8));
      },
    ),
  );
});

test('at most eight terms are named, each once, the most alike first', () => {
  const endings = [...'jihgfedcba'].map((letter) => `tokens${letter}`);
  expect(nearTerms('tokenz', [endings, endings])).toEqual([...'abcdefgh'].map((letter) => `tokens${letter}`));
  expect(nearTerms('stokc', [['stockings', 'stock']])).toEqual(['stock']);
});

test('names that hold digits are no numbers', () => {
  expect(nearTerms('http4', [['http5']])).toEqual(['http5']);
  expect(nearTerms('4http', [['5http']])).toEqual(['5http']);
});
