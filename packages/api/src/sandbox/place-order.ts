import { ownLimits } from '../parameters/rule.ts';
import { checkMembers, flag, listOf, oneOf, type Shape, text, whole } from './check-members.ts';
import { indexLater } from './keep-item.ts';
import { limits } from './limits.ts';
import type { Machine } from './machine.ts';
import { orderMembers, type PaymentMethod, payments, unnamed } from './order-members.ts';
import { isReceiver, type Receiver } from './order-receiver.ts';
import { unexpectedId } from './refusal.ts';
import { lackOfRoom, sizeOfOrder } from './room.ts';
import type { Item, Order, OrderLine, Shop, Variation } from './shop.ts';

/** A line of an order to be placed. */
export interface NewLine {
  readonly item_id: number;
  /** Needed when the item has variations. */
  readonly variation_id?: number;
  /** Default 1. */
  readonly amount?: number;
}

/** An order to be placed. Everything has a default. */
export interface NewOrder {
  /** Default `creditcard`. */
  readonly payment?: PaymentMethod;
  /** Default: one piece of the first shown item that is in stock. */
  readonly lines?: readonly NewLine[];
  /** Whether the money is there already, for methods that wait for it (`cvs`, `base_bt`, `bt`). Default false. */
  readonly paid?: boolean;
  /** A coupon: its discount in yen, and its name. */
  readonly coupon?: { readonly discount: number; readonly note?: string };
  /** Coins that the buyer spends, in yen. */
  readonly coins?: number;
  /** Sold in the shop of a sales partner: the buyer's address, email and phone number are null. */
  readonly partnerShop?: boolean;
  /** Part of a subscription: which delivery, and of how many (0 means no end). */
  readonly subscription?: { readonly repeat_number: number; readonly repeat_times: number };
  readonly buyer?: { readonly first_name?: string; readonly last_name?: string };
  /** Who gets the parcel: `buyer` (the default), null for fields that are all null, or another address. */
  readonly receiver?: Receiver;
  readonly remark?: string;
  /** Handling cannot start yet: the status is `unshippable`. */
  readonly unshippable?: boolean;
}

const yen = whole(0, ownLimits.highest);
const id = whole(1, ownLimits.highest);
const shape: Shape = {
  payment: oneOf(Object.keys(payments)),
  lines: listOf({ 'item_id!': id, variation_id: id, amount: id }, limits.linesOfOrder),
  paid: flag,
  coupon: { 'discount!': yen, note: text(100) },
  coins: yen,
  partnerShop: flag,
  subscription: { 'repeat_number!': whole(1, 999), 'repeat_times!': whole(0, 999) },
  buyer: { first_name: text(100), last_name: text(100) },
  receiver: isReceiver,
  remark: text(ownLimits.text),
  unshippable: flag,
};

/** Places an order and takes its pieces out of stock. @throws {RangeError} When something of it cannot be had. */
export function placeOrder({ shop, seconds, random }: Machine, order: NewOrder): Order {
  checkMembers(order, shape);
  const wanted = (order.lines ?? defaultLines(shop)).map((line) => findGoods(shop, line));
  if (wanted.length === 0)
    throw new RangeError(
      'Missing lines in a shop that shows nothing in stock, expected lines, or an item in stock (POST /1/items/add)',
    );
  const now = seconds();
  const draft = writeOrder(order, wanted, now, { nextLine: () => 0, nextKey: () => '0'.repeat(16) });
  const lack = lackOfRoom(shop, sizeOfOrder(draft));
  if (lack) throw new RangeError(lack);
  takeStock(wanted, now);
  for (const { item } of wanted) indexLater(shop, item.item_id, now);
  const nextLine = () => shop.nextIds.orderLine++;
  const placed = writeOrder(order, wanted, now, { nextLine, nextKey: () => random.next().slice(0, 16) });
  shop.orders.set(placed.unique_key, placed);
  return placed;
}

