import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { outsideLoop } from './index.ts';

it('says where the tag belongs', () => {
  expect(
    underlined(
      outsideLoop,
      '{RelatedItemTitle}{block:AboutPage}{ItemTitle}{/block:AboutPage}{block:Odd}{/block:Odd}{PurchaseButton}',
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
      outsideLoop,
      '{block:Items}{ItemTitle}{block:Odd}{/block:Odd}{/block:Items}{block:ItemPage}{ItemTitle}{/block:ItemPage}{ItemTitle}',
    ),
  ).toEqual([]);
});
