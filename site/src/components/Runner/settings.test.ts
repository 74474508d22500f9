import { render } from '@shop-docs/template';
import { expect, it } from 'vitest';
import { inputOf, readSettings } from './settings.ts';

it.each([
  {},
  { page: 'nowhere', item: 'toString', language: 'xx', apps: 'sale', options: null, empty: 'yes' },
  { page: 'constructor', item: {}, apps: [null, 'none', {}], options: [1, null], query: ['a'], article: 7 },
  { itemId: -1, categoryId: 1e300, number: 0.5, query: 'x'.repeat(201), options: { 'color:Main': { toString: 1 } } },
  { page: ['item'], itemId: '1001', number: Number.NaN, apps: { length: 1e9 }, options: { 'if:Wide': 1 } },
])('settings of a link that cannot be, %j, are those of the start page', (from) => {
  const settings = readSettings(from);
  expect(settings).toEqual({ page: 'index', apps: [], language: 'ja', options: {} });
  expect(render('<p>{ShopName}</p>', inputOf(settings, true)).html).toBe('<p>Harbor Goods</p>');
});

it('settings of a link are those that were shared', () => {
  const shared = { page: 'item', itemId: 1001, apps: ['sale'], language: 'en', options: { 'color:Main': '#cc0000' } };
  expect(readSettings({ ...shared, more: 1 })).toEqual(shared);
});
