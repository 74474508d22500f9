import type { Call } from './call.ts';
import { needOwnHandling, settle } from './change-status.ts';
import { byDecision } from './hints.ts';
import { Refusal } from './refusal.ts';
import type { Order } from './shop.ts';

/** How long a parcel travels in the sandbox, in seconds: two days. */
const journey = 2 * 86_400;

/** Moves a deferred-payment order to `shipping`, as a whole and once; on arrival it becomes dispatched by itself. */
export function shipDeferred({ shop, now, parameters }: Call, order: Order): void {
  const transaction = order.atobarai_payment_transaction;
  if (order.payment !== 'atobarai')
    throw new Refusal(
      'not_change_status',
      byDecision(`Unexpected payment ${order.payment}, expected atobarai`, 'unnamed-refusals'),
    );
  needOwnHandling(shop, order);
  if (transaction.status !== 'ordered')
    throw new Refusal(
      'not_change_status',
      byDecision(`Unexpected deferred payment ${transaction.status}, expected ordered`, 'repeated-lines'),
    );
  if (order.dispatch_status !== 'ordered')
    throw new Refusal(
      'not_change_status',
      byDecision(`Unexpected order in state ${order.dispatch_status}, expected ordered`, 'unnamed-refusals'),
    );
  transaction.status = 'shipping';
  order.dispatch_status = 'shipping';
  order.delivery_company_id = parameters.number('delivery_company_id') ?? 0;
  order.tracking_number = parameters.text('tracking_number') ?? null;
  order.add_comment = parameters.text('add_comment') || order.add_comment;
  order.modified = now;
  shop.later.push({ at: now + journey, do: 'arrive', order: order.unique_key });
}

/** The parcel has arrived, and every line in it counts as dispatched: none left or was cancelled before. */
export function arrive(order: Order, at: number): void {
  order.atobarai_payment_transaction.status = 'arrived';
  for (const line of order.order_items) {
    line.status = 'dispatched';
    line.modified = at;
  }
  order.modified = at;
  settle(order, at);
}
