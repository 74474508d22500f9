import createClient from 'openapi-fetch';
import { formBody } from '../form-body.ts';
import type { paths } from './generated/schema.ts';

const client = createClient<paths>({
  baseUrl: process.env.BASE_API ?? 'https://api.thebase.in',
  bodySerializer: formBody,
  headers: {
    Authorization: `Bearer ${process.env.ACCESS_TOKEN}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  },
});

const added = await client.POST('/1/items/add', {
  body: { title: 'Cap', price: 2800, stock: 5, variation: ['Navy', 'Sand'], variation_stock: [3, 2] },
});
if (added.error) throw new Error(added.error.error);
const read = await client.GET('/1/items/detail/{item_id}', {
  params: { path: { item_id: added.data.item.item_id } },
});
console.log(JSON.stringify(read.data));
