import { expect, it } from 'vitest';
import { applyFixes } from '../../apply-fixes.ts';
import { check, checkWith } from '../../check.ts';
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

it('mends a closing tag whose opening tag says what is meant, and is the only finding about it', () => {
  const source = '{block:ItemPage}<p>a</p>{/block:Itempage}';
  const found = check(source, { fragment: true });
  expect(found.map(({ rule }) => rule)).toEqual(['stray-close']);
  expect(applyFixes(source, found).source).toBe('{block:ItemPage}<p>a</p>{/block:ItemPage}');
  const alone = '<p>a</p>{/block:Itempage}';
  expect(applyFixes(alone, check(alone, { fragment: true })).source).toBe(alone);
});
