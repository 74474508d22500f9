import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { ageWarningSize } from './index.ts';

const theme = (warning: string, price: string, selector = '.warning, .warning *') =>
  `<style>${selector}{font-size:${warning}}.a .price{font-size:${price}}</style>` +
  '{block:ItemPage}<p class="price {block:NoItemStock}off{/block:NoItemStock}">{ItemPrice}</p>' +
  '<div class="warning">{AppsAgeVerificationWarningTag}</div>{/block:ItemPage}';

it('wants the element around the warning larger than the price', () => {
  const message = 'Unexpected font size 14px of the warning, expected more than the 14px of the price';
  expect(underlined(ageWarningSize, theme('14px', '14px'))).toEqual([['.warning, .warning *', message]]);
  expect(underlined(ageWarningSize, theme('14px', '14px', '.warning'))).toEqual([['.warning', message]]);
  expect(underlined(ageWarningSize, theme('14px', '14px', '.warning *'))).toEqual([['.warning *', message]]);
  expect(underlined(ageWarningSize, theme('15px', '14px'))).toEqual([]);
});

it('says nothing of sizes that it cannot compare', () => {
  expect(underlined(ageWarningSize, theme('1rem', '14px'))).toEqual([]);
  expect(underlined(ageWarningSize, theme('2rem', '1.5rem'))).toEqual([]);
});

it('does not take the class of the stand-in for one that the platform prints', () => {
  expect(underlined(ageWarningSize, theme('14px', '14px', '.ageVerificationWarning'))).toEqual([]);
});
