import { app, main } from './app.ts';
import { callApi } from './call-api.ts';

// node change-price.ts ITEM_ID PRICE
await main(import.meta.filename, async () => {
  const [item_id, price] = process.argv.slice(2);
  if (![item_id, price].every((each) => /^[1-9]\d*$/.test(each ?? '')))
    throw new Error('Unexpected arguments, expected: ITEM_ID PRICE, both whole numbers above 0');
  const { item } = await callApi<{ item: { price: number } }>(app, 'POST', '/1/items/edit', { item_id, price });
  console.log(item.price);
});
