import { expect, it } from 'vitest';
import { closest } from './closest.ts';

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
