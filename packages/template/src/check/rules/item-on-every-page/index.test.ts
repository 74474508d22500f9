import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { itemOnEveryPage } from './index.ts';

it('reports item tags outside page blocks', () => {
  expect(
    underlined(itemOnEveryPage, '<p>{ItemId}</p>{block:NotAboutPage}{ItemAttentionTag}{/block:NotAboutPage}'),
  ).toEqual([
    ['{ItemId}', 'Unexpected {ItemId} outside a page block, expected it inside {block:Items} or on the item page'],
    ['{ItemAttentionTag}', 'Unexpected {ItemAttentionTag} outside a page block, expected it on the item page'],
  ]);
});

it('accepts the item page and the list', () => {
  expect(
    underlined(
      itemOnEveryPage,
      '{block:ItemPage}{ItemId}{/block:ItemPage}{block:Items}{ItemId}{/block:Items}{block:NotLoadItemsPage}{block:ItemPage}{ItemId}{/block:ItemPage}{/block:NotLoadItemsPage}',
    ),
  ).toEqual([]);
});
