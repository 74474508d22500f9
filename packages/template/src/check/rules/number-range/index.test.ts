import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { numberRange } from './index.ts';

it('knows the range of each family', () => {
  expect(
    underlined(
      numberRange,
      '{block:Item25}{/block:Item25}{ItemImage21URL-640}{block:ItemImage0}{/block:ItemImage0}{ItemImage01URL-76}{ItemImage20URL-76}',
    ),
  ).toEqual([
    ['{block:Item25}', 'Unexpected number in {block:Item25}, expected 1–24 without zeros in front'],
    ['{ItemImage21URL-640}', 'Unexpected number in {ItemImage21URL-640}, expected 1–20 without zeros in front'],
    ['{block:ItemImage0}', 'Unexpected number in {block:ItemImage0}, expected 1–20 without zeros in front'],
    ['{ItemImage01URL-76}', 'Unexpected number in {ItemImage01URL-76}, expected 1–20 without zeros in front'],
  ]);
});
