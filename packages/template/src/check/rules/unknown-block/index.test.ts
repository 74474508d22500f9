import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { unknownBlock } from './index.ts';

it('suggests the nearest block', () => {
  expect(
    underlined(
      unknownBlock,
      '{block:HasItem}{/block:HasItem}{block:ItemImage2URL-76}{/block:ItemImage2URL-76}{block:Wonder}{/block:Wonder}',
    ),
  ).toEqual([
    ['{block:HasItem}', 'Unexpected block {block:HasItem}, expected {block:HasItems}'],
    [
      '{block:ItemImage2URL-76}',
      'Unexpected block {block:ItemImage2URL-76}, expected the name of a block of the catalogue',
    ],
    ['{block:Wonder}', 'Unexpected block {block:Wonder}, expected the name of a block of the catalogue'],
  ]);
});

it('keeps upper and lower case apart', () => {
  expect(underlined(unknownBlock, '{block:items}{/block:items}')).toEqual([
    ['{block:items}', 'Unexpected block {block:items}, expected {block:Items}'],
  ]);
});
