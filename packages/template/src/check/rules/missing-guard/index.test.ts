import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { missingGuard } from './index.ts';

it('names the block', () => {
  expect(underlined(missingGuard, '{SearchPageURL}{ShopTwitterId}{MetaItemInfoTag}')).toEqual([
    ['{SearchPageURL}', 'Unexpected {SearchPageURL} without its block, expected it inside {block:AppsSearch}; wrap it'],
    [
      '{ShopTwitterId}',
      'Unexpected {ShopTwitterId} without its block, expected it inside {block:ShopTwitterId}; wrap it',
    ],
    [
      '{MetaItemInfoTag}',
      'Unexpected {MetaItemInfoTag} without its block, expected it inside {block:ItemPage}; wrap it',
    ],
  ]);
});

it('accepts the block and the pages it stands for', () => {
  expect(
    underlined(
      missingGuard,
      '{block:AppsSearch}{SearchPageURL}{/block:AppsSearch}{block:ItemPage}{MetaItemInfoTag}{/block:ItemPage}{block:AboutPage}{MetaShopInfoTag}{/block:AboutPage}',
    ),
  ).toEqual([]);
});
