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
    ['{block:Item25}', 'Unexpected number in {block:Item25}, expected a number from 1 to 24, without leading zeros'],
    [
      '{ItemImage21URL-640}',
      'Unexpected number in {ItemImage21URL-640}, expected a number from 1 to 20, without leading zeros',
    ],
    [
      '{block:ItemImage0}',
      'Unexpected number in {block:ItemImage0}, expected a number from 1 to 20, without leading zeros',
    ],
    [
      '{ItemImage01URL-76}',
      'Unexpected number in {ItemImage01URL-76}, expected a number from 1 to 20, without leading zeros',
    ],
  ]);
});
