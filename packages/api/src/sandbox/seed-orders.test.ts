import { describe, expect, it } from 'vitest';
import { seedOrders } from './seed-orders.ts';

const { orders } = seedOrders(0);

describe('an order of the sample shop', () => {
  it.each(orders.map((order) => [order.unique_key, order] as const))('%s changes after it was placed', (_, order) => {
    const { ordered, modified, dispatched, cancelled, order_items } = order;
    const later = [dispatched, cancelled].filter((time) => time !== null);
    for (const time of later) expect(time).toBeGreaterThan(ordered);
    expect(modified).toBeGreaterThanOrEqual(Math.max(ordered, ...later));
    for (const line of order_items) expect(line.modified).toBeLessThanOrEqual(modified);
  });
});
