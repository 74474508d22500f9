import { credentials } from '@shop-docs/api/sandbox';
import { type Answer, readAnswer } from '../TryIt/send-request.ts';
import { sandbox } from '../TryIt/visit.ts';
import { type StockItem, shownItems } from './storefront.ts';

export { newsOf } from '../TryIt/send-request.ts';
export { cardsOf, storefront } from './storefront.ts';

const call = (host: string, path: string, form?: URLSearchParams): Promise<Response> =>
  sandbox.fetch(
    new Request(`${host}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${credentials.accessToken}` },
      body: form ?? null,
    }),
  );

/** The visible items of the shop of this visit. */
export async function readItems(host: string): Promise<readonly StockItem[]> {
  const response = await call(host, `/1/items?visible=1&limit=${shownItems}`);
  const { items = [] } = (await response.json()) as { items?: readonly StockItem[] }; // the shape of GET /1/items
  return items;
}

/** Sets the stock of an item, as a program of the reader would. */
export async function editStock(host: string, itemId: string, stock: string): Promise<Answer> {
  return readAnswer(await call(host, '/1/items/edit_stock', new URLSearchParams({ item_id: itemId, stock })));
}
