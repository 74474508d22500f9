import { formBody } from '../form-body.ts';
import { client } from './generated/hey-api/client.gen.ts';
import { addItem, getItem } from './generated/hey-api/index.ts';

client.setConfig({
  baseUrl: process.env.BASE_API ?? 'https://api.thebase.in',
  auth: () => process.env.ACCESS_TOKEN,
});

const added = await addItem({
  body: { title: 'Cap', price: 2800, stock: 5, variation: ['Navy', 'Sand'], variation_stock: [3, 2] },
  bodySerializer: formBody,
  throwOnError: true,
});
const read = await getItem({ path: { item_id: added.data.item.item_id }, throwOnError: true });
console.log(JSON.stringify(read.data));
