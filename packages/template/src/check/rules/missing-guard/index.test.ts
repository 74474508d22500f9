import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { missingGuard } from './index.ts';

it('names the block', () => {
  expect(underlined(missingGuard, '{SearchPageURL}{ShopTwitterId}{MetaItemInfoTag}', false)).toEqual([
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

it('asks no excerpt for what stands around it, unless it has a block for pages or a document', () => {
  expect(underlined(missingGuard, '<a href="{BlogPageURL}">x</a>')).toEqual([]);
  for (const known of ['{block:AboutPage}{BlogPageURL}{/block:AboutPage}', '<head>{MetaItemInfoTag}</head>'])
    expect(underlined(missingGuard, known), known).toHaveLength(1);
});
