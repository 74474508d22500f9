import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { loadItemsUrl } from './index.ts';

it('underlines the address', () => {
  expect(underlined(loadItemsUrl, '<a href="{LoadItemsPageURL}2">more</a>')).toEqual([
    [
      '{LoadItemsPageURL}',
      'Unexpected {LoadItemsPageURL} alone, expected {LoadItemsPageURLParams} after the page number; append it as it is',
    ],
  ]);
});
