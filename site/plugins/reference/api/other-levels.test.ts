import { operation } from '@shop-docs/api';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { otherLevels } from './other-levels.ts';

test('fields whose source differs from the page that describes them are named, outermost first', () => {
  const [, list] = otherLevels(operation('items/add'), operation('items/detail'));
  expect(list && textOf(list)).toMatch(
    /^variations\[\]\.barcode and options\[\] are to be expected as well\. +Taken from the current example of delete an image/,
  );
  const [, shown] = otherLevels(operation('items/delete_image'), operation('items/detail'));
  expect(shown && textOf(shown)).toBe(
    'variations[].barcode and options[] are in the example of the current documentation.',
  );
  const [, changed] = otherLevels(operation('orders/edit_status'), operation('orders/detail'));
  const text = changed ? textOf(changed) : '';
  expect(text).toContain('Most fields are from the documentation of 2019 only.'); // too many to list
  expect(text).toContain(
    'shipping_lines[], country_code, order_items[].shipping_start and order_items[].shipping_end are to be expected',
  );
  expect(text).not.toContain('unique_key');
});

test('a response whose fields have the same source says nothing of it', () => {
  expect(otherLevels(operation('categories/edit'), operation('categories/index'))).toEqual([]);
});
