import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { outsideBlock } from './index.ts';

it('says where the tag belongs', () => {
  expect(
    underlined(
      outsideBlock,
      '{RelatedItemTitle}{block:AboutPage}{ItemTitle}{/block:AboutPage}{block:Odd}{/block:Odd}{PurchaseButton}',
      false,
    ),
  ).toEqual([
    ['{RelatedItemTitle}', 'Unexpected {RelatedItemTitle} here, expected it inside {block:RelatedItems}'],
    ['{ItemTitle}', 'Unexpected {ItemTitle} here, expected it inside {block:Items} or on the item page'],
    ['{block:Odd}', 'Unexpected {block:Odd} here, expected it inside {block:Items}'],
    ['{PurchaseButton}', 'Unexpected {PurchaseButton} here, expected it inside {block:PurchaseForm}'],
  ]);
});

it('accepts the loop, the item page, and an excerpt of either', () => {
  expect(
    underlined(
      outsideBlock,
      '{block:Items}{ItemTitle}{block:Odd}{/block:Odd}{/block:Items}{block:ItemPage}{ItemTitle}{/block:ItemPage}{ItemTitle}',
    ),
  ).toEqual([]);
});

it('asks no excerpt for what stands around it, unless it has a block for pages', () => {
  expect(
    underlined(outsideBlock, '{block:HasItemStock}{PurchaseButton}{/block:HasItemStock}{RelatedItemTitle}'),
  ).toEqual([]);
  expect(underlined(outsideBlock, '{block:ItemPage}{PurchaseButton}{/block:ItemPage}')).toHaveLength(1);
});
