import { tags } from '@shop-docs/template';
import { expect, test } from 'vitest';
import { tagHref } from './tag-href.ts';

test('every name of the catalogue leads to its entry, those with a range of numbers too', () => {
  expect(tags.filter(({ name }) => !tagHref(name)).map(({ name }) => name)).toEqual([]);
  expect(tagHref('{ItemImage[1-20]URL-640}')).toBe(tagHref('{ItemImage7URL-640}'));
});

test('a closing tag leads to its block, and text that is no tag nowhere', () => {
  expect(tagHref('{/block:Items}')).toBe(tagHref('{block:Items}'));
  expect(tagHref('{block:Items}', 'template/syntax/item')).toBe('#block-Items');
  expect(tagHref('ItemTitle')).toBeUndefined();
  expect(tagHref('{Unknown}')).toBeUndefined();
});
