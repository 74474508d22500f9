import { orderMembers, type Payment } from './order-members.ts';
import type { Handling, LineStatus, Order, OrderLine } from './shop.ts';

interface Seed {
  readonly key: string;
  readonly payment: string;
  /** Status in the payment block. */
  readonly paid?: string;
  readonly status?: string;
  readonly lines: readonly [id: number, goods: keyof typeof goods, amount: number, status?: LineStatus][];
  readonly handling?: Handling;
  readonly more?: Partial<Order>;
}

/** The orders of the examples, then one for each further rule of orders/edit_status. */
const seeds: readonly Seed[] = [
  {
    key: '7A1C4E9032B5D6F8',
    payment: 'creditcard',
    paid: 'creditable',
    lines: [
      [5001, 'wrapped', 1],
      [5002, 'mug', 2],
    ],
    more: {
      ordered: 1_776_129_300,
      modified: 1_776_129_320,
      delivery_date: '2026-04-18',
      delivery_time_zone: '1416',
      remark: 'Please ring twice.',
      order_discount: { discount: 500, note: 'Opening week', is_allocate_user_balance_log: 0 },
    },
  },
  {
    key: '9D40B27F61A8C3E5',
    payment: 'cod',
    status: 'dispatched',
    lines: [[5003, 'mug', 1, 'dispatched']],
    more: {
      ordered: 1_776_080_400,
      modified: 1_776_211_800,
      dispatched: 1_776_211_800,
      first_name: 'Ken',
      last_name: 'Mori',
    },
  },
  {
    key: '2B6E8F0A4C1D3597',
    payment: 'cod',
    lines: [
      [5004, 'tote', 1],
      [5005, 'mug', 1],
    ],
  },
  { key: '3C7F90B15D2E46A8', payment: 'cvs', paid: 'unpaid', status: 'unpaid', lines: [[5006, 'mug', 1]] },
  { key: '4D80A1C26E3F57B9', payment: 'cvs', paid: 'paid', lines: [[5007, 'mug', 1]] },
  { key: '5E91B2D37F4068CA', payment: 'base_bt', paid: 'unpaid', status: 'unpaid', lines: [[5008, 'mug', 1]] },
  { key: '6FA2C3E4805179DB', payment: 'base_bt', paid: 'paid', lines: [[5009, 'mug', 1]] },
  {
    key: '70B3D4F591628AEC',
    payment: 'atobarai',
    paid: 'ordered',
    lines: [
      [5010, 'tote', 1],
      [5011, 'mug', 1],
    ],
  },
  { key: '81C4E506A2739BFD', payment: 'carrier_01', paid: 'authorized', lines: [[5012, 'mug', 1]] },
  { key: '92D5F617B384AC0E', payment: 'coin', lines: [[5013, 'mug', 1]] },
  {
    key: 'A3E60728C495BD1F',
    payment: 'creditcard',
    paid: 'creditable',
    lines: [[5014, 'shirt', 1]],
    handling: 'clubt',
  },
  { key: 'B4F71839D5A6CE20', payment: 'creditcard', paid: 'creditable', lines: [[5015, 'mug', 1]], handling: 'spcase' },
  { key: 'C508294AE6B7DF31', payment: 'creditcard', paid: 'creditable', lines: [[5016, 'mug', 1]], handling: 'yamato' },
  {
    key: 'D6193A5BF7C8E042',
    payment: 'cod',
    status: 'cancelled',
    lines: [[5017, 'mug', 1, 'cancelled']],
    more: { cancelled: 1_775_800_000 },
  },
  { key: 'E72A4B6C08D9F153', payment: 'paypay', status: 'unshippable', lines: [[5018, 'mug', 1]] },
];

const goods = {
  tote: {
    item_id: 1001,
    title: 'Canvas tote',
    price: 3900,
    variation_id: 2001,
    variation: 'Navy',
    item_identifier: 'tote',
    variation_identifier: 'tote-navy',
    barcode: '4900000000011',
    options: [],
  },
  wrapped: {
    item_id: 1001,
    title: 'Canvas tote',
    price: 3900,
    variation_id: 2001,
    variation: 'Navy',
    item_identifier: 'tote',
    variation_identifier: 'tote-navy',
    barcode: '4900000000011',
    options: [
      { option_id: 31, option_variation_id: 51, option_name: 'Gift wrapping', option_value: 'Kraft paper', price: 100 },
    ],
  },
  mug: {
    item_id: 1002,
    title: 'Enamel mug',
    price: 1800,
    variation_id: null,
    variation: '',
    item_identifier: 'mug',
    variation_identifier: null,
    barcode: null,
    options: [],
  },
  shirt: {
    item_id: 902,
    title: 'Lighthouse shirt',
    price: 3200,
    variation_id: null,
    variation: '',
    item_identifier: null,
    variation_identifier: null,
    barcode: null,
    options: [],
  },
} as const;

/** The orders of the shop, and who makes or ships them. */
export function seedOrders(): { orders: Order[]; handling: Record<string, Handling> } {
  return {
    orders: seeds.map(order),
    handling: Object.fromEntries(seeds.map(({ key, handling = 'shop' }) => [key, handling])),
  };
}

function order({ key, payment, paid, status = 'ordered', lines, more = {} }: Seed, index: number): Order {
  const ordered = more.ordered ?? 1_776_000_000 - index * 54_000;
  const order_items = lines.map((line) => orderLine(line, more.modified ?? ordered));
  const method: Payment = { payment, paid: paid ?? null };
  return {
    ...orderMembers(key, ordered, method, order_items, more),
    dispatch_status: status,
    terminated: status === 'dispatched' || status === 'cancelled',
  };
}

function orderLine(
  [order_item_id, name, amount, status = 'ordered']: Seed['lines'][number],
  modified: number,
): OrderLine {
  const { price, options } = goods[name];
  const item_total = price * amount;
  const option_total = options.reduce((sum, option) => sum + option.price * amount, 0);
  return {
    order_item_id,
    ...goods[name],
    amount,
    item_total,
    option_total,
    total: item_total + option_total,
    item_tax_type: 1,
    consumption_tax_rate: 10,
    status,
    shipping_method: null,
    shipping_fee: 0,
    shipping_start: null,
    shipping_end: null,
    modified,
  };
}
