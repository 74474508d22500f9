import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { crossedBlock } from './index.ts';

it('underlines the closing tag that comes too late', () => {
  expect(underlined(crossedBlock, '{block:A}{block:B}{/block:A}{/block:B}')).toEqual([
    [
      '{/block:B}',
      'Unexpected {/block:B} after the closing tag of a block around it, expected it before that; swap the two closing tags',
    ],
  ]);
});
