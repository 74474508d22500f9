import { expect, test, vi } from 'vitest';
import type { RowHit } from '../../search/group-repeats.ts';
import { describeCount } from './describe-count.ts';

vi.mock('../../search/to-text.ts', () => ({ toText: (html: string) => html }));

const alone: RowHit = { url: '/alone' };
const group = (places: number): RowHit => ({
  url: '/group',
  _highlightResult: { repeats: Array.from({ length: places }, () => alone) } as RowHit['_highlightResult'],
});

test('all that is listed is counted, each place of a row', () => {
  expect(describeCount([group(6), alone, group(3)], 10, 10)).toBe('10 results');
  expect(describeCount([group(6)], 6, 6)).toBe('6 results');
  expect(describeCount([alone, alone], 2, 2)).toBe('2 results');
  expect(describeCount([alone], 1, 1)).toBe('One result');
});

test('as long as more is to come, the count says how much is listed', () => {
  expect(describeCount([group(6), alone, group(3)], 10, 44)).toBe('First 10 of 44 results');
  expect(describeCount([alone, alone], 2, 44)).toBe('First 2 of 44 results');
});

test('hits that are one place count once, in what is listed and in all', () => {
  expect(describeCount([alone, alone], 3, 3)).toBe('2 results');
  expect(describeCount([group(6), alone], 8, 20)).toBe('First 7 of 19 results');
});
