import { app } from './app.ts';
import { callApi } from './call-api.ts';

// node change-price.ts ITEM_ID PRICE
const [item_id, price] = process.argv.slice(2).map(Number);
const { item } = await callApi<{ item: { price: number } }>(app, 'POST', '/1/items/edit', { item_id, price });
console.log(item.price);
