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

  it.each(orders.map((order) => [order.unique_key, order] as const))(
    '%s is over when it left or was cancelled',
    (_, order) => {
      const { dispatch_status, terminated, dispatched, cancelled } = order;
      const [isDispatched, isCancelled] = [dispatch_status === 'dispatched', dispatch_status === 'cancelled'];
      expect([dispatched !== null, cancelled !== null]).toEqual([isDispatched, isCancelled]);
      expect(terminated).toBe(isDispatched || isCancelled);
    },
  );

  it('costs nothing for a line that is cancelled', () => {
    const totalOf = (key: string) => orders.find(({ unique_key }) => unique_key === key)?.total;
    // A tote that was dispatched, with the shipping fee, and a mug that was cancelled; a mug alone that was.
    expect([totalOf('81C4E560A2739BFE'), totalOf('D6193A5BF7C8E042')]).toEqual([3900 + 500, 0]);
  });

  it('happens a day later, at the same times, when all is told from a day later', () => {
    const day = 86_400;
    const moved = seedOrders(day).orders;
    const timesOf = ({ ordered, modified, dispatched, cancelled, order_items }: (typeof orders)[number]) =>
      [ordered, modified, dispatched, cancelled, ...order_items.map((line) => line.modified)].map((time) => time ?? 0);
    for (const [at, order] of orders.entries())
      expect(moved[at] && timesOf(moved[at])).toEqual(timesOf(order).map((time) => time && time + day));
    const dates = [orders, moved].map((list) => list.map(({ delivery_date }) => delivery_date).filter(Boolean));
    expect(dates).toEqual([['2026-04-18'], ['2026-04-19']]);
  });
});
