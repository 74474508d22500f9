import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { doubledUnit } from './index.ts';

it.each([
  ['<p>{ItemPrice}円</p>', '{ItemPrice}', '円'],
  ['<p>¥{ItemPrice}</p>', '{ItemPrice}', '¥'],
  ['<del><i>￥</i> {ItemProperPrice}</del>', '{ItemProperPrice}', '￥'],
  ['<b>{RelatedItemPrice}</b><small>円</small>', '{RelatedItemPrice}', '円'],
])('%s: a currency sign beside a price', (source, tag, sign) => {
  expect(underlined(doubledUnit, source)).toEqual([
    [tag, `Unexpected ${sign} beside ${tag}, expected the tag alone: what it prints has its currency sign`],
  ]);
});

it('reports a unit behind the discount', () => {
  expect(underlined(doubledUnit, '{ItemDiscountRate} OFF')).toEqual([
    [
      '{ItemDiscountRate}',
      'Unexpected OFF beside {ItemDiscountRate}, expected the tag alone: what it prints has its unit',
    ],
  ]);
});

it('leaves other text, attributes and scripts alone', () => {
  expect(
    underlined(
      doubledUnit,
      '<p>{ItemPrice} (tax included)</p><p>From {ItemPrice}</p><p data-price="¥{ItemPrice}"><script>const a = "{ItemPrice}円";</script>{ItemStock}円',
    ),
  ).toEqual([]);
});
