import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { ageWarningSize } from './index.ts';

const theme = (warning: string, price: string) =>
  `<style>.ageVerificationWarning{font-size:${warning}}.a .price{font-size:${price}}</style>` +
  '{block:ItemPage}<p class="price {block:NoItemStock}off{/block:NoItemStock}">{ItemPrice}</p>{/block:ItemPage}';

it('wants the warning larger than the price', () => {
  expect(underlined(ageWarningSize, theme('14px', '14px'))).toEqual([
    ['.ageVerificationWarning', 'Unexpected font size 14px of the warning, expected more than the 14px of the price'],
  ]);
});

it('says nothing of sizes that it cannot compare', () => {
  expect(underlined(ageWarningSize, theme('1rem', '14px'))).toEqual([]);
  expect(underlined(ageWarningSize, theme('2rem', '1.5rem'))).toEqual([]);
});
