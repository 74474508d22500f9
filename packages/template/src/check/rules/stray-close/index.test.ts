import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { strayClose } from './index.ts';

it('underlines the closing tag', () => {
  expect(underlined(strayClose, 'a{/block:Items}')).toEqual([
    ['{/block:Items}', 'Unexpected {/block:Items}, expected {block:Items} before it; add that, or remove this'],
  ]);
});

it('names the block whose name a closing tag misspells', () => {
  expect(underlined(strayClose, '{block:IndexPage}x{/block:IndexPaeg}')).toEqual([
    ['{/block:IndexPaeg}', 'Unexpected {/block:IndexPaeg}, expected {/block:IndexPage}'],
  ]);
});
