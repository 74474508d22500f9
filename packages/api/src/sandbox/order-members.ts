import type { Order, OrderLine, PaymentBlock } from './shop.ts';

/** How an order is paid, and how far that is. */
export interface Payment {
  readonly payment: string;
  readonly paid: string | null;
}

const shippingFee = 500;
/** Payment blocks of the order object, and the payment methods that fill them; the others hold nulls. */
const blocks: Readonly<Record<string, readonly string[]>> = {
  c_c: ['creditcard'],
  cvs: ['cvs'],
  bt: ['base_bt', 'bt'],
  atobarai: ['atobarai'],
  carrier: ['carrier_01', 'carrier_02', 'carrier_03'],
  coin: ['coin'],
  paypal: ['paypal'],
  amazon: ['amazon_pay'],
  paypay: ['paypay'],
  bnpl: ['bnpl', 'bnpl_installment'],
};
const sameAsBuyer = {
  first_name: null,
  last_name: null,
  zip_code: null,
  prefecture: null,
  address: null,
  address2: null,
  tel: null,
  country: null,
  country_code: null,
};

/** The whole order object of orders/detail. */
export function orderMembers(
  unique_key: string,
  ordered: number,
  { payment, paid }: Payment,
  order_items: OrderLine[],
  more: Partial<Order>,
): Order {
  const cod_fee = payment === 'cod' ? 300 : 0;
  const order_discount = { discount: 0, note: '', is_allocate_user_balance_log: 0, ...(more.order_discount ?? {}) };
  const goods = order_items.reduce((sum, line) => sum + (line.status === 'cancelled' ? 0 : line.total), 0);
  const total = goods && goods + shippingFee + cod_fee - order_discount.discount;
  const block = (methods: readonly string[]): PaymentBlock =>
    methods.includes(payment)
      ? { collected_fee: Math.floor(total * 0.036) + 40, status: paid }
      : { collected_fee: null, status: null };
  const transactions = Object.fromEntries(
    Object.entries(blocks).map(([name, methods]) => [`${name}_payment_transaction`, block(methods)]),
  );
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
        shipping_method: 'Standard parcel',
        shipping_fee: shippingFee,
      },
    ],
    cod_fee,
    total,
    first_name: 'Hana',
    last_name: 'Sato',
    country: 'Japan',
    country_code: 'JP',
    zip_code: '231-0001',
    prefecture: 'Kanagawa',
    address: 'Yokohama, Naka-ku, Shinko',
    address2: '1-1',
    mail_address: 'hana@example.com',
    tel: '045-000-0000',
    remark: '',
    add_comment: null,
    delivery_company_id: 0,
    tracking_number: null,
    delivery_date: null,
    delivery_time_zone: null,
    terminated: false,
    dispatch_status: 'ordered',
    modified: ordered,
    order_receiver: sameAsBuyer,
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
