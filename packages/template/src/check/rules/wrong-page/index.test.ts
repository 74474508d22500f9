import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { wrongPage } from './index.ts';

it('finds tags on other pages and blocks that never show', () => {
  expect(
    underlined(
      wrongPage,
      '{block:AboutPage}{ItemAttentionTag}{/block:AboutPage}{block:ItemPage}{block:AboutPage}{/block:AboutPage}{MaxPageNumber}{/block:ItemPage}',
    ),
  ).toEqual([
    ['{ItemAttentionTag}', 'Unexpected {ItemAttentionTag} here, expected it on the item page'],
    [
      '{block:AboutPage}',
      'Unexpected {block:AboutPage} inside a block for other pages, expected it beside that block; here it never shows',
    ],
    [
      '{MaxPageNumber}',
      'Unexpected {MaxPageNumber} here, expected it on the top page, a category page, the search results',
    ],
  ]);
});

it('accepts nested blocks of one page', () => {
  expect(
    underlined(
      wrongPage,
      '{block:NotLoadItemsPage}{block:IndexPage}{block:IndexPageSearch}{block:Items}{/block:Items}{/block:IndexPageSearch}{/block:IndexPage}{/block:NotLoadItemsPage}{block:LoadItemsPage}{block:Items}{/block:Items}{/block:LoadItemsPage}',
    ),
  ).toEqual([]);
});
