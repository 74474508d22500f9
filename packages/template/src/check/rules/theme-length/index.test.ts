import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { themeLength } from './index.ts';

it('allows 150,000 characters and underlines the rest', () => {
  expect(underlined(themeLength, 'a'.repeat(150_000))).toEqual([]);
  expect(underlined(themeLength, `${'a'.repeat(150_000)}bc`)).toEqual([
    [
      'bc',
      'Unexpected length of 150,002 characters, expected 150,000 at most, as a theme author reports (counted here in UTF-16 units; BASE may count another way); move styles and scripts into files',
    ],
  ]);
});
