import { settle } from './change-status.ts';
import type { Order, PaymentBlock } from './shop.ts';

/** Lets the money of an order arrive that was waiting for it. */
export function receivePayment(order: Order, now: number): Order {
  if (order.dispatch_status !== 'unpaid')
    throw new RangeError(`Unexpected order in state ${order.dispatch_status}, expected one that is unpaid`);
  for (const block of blocksOf(order)) block.status = 'paid';
  order.dispatch_status = 'ordered';
  order.modified = now;
  return order;
}

/** Cancels an order as its buyer: all of it, as long as nothing has been dispatched. */
export function cancelByBuyer(order: Order, now: number): Order {
  const isOpen = ['unpaid', 'ordered', 'unshippable'].includes(order.dispatch_status);
  if (!isOpen || order.order_items.some(({ status }) => status === 'dispatched'))
    throw new RangeError(`Unexpected order in state ${order.dispatch_status}, expected one of which nothing has left`);
  for (const line of order.order_items) {
    if (line.status !== 'ordered') continue;
    line.status = 'cancelled';
    line.modified = now;
  }
  for (const block of blocksOf(order)) block.status = 'cancelled';
  order.modified = now;
  settle(order, now);
  return order;
}

/** The payment blocks that the order uses and whose states are known. */
function blocksOf(order: Order): PaymentBlock[] {
  return Object.entries(order)
    .filter(([name]) => name.endsWith('_payment_transaction') && !name.startsWith('order_group_'))
    .map(([, block]) => block as PaymentBlock) // every member of that name is one
    .filter(({ status }) => status !== null);
}
