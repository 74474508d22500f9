import { expect, test } from 'vitest';
import { isNearBottom } from './is-near-bottom.ts';

test.each([
  [0, false],
  [1000, false],
  [2339, false],
  [2340, true],
  [2400, true],
])('scrolled to %i of 2400, with a bar of 60: %s', (top, near) => {
  expect(isNearBottom({ top, viewport: 600, page: 3000 }, 60)).toBe(near);
});

test('a page shorter than the window is at its top', () => {
  expect(isNearBottom({ top: 0, viewport: 600, page: 600 }, 60)).toBe(false);
});
