import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { emptyImage } from './index.ts';

const found = (source: string) => underlined(emptyImage, source).map(([where]) => where);

it('finds images that an item may not have, in elements and styles', () => {
  expect(
    found(
      '{block:Items}<img src="{ItemImage1URL-500}" data-src="{ItemImage1URL-300}"><i style="background:url({ItemImage1URL-76})"></i>{/block:Items}' +
        '{block:ItemPage}<img srcset="{ItemImage2URL-640} 2x">{/block:ItemPage}',
    ),
  ).toEqual(['{ItemImage1URL-500}', '{ItemImage1URL-300}', '{ItemImage1URL-76}', '{ItemImage2URL-640}']);
});

it('accepts the block of the image, and another image beside it', () => {
  expect(
    found(
      '{block:Items}{block:ItemImage1}<img src="{ItemImage1URL-500}">{/block:ItemImage1}' +
        '<img src="{ItemImage1URL-500}{block:NoItemImage1}{ItemNoImageURL}{/block:NoItemImage1}">{/block:Items}' +
        '{block:ItemPage}<a href="{ItemImage1URL-origin}">{ItemTitle}</a>{/block:ItemPage}',
    ),
  ).toEqual([]);
});

it('asks for the block of the same number, and sums up', () => {
  const image = '{block:ItemImage1}<img src="{ItemImage2URL-500}">{/block:ItemImage1}';
  expect(found(`{block:ItemPage}${image.repeat(5)}{/block:ItemPage}`)).toHaveLength(3);
});
