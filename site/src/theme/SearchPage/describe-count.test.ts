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
  expect(describeCount([group(6), alone, group(3)], 10, 10)).toBe('10 places under 3 headings');
  expect(describeCount([group(6)], 6, 6)).toBe('6 places under one heading');
  expect(describeCount([alone, alone], 2, 2)).toBe('2 places found');
  expect(describeCount([alone], 1, 1)).toBe('One place found');
});

test('as long as more is to come, the count says how much is listed', () => {
  expect(describeCount([group(6), alone, group(3)], 10, 44)).toBe('First 10 of 44 places, under 3 headings');
});

test('hits that are one place count once, in what is listed and in all', () => {
  expect(describeCount([alone, alone], 3, 3)).toBe('2 places found');
  expect(describeCount([group(6), alone], 8, 20)).toBe('First 7 of 19 places, under 2 headings');
});
