import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { loadPage } from './index.ts';

it('asks for the fragment', () => {
  expect(underlined(loadPage, '<html>{block:Items}{/block:Items}</html>')).toEqual([
    ['<html>', 'Missing {block:LoadItemsPage}, expected it with an {block:Items} loop after the document'],
  ]);
});

it('wants a loop and no document in it', () => {
  expect(underlined(loadPage, '<html></html>{block:LoadItemsPage}<body></body>{/block:LoadItemsPage}')).toEqual([
    [
      '<html>',
      'Unexpected document outside {block:NotLoadItemsPage}, expected it inside; otherwise requests for more items get it too',
    ],
    [
      '{block:LoadItemsPage}<body></body>{/block:LoadItemsPage}',
      'Missing {block:Items} in {block:LoadItemsPage}, expected a loop that prints the items',
    ],
    ['<body>', 'Unexpected <body> in {block:LoadItemsPage}, expected nothing but items'],
  ]);
});

it('knows a document without an html element, and two documents in one file', () => {
  const loads = '{block:LoadItemsPage}{block:Items}{/block:Items}{/block:LoadItemsPage}';
  expect(underlined(loadPage, `<head></head><body></body>${loads}`).map(([where]) => where)).toEqual(['<head>']);
  expect(
    underlined(loadPage, `{block:NotLoadItemsPage}<head></head><body></body>{/block:NotLoadItemsPage}${loads}`),
  ).toEqual([]);
  const twice = `{block:NotLoadItemsPage}<html></html><html lang="ja"></html>{/block:NotLoadItemsPage}${loads}`;
  expect(underlined(loadPage, twice).map(([where]) => where)).toEqual(['<html lang="ja">']);
  const perPage =
    '{block:IndexPage}<body id="a">{/block:IndexPage}{block:NotIndexPage}<body id="b">{/block:NotIndexPage}';
  expect(underlined(loadPage, `{block:NotLoadItemsPage}${perPage}{/block:NotLoadItemsPage}${loads}`)).toEqual([]);
});

it('knows a theme without the elements of a document, and a second head or body', () => {
  const loads = '{block:LoadItemsPage}{block:Items}{/block:Items}{/block:LoadItemsPage}';
  expect(underlined(loadPage, `<h1>{ShopName}</h1>${loads}`)).toEqual([
    [
      '<h1>',
      'Missing {block:NotLoadItemsPage}, expected it around everything but {block:LoadItemsPage}; otherwise requests for more items get <h1> too',
    ],
  ]);
  expect(underlined(loadPage, `{block:NotLoadItemsPage}<h1>{ShopName}</h1>{/block:NotLoadItemsPage}${loads}`)).toEqual(
    [],
  );
  const parts = '{block:NotLoadItemsPage}<html><head></head><body></body></html>{/block:NotLoadItemsPage}';
  expect(underlined(loadPage, `${parts}${loads}<head id="b"></head><body></body>`).map(([where]) => where)).toEqual([
    '<head id="b">',
  ]);
});

it('lets opposite blocks have a start tag each', () => {
  const loads = '{block:LoadItemsPage}{block:Items}{/block:Items}{/block:LoadItemsPage}';
  const either = '{block:if-Dark}<html class="dark">{/block:if-Dark}{block:not_if-Dark}<html>{/block:not_if-Dark}';
  expect(underlined(loadPage, `{block:NotLoadItemsPage}${either}</html>{/block:NotLoadItemsPage}${loads}`)).toEqual([]);
});
