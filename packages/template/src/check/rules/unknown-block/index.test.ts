import { expect, it } from 'vitest';
import { applyFixes } from '../../apply-fixes.ts';
import { check, checkWith } from '../../check.ts';
import { underlined } from '../../underlined.ts';
import { unknownBlock } from './index.ts';

it('suggests the nearest block', () => {
  expect(
    underlined(
      unknownBlock,
      '{block:HasItem}{/block:HasItem}{block:ItemImage2URL-76}{/block:ItemImage2URL-76}{block:Wonder}{/block:Wonder}',
    ),
  ).toEqual([
    ['{block:HasItem}', 'Unexpected block {block:HasItem}, expected {block:HasItems}'],
    [
      '{block:ItemImage2URL-76}',
      'Unexpected block {block:ItemImage2URL-76}, expected the name of a block of the catalog',
    ],
    ['{block:Wonder}', 'Unexpected block {block:Wonder}, expected the name of a block of the catalog'],
  ]);
});

it('knows a closing tag whose slash is elsewhere, and asks for no other one', () => {
  const says = (source: string) => check(source, { fragment: true }).map(({ message }) => message);
  expect(says('{block:HasItems}a{block:/HasItems}')).toEqual([
    'Unexpected block {block:/HasItems}, expected {/block:HasItems}: the slash comes first',
  ]);
  expect(says('{block:HasItems}a{block:HasItems/}')).toEqual([
    'Unexpected block {block:HasItems/}, expected {/block:HasItems}: the slash comes first',
  ]);
  expect(says('{block:HasItems/}a{/block:HasItems}')).toEqual([
    'Unexpected block {block:HasItems/}, expected {block:HasItems}',
  ]);
});

it('keeps upper and lower case apart', () => {
  expect(underlined(unknownBlock, '{block:items}{/block:items}')).toEqual([
    ['{block:items}', 'Unexpected block {block:items}, expected {block:Items}'],
  ]);
});

it('never suggests the opposite', () => {
  const says = (name: string) =>
    underlined(unknownBlock, `{block:${name}}{/block:${name}}`)[0]?.[1].split(', expected ')[1];
  expect(['HasNoItemStock', 'ItemStock', 'HasShopLineId', 'NoShopLineId', 'NoHasRelatedItems'].map(says)).toEqual([
    '{block:NoItemStock}',
    '{block:HasItemStock}',
    '{block:ShopLineId}',
    'another condition: no negation of {block:ShopLineId} is known',
    'another condition: no negation of {block:HasRelatedItems} is known',
  ]);
});

it('mends both tags of a block whose name can be meant for one alone', () => {
  const mended = (source: string) => applyFixes(source, checkWith([unknownBlock], source, true)).source;
  expect(mended('{block:itemPage}<p>a</p>{/block:itemPage}')).toBe('{block:ItemPage}<p>a</p>{/block:ItemPage}');
  for (const unsure of [
    '{block:HasItem}{/block:HasItem}',
    '{block:ItemStock}{/block:ItemStock}',
    '{block:itemPage}<p>without an end</p>',
    '{block:itemPage}<script>{/block:itemPage}</script>',
  ])
    expect(mended(unsure)).toBe(unsure);
});

it('knows what the author of a usual guess looks for, and mends no guess', () => {
  const says = (name: string) =>
    underlined(unknownBlock, `{block:${name}}{/block:${name}}`)[0]?.[1].split(', expected ')[1];
  expect(['Index', 'TopPage', 'ItemSoldOut', 'Sale', 'Item', 'Pagination', 'Variations', 'IfNews'].map(says)).toEqual([
    '{block:IndexPage}',
    '{block:IndexPage} and, for the top page alone, {block:NoIndexPageCategory} and {block:NoIndexPageSearch} inside it',
    '{block:NoItemStock}',
    '{block:HasItemProperPrice}',
    '{block:Items}',
    expect.stringContaining('{LoadItemsPageURL}'),
    expect.stringContaining('{block:PurchaseForm}'),
    expect.stringContaining('{block:if-News}'),
  ]);
  const guess = '{block:TopPage}{/block:TopPage}';
  expect(applyFixes(guess, checkWith([unknownBlock], guess, true)).source).toBe(guess);
});
