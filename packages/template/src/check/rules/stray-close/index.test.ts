import { expect, it } from 'vitest';
import { checkWith } from '../../check.ts';
import { underlined } from '../../underlined.ts';
import { strayClose } from './index.ts';

it('underlines the closing tag', () => {
  expect(underlined(strayClose, 'a{/block:Items}', false)).toEqual([
    ['{/block:Items}', 'Unexpected {/block:Items}, expected {block:Items} before it; add that, or remove this'],
  ]);
});

it('is milder on an excerpt, whose opening tag may stand outside of it', () => {
  const found = (fragment: boolean) =>
    checkWith([strayClose], '{/block:Items}</ul>', fragment).map(({ severity, message }) => [severity, message]);
  expect(found(true)).toEqual([
    [
      'warning',
      'Unexpected {/block:Items}, expected {block:Items} before it; add that, or remove this, if it is not outside of this excerpt',
    ],
  ]);
  expect(found(false)).toMatchObject([['error', expect.not.stringContaining('excerpt')]]);
});

it('names the block whose name a closing tag misspells', () => {
  expect(underlined(strayClose, '{block:IndexPage}x{/block:IndexPaeg}')).toEqual([
    ['{/block:IndexPaeg}', 'Unexpected {/block:IndexPaeg}, expected {/block:IndexPage}'],
  ]);
});
