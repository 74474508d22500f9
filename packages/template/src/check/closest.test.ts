import { expect, it } from 'vitest';
import { closest, isOnlyNear } from './closest.ts';

const names = ['ItemTitle', 'ItemPrice', 'ShopName', 'Items', 'Odd'];

it.each([
  ['ItemTitel', 'ItemTitle'],
  ['ItmTitle', 'ItemTitle'],
  ['ItemTittle', 'ItemTitle'],
  ['itemtitle', 'ItemTitle'],
  ['ItemPirce', 'ItemPrice'],
  ['ShopNames', 'ShopName'],
  ['items', 'Items'],
  ['Od', 'Odd'],
])('takes %s for %s', (written, expected) => expect(closest(written, names)).toBe(expected));

it.each(['ItemColor', 'Total', 'Even', '', 'ShopOwnerName'])('finds nothing near %j', (written) =>
  expect(closest(written, names)).toBeUndefined(),
);

it.each([
  ['ItemTitel', 'ItemTitle', true],
  ['itemtitle', 'ItemTitle', true],
  ['ItemPirce', 'ItemPrice', true],
  ['ItmTitel', 'ItemTitle', false],
  ['ShopNames', 'ShopName', false],
  ['Itms', 'Items', false],
  ['Image2URL-501', 'Image2URL-500', false],
])('whether %s can only be meant for %s: %s', (written, meant, sure) =>
  expect(isOnlyNear(written, meant, [...names, 'Image2URL-500'])).toBe(sure),
);

it('is not sure between two names that are near', () => {
  expect(isOnlyNear('ItemPage', 'ItemPages', ['ItemPages', 'ItemPrice'])).toBe(false);
  expect(isOnlyNear('ShopNme', 'ShopName', ['ShopName', 'ShopNote'])).toBe(false);
});
