import { expect, test } from 'vitest';
import { fold, packGaps, packNumbers, unfold, unpackGaps, unpackNumbers } from './gaps.ts';

const lists: readonly (readonly number[])[] = [
  [],
  [0],
  [0, 1, 2],
  [61],
  [62],
  [63, 64, 1000],
  [62 * 29 - 1, 62 * 29 * 2],
  [5, 123_456, 9_876_543],
];

test.each(lists.map((list) => [list]))('%j comes back as it was packed', (list) => {
  expect(unpackGaps(packGaps(list))).toEqual(list);
});

test('every gap up to some thousands comes back', () => {
  for (let gap = 0; gap < 5000; gap += 1) expect(unpackGaps(packGaps([gap, gap * 2 + 1]))).toEqual([gap, gap * 2 + 1]);
});

test('a gap below 62 is one character, and none is lost in JSON or between lists', () => {
  expect(packGaps([61, 123])).toHaveLength(2);
  const packed = packGaps(Array.from({ length: 400 }, (_, index) => index * index * 7));
  expect(JSON.stringify(packed)).toBe(`"${packed}"`);
  expect(packed).not.toContain(',');
});

test('numbers in any order come back, folded ones with their sign', () => {
  const numbers = [0, -1, 1, 70, -70, 61, 62, -100_000, 0];
  expect(unpackNumbers(packNumbers(numbers.map(fold))).map(unfold)).toEqual(numbers);
});
