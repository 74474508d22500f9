import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { unclosedBlock } from './index.ts';

it('underlines the opening tag', () => {
  expect(underlined(unclosedBlock, '{block:HasItems}a{block:Items}b{/block:HasItems}')).toEqual([
    ['{block:Items}', 'Missing {/block:Items}, expected it after the content of {block:Items}'],
  ]);
});
