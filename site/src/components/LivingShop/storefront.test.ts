import { createSandbox, credentials } from '@shop-docs/api/sandbox';
import { sampleShop } from '@shop-docs/template';
import { expect, test } from 'vitest';
import { type StockItem, shownItems } from './storefront.ts';

test('the sandbox and the sample shop of the templates sell the same things for the same price', async () => {
  const response = await createSandbox({ now: Date.now }).fetch(
    new Request(`https://api.thebase.in/1/items?visible=1&limit=${shownItems}`, {
      headers: { Authorization: `Bearer ${credentials.accessToken}` },
    }),
  );
  const { items } = (await response.json()) as { items: readonly StockItem[] }; // the shape of GET /1/items
  const prices = new Map(sampleShop.items.map(({ title, price }) => [title, price]));
  expect(items.map(({ title }) => [title, prices.get(title)])).toEqual(items.map(({ title, price }) => [title, price]));
});
