import { expect, it } from 'vitest';
import { locator } from './locate.ts';

it('counts lines and columns from 1, for every kind of line break', () => {
  const locate = locator('ab\ncd\r\n\re');
  expect([0, 2, 3, 6, 7, 8, 9].map(locate).map(({ line, column }) => `${line}:${column}`)).toEqual([
    '1:1',
    '1:3',
    '2:1',
    '2:4',
    '3:1',
    '4:1',
    '4:2',
  ]);
});
