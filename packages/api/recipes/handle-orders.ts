import { app, main } from '@shop-docs/client';
import { type Summary, syncOrders } from './sync-orders.ts';

/** The fields that this program uses. */
interface Order extends Summary {
  readonly order_items: readonly { readonly title: string; readonly amount: number }[];
}

await main(import.meta.filename, async () => {
  for await (const { unique_key, dispatch_status, order_items } of syncOrders<Order>(app, 'orders.json'))
    for (const { title, amount } of order_items) console.log(`${unique_key} ${dispatch_status}: ${amount} × ${title}`);
});
