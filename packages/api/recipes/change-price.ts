import { connect, main } from '@shop-docs/client';

// node change-price.ts ITEM_ID PRICE
await main(import.meta.filename, async () => {
  const [item_id, price] = process.argv.slice(2);
  if (![item_id, price].every((each) => /^[1-9]\d*$/.test(each ?? '')))
    throw new Error('Unexpected arguments, expected: ITEM_ID PRICE, both whole numbers above 0');
  const { item } = await connect().call('items/edit', { item_id: Number(item_id), price: Number(price) });
  console.log(item.price);
});
