import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { unpublishedShop } from './index.ts';

it('asks for both blocks and the sentence', () => {
  expect(underlined(unpublishedShop, '<body>{block:NotShopPublic}Soon{/block:NotShopPublic}</body>')).toEqual([
    ['<body>', 'Missing {block:ShopPublic}, expected it around the list of items'],
    [
      '{block:NotShopPublic}Soon{/block:NotShopPublic}',
      'Missing {lang:NotShopPublicMessage} in {block:NotShopPublic}, expected the sentence that BASE translates',
    ],
  ]);
});
