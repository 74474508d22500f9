import { tags } from '@shop-docs/template';
import { expect, test } from 'vitest';
import { linkToTag } from './link-to-tag.ts';

test('every name of the catalogue leads to its entry, those with a range of numbers too', () => {
  expect(tags.filter(({ name }) => !linkToTag(name)).map(({ name }) => name)).toEqual([]);
  expect(linkToTag('{ItemImage[1-20]URL-640}')).toBe(linkToTag('{ItemImage7URL-640}'));
});

test('a closing tag leads to its block, and text that is no tag nowhere', () => {
  expect(linkToTag('{/block:Items}')).toBe(linkToTag('{block:Items}'));
  expect(linkToTag('{block:Items}', 'template/syntax/item')).toBe('#block-Items');
  expect(linkToTag('ItemTitle')).toBeUndefined();
  expect(linkToTag('{Unknown}')).toBeUndefined();
});
