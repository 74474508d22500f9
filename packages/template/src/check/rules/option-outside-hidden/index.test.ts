import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { optionOutsideHidden } from './index.ts';

it('underlines the meta element', () => {
  expect(
    underlined(optionOutsideHidden, "<meta name='text:A'>{block:Hidden}<meta name='text:B'>{/block:Hidden}"),
  ).toEqual([
    [
      "<meta name='text:A'>",
      'Unexpected design option text:A outside {block:Hidden}, expected it inside; wrap its meta element',
    ],
  ]);
});
