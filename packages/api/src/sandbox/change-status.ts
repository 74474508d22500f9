import { paymentRules } from '../orders/payment-rules.ts';
import type { Call } from './call.ts';
import type { DecisionId } from './decisions.ts';
import { byDecision } from './hints.ts';
import { type ErrorId, Refusal } from './refusal.ts';
import type { Handling, Order, OrderLine, Shop } from './shop.ts';

/** Marks one line as dispatched or cancelled; the order follows when no line is left open. */
export function changeStatus({ shop, now, parameters, note }: Call, order: Order): void {
  const line = order.order_items.find(({ order_item_id }) => order_item_id === parameters.number('order_item_id'));
  // The rule of the parameter lets these two values pass only.
  const wanted = parameters.text('status') as 'dispatched' | 'cancelled';
  if (line?.status !== 'ordered')
    throw new Refusal(
      'not_change_status',
      byDecision(`Unexpected line ${line?.status}, expected one that is ordered`, 'repeated-lines'),
    );
  const handling = handlingOf(shop, order, line);
  const refusal = wanted === 'cancelled' ? cancelRefusal(order) : dispatchRefusal(order, handling);
  if (refusal)
    throw new Refusal(
      refusal,
      byDecision(`Unexpected status ${wanted} for ${kindOf(order, handling)}`, decisionOf(order, refusal)),
    );
  line.status = wanted;
  line.modified = now;
  order.modified = now;
  order.add_comment = parameters.text('add_comment') || order.add_comment;
  if (wanted === 'cancelled') {
    order.total -= line.total;
    note(
      'The units of the line do not go back to stock in the sandbox. Read the item, and set its stock',
      'cancelled-stock',
    );
  }
  settle(order, now);
}

const handlers = { clubt: 'ClubT', spcase: 'SpCase', yamato: 'the Yamato easy shipping App' } as const;
const errorsOfHandlers = {
  clubt: 'not_change_status_ClubT',
  spcase: 'not_change_status_SpCase',
  yamato: 'not_change_status_YamatoDelivery',
} as const;

/** Who makes or ships a line: ClubT its own items, in any order. */
function handlingOf({ items, handling }: Shop, { unique_key }: Order, { item_id }: OrderLine): Handling | undefined {
  return items.get(item_id)?.kind === 'clubt' ? 'clubt' : handling[unique_key];
}

/** Refuses to ship an order of which another handles a line. */
export function needOwnHandling(shop: Shop, order: Order): void {
  for (const line of order.order_items) {
    const handling = handlingOf(shop, order, line);
    if (handling !== undefined && handling !== 'shop')
      throw new Refusal(errorsOfHandlers[handling], `Unexpected dispatch of ${kindOf(order, handling)}`);
  }
}

/** What about an order stands in the way: who handles it, or how it is paid and how far that is. */
function kindOf({ payment, dispatch_status }: Order, handling: Handling | undefined): string {
  if (handling !== undefined && handling !== 'shop') return `an order that ${handlers[handling]} handles`;
  if (payment.startsWith('carrier_')) return `an order with carrier billing (${payment}), which the API cannot change`;
  return `an order paid by ${payment}, in state ${dispatch_status}`;
}

/** The decision that refuses where the documentation names no error for it. */
function decisionOf({ payment }: Order, refusal: ErrorId): DecisionId | undefined {
  if (Object.values<ErrorId>(errorsOfHandlers).includes(refusal)) return undefined;
  if (payment.startsWith('carrier_')) return 'carrier-billing';
  return refusal === 'not_change_status' ? 'unnamed-refusals' : undefined;
}

function cancelRefusal({ payment, dispatch_status }: Order): ErrorId | null {
  const cancel = paymentRules[payment]?.cancel;
  if (cancel?.how !== 'by line') return cancel?.error ?? 'not_change_status';
  return dispatch_status === 'ordered' ? null : 'not_change_status';
}

function dispatchRefusal(order: Order, handling: Handling | undefined): ErrorId | null {
  if (handling !== undefined && handling !== 'shop') return errorsOfHandlers[handling];
  const { error, paidIn } = paymentRules[order.payment]?.dispatch ?? {};
  if (error && !(paidIn && order[paidIn].status === 'paid')) return error;
  return order.dispatch_status === 'ordered' ? null : 'not_change_status';
}

/** Closes the order when every line is: dispatched if anything left the shop, else cancelled and free of charge. */
export function settle(order: Order, now: number): void {
  if (order.order_items.some(({ status }) => status === 'ordered')) return;
  const sent = order.order_items.some(({ status }) => status === 'dispatched');
  order.dispatch_status = sent ? 'dispatched' : 'cancelled';
  order.terminated = true;
  if (sent) order.dispatched = now;
  else {
    order.cancelled = now;
    order.total = 0;
  }
}
