import { addItem, getItem } from './generated/orval.ts';

const headers = { Authorization: `Bearer ${process.env.ACCESS_TOKEN}` };

const added = await addItem(
  { title: 'Cap', price: 2800, stock: 5, variation: ['Navy', 'Sand'], variation_stock: [3, 2] },
  { headers },
);
if (added.status !== 200) throw new Error(added.data.error);
const read = await getItem(added.data.item.item_id, { headers });
console.log(JSON.stringify(read.data));
