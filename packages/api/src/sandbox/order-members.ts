import { orderReceiver, type Receiver } from './order-receiver.ts';
import type { Order, OrderLine, PaymentBlock } from './shop.ts';

/** How an order is paid, and how far that is. */
export interface Payment {
  readonly payment: PaymentMethod;
  readonly paid: string | null;
}

/**
 * Payment methods of the order object: the payment block that one fills, whether the money is there at once, and the
 * states of the block before and after it is. Null where no state is known.
 */
export const payments = {
  creditcard: { block: 'c_c', paidAtOnce: true, open: null, done: 'creditable' },
  cod: { block: null, paidAtOnce: true, open: null, done: null },
  cvs: { block: 'cvs', paidAtOnce: false, open: 'unpaid', done: 'paid' },
  base_bt: { block: 'bt', paidAtOnce: false, open: 'unpaid', done: 'paid' },
  bt: { block: 'bt', paidAtOnce: false, open: 'unpaid', done: 'paid' },
  atobarai: { block: 'atobarai', paidAtOnce: true, open: null, done: 'ordered' },
  carrier_01: { block: 'carrier', paidAtOnce: true, open: null, done: 'authorized' },
  carrier_02: { block: 'carrier', paidAtOnce: true, open: null, done: 'authorized' },
  carrier_03: { block: 'carrier', paidAtOnce: true, open: null, done: 'authorized' },
  coin: { block: 'coin', paidAtOnce: true, open: null, done: null },
  paypal: { block: 'paypal', paidAtOnce: true, open: null, done: null },
  amazon_pay: { block: 'amazon', paidAtOnce: true, open: null, done: null },
  paypay: { block: 'paypay', paidAtOnce: true, open: null, done: null },
  bnpl: { block: 'bnpl', paidAtOnce: true, open: null, done: null },
  bnpl_installment: { block: 'bnpl', paidAtOnce: true, open: null, done: null },
} as const;
export type PaymentMethod = keyof typeof payments;

const blocks = [...new Set(Object.values(payments).flatMap(({ block }) => block ?? []))];
const shippingFee = 500;

/** The buyer of an order that names no other. */
const defaultBuyer = {
  first_name: '花子',
  last_name: '佐藤',
  country: 'Japan',
  country_code: 'JP',
  zip_code: '231-0001',
  prefecture: '神奈川県',
  address: '横浜市中区新港',
  address2: '1-1',
  mail_address: 'hana@example.com',
  tel: '045-000-0000',
};

/** What the shop learns of a buyer whom a partner shop served. */
export const unnamed = {
  country: null,
  country_code: null,
  zip_code: null,
  prefecture: null,
  address: null,
  address2: null,
  mail_address: null,
  tel: null,
};

/** The whole order object of orders/detail. */
export function orderMembers(
  unique_key: string,
  ordered: number,
  { payment, paid }: Payment,
  order_items: OrderLine[],
  more: Partial<Order> & { readonly order_header_coin?: { readonly discount: number; readonly note: string | null } },
  receiver: Receiver,
): Order {
  const cod_fee = payment === 'cod' ? 300 : 0;
  const order_discount = { discount: 0, note: '', is_allocate_user_balance_log: 0, ...(more.order_discount ?? {}) };
  const goods = order_items.reduce((sum, line) => sum + (line.status === 'cancelled' ? 0 : line.total), 0);
  const coins = more.order_header_coin?.discount ?? 0;
  const total = goods && Math.max(0, goods + shippingFee + cod_fee - order_discount.discount - coins);
  const block = (name: string): PaymentBlock =>
    payments[payment].block === name
      ? { collected_fee: Math.floor(total * 0.036) + 40, status: paid }
      : { collected_fee: null, status: null };
  const transactions = Object.fromEntries(blocks.map((name) => [`${name}_payment_transaction`, block(name)]));
  return {
    unique_key,
    ordered,
    cancelled: null,
    dispatched: null,
    payment,
    shipping_method: null,
    shipping_fee: shippingFee,
    shipping_lines: [
      {
        order_item_ids: order_items.map(({ order_item_id }) => String(order_item_id)),
        shipping_method: 'まとめて配送',
        shipping_fee: shippingFee,
      },
    ],
    cod_fee,
    total,
    ...defaultBuyer,
    remark: '',
    add_comment: null,
    delivery_company_id: 0,
    tracking_number: null,
    delivery_date: null,
    delivery_time_zone: null,
    terminated: false,
    dispatch_status: 'ordered',
    modified: ordered,
    order_receiver: orderReceiver(receiver, { ...defaultBuyer, ...more }),
    order_amount_adjustment: { adjusted_amount: 0 },
    order_header_coin: { discount: 0, note: null },
    order_charge: { collected_fee: Math.floor(total * 0.03) },
    order_group_order_charge: { collected_fee: null },
    order_group_c_c_payment_transaction: { collected_fee: null },
    sales_partner_order_brand_charges: [],
    additional_charges: [],
    // The three that rules of edit_status read; Object.fromEntries has lost their names.
    ...(transactions as Pick<
      Order,
      'cvs_payment_transaction' | 'bt_payment_transaction' | 'atobarai_payment_transaction'
    >),
    user_balance_logs: [],
    order_items,
    subscription: { unique_key: null, repeat_number: null, repeat_times: null },
    ...more,
    order_discount,
  };
}