/** Where an order and its lines get their ids. */
interface Numbering {
  readonly nextLine: () => number;
  readonly nextKey: () => string;
}

function writeOrder(order: NewOrder, wanted: readonly Goods[], now: number, { nextLine, nextKey }: Numbering): Order {
  const payment = order.payment ?? 'creditcard';
  const lines = wanted.map((goods) => orderLine(nextLine(), goods, now));
  const { paidAtOnce, open, done } = payments[payment];
  const isPaid = paidAtOnce || (order.paid ?? false);
  const more = {
    ...(order.partnerShop && unnamed),
    ...order.buyer,
    ...(order.remark !== undefined && { remark: order.remark }),
    ...(order.coupon && { order_discount: { discount: order.coupon.discount, note: order.coupon.note ?? 'Coupon' } }),
    ...(order.coins && { order_header_coin: { discount: order.coins, note: 'Coins' } }),
    ...(order.subscription && { subscription: { unique_key: nextKey(), ...order.subscription } }),
    dispatch_status: order.unshippable ? 'unshippable' : isPaid ? 'ordered' : 'unpaid',
  } as const;
  const method = { payment, paid: isPaid ? done : open };
  const { receiver = 'buyer' } = order;
  return orderMembers(nextKey().toUpperCase(), now, method, lines, more, receiver);
}

interface Goods {
  readonly item: Item;
  readonly variation: Variation | undefined;
  readonly amount: number;
}

function defaultLines({ items }: Shop): NewLine[] {
  const item = [...items.values()].find(({ visible, stock }) => visible === 1 && stock > 0);
  const variation = item?.variations.find(({ variation_stock }) => variation_stock > 0);
  return item ? [{ item_id: item.item_id, ...(variation && { variation_id: variation.variation_id }) }] : [];
}

function findGoods({ items }: Shop, { item_id, variation_id, amount = 1 }: NewLine): Goods {
  const item = items.get(item_id);
  if (!item) throw new RangeError(`Unexpected item_id ${item_id}, expected an item of the shop`);
  const variation = item.variations.find((each) => each.variation_id === variation_id);
  if (!variation && (item.variations.length > 0 || variation_id !== undefined))
    throw new RangeError(`${unexpectedId('variation_id', variation_id)}, expected one of item ${item_id}`);
  return { item, variation, amount };
}

/** Takes all pieces out of stock, or none. A sale is a change of the item. */
function takeStock(wanted: readonly Goods[], now: number): void {
  const left = new Map<Item | Variation, number>();
  for (const { item, variation, amount } of wanted) {
    const key = variation ?? item;
    const stock = (left.get(key) ?? (variation ? variation.variation_stock : item.stock)) - amount;
    if (stock < 0)
      throw new RangeError(`Unexpected amount ${amount} of item ${item.item_id}, expected no more than is in stock`);
    left.set(key, stock);
  }
  for (const { item, variation, amount } of wanted) {
    item.stock -= amount;
    item.modified = now;
    if (variation) variation.variation_stock -= amount;
  }
}

function orderLine(order_item_id: number, { item, variation, amount }: Goods, modified: number): OrderLine {
  const item_total = item.price * amount;
  return {
    order_item_id,
    item_id: item.item_id,
    title: item.title,
    price: item.price,
    variation_id: variation?.variation_id ?? null,
    variation: variation?.variation ?? '',
    item_identifier: item.identifier,
    variation_identifier: variation?.variation_identifier ?? null,
    barcode: variation?.barcode ?? null,
    options: [],
    amount,
    item_total,
    option_total: 0,
    total: item_total,
    item_tax_type: item.item_tax_type,
    consumption_tax_rate: item.item_tax_type === 2 ? 8 : 10,
    status: 'ordered',
    shipping_method: null,
    shipping_fee: 0,
    shipping_start: null,
    shipping_end: null,
    modified,
  };
}
