import { operation } from '@shop-docs/api';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { otherLevels } from './other-levels.ts';

test('fields whose source differs from the page that describes them are named, outermost first', () => {
  const [, list] = otherLevels(operation('items/add'), operation('items/detail'));
  expect(list && textOf(list)).toMatch(
    /^: variations\[\]\.barcode, options\[\]\. Taken from the current example of delete an image/,
  );
  const [, changed] = otherLevels(operation('orders/edit_status'), operation('orders/detail'));
  const text = changed ? textOf(changed) : '';
  expect(text).toMatch(
    /^: every field that comes from the current documentation on that page\. Exceptions: payment, dispatch_status, shipping_method and shipping_lines\[\], which come from it here too, and country_code: country_code/,
  ); // too many to list
  expect(text).not.toContain('unique_key');
});

test('a response whose fields have the same source says nothing of it', () => {
  expect(otherLevels(operation('categories/edit'), operation('categories/index'))).toEqual([]);
});
