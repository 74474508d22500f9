import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { knownMistake } from './index.ts';

it('names the right tag and the reason', () => {
  expect(
    underlined(
      knownMistake,
      '{ItemName}{block:ItemWaitingForSale}{/block:ItemWaitingForSale}{block:NotItemImage2}{/block:NotItemImage2}{URLEncodedShopName}',
    ),
  ).toEqual([
    [
      '{ItemName}',
      'Unexpected {ItemName}, expected {ItemTitle}: it appears in notes or themes, but in no official text and no stock theme that we could read',
    ],
    [
      '{block:ItemWaitingForSale}',
      'Unexpected {block:ItemWaitingForSale}, expected {block:ItemWatingForSale}: BASE spells it Wating',
    ],
    [
      '{block:NotItemImage2}',
      'Unexpected {block:NotItemImage2}, expected {block:NoItemImage2}: it looks like a misprint in one example of the guide of 2019',
    ],
    [
      '{URLEncodedShopName}',
      'Unexpected {URLEncodedShopName}, expected no tag here: a draft of the guide of June 2015 had it',
    ],
  ]);
});

it('leaves script variables alone', () => {
  expect(underlined(knownMistake, '<script>const {Title}=a;b=`$' + '{Title}`</script>')).toEqual([]);
});
