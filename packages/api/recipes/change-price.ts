import { app, main } from './app.ts';
import { callApi } from './call-api.ts';

// node change-price.ts ITEM_ID PRICE
await main(import.meta.filename, async () => {
  const [item_id, price] = process.argv.slice(2).map(Number);
  if (!item_id || !price) throw new Error('Unexpected arguments, expected: ITEM_ID PRICE');
  const { item } = await callApi<{ item: { price: number } }>(app, 'POST', '/1/items/edit', { item_id, price });
  console.log(item.price);
});
