import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { imageInList } from './index.ts';

it('reports images 2 to 20 in lists', () => {
  expect(
    underlined(
      imageInList,
      '{block:Items}{ItemImage1URL-76}{ItemImage2URL-76}{block:ItemImage3}{/block:ItemImage3}{/block:Items}{block:ItemPage}{ItemImage2URL-76}{/block:ItemPage}',
    ),
  ).toEqual([
    [
      '{ItemImage2URL-76}',
      'Unexpected {ItemImage2URL-76} in a list, expected image 1; images 2 to 20 are documented for the item page only',
    ],
    [
      '{block:ItemImage3}',
      'Unexpected {block:ItemImage3} in a list, expected image 1; images 2 to 20 are documented for the item page only',
    ],
  ]);
});
