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
