import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { strayClose } from './index.ts';

it('underlines the closing tag', () => {
  expect(underlined(strayClose, 'a{/block:Items}')).toEqual([
    ['{/block:Items}', 'Unexpected {/block:Items}, expected {block:Items} before it; add that, or remove this'],
  ]);
});
