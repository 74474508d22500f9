import { orderMembers, type Payment, type PaymentMethod, unnamed } from './order-members.ts';
import type { Receiver } from './order-receiver.ts';
import { shiftDate } from './seed-dates.ts';
import type { Handling, LineStatus, Order, OrderLine } from './shop.ts';

interface Seed {
  readonly key: string;
  readonly payment: PaymentMethod;
  /** Status in the payment block. */
  readonly paid?: string;
  readonly status?: Order['dispatch_status'];
  readonly lines: readonly [id: number, goods: keyof typeof goods, amount: number, status?: LineStatus][];
  readonly handling?: Handling;
  /** Default `buyer`. */
  readonly receiver?: Receiver;
  readonly more?: Partial<Order>;
}

/** The orders of the examples, then one for each further rule of orders/edit_status. */
const seeds: readonly Seed[] = [
  {
    key: '7A1C4E9032B5D6F8',
    receiver: null,
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
      delivery_time_zone: '1214',
      remark: '午前中の配送を希望します。',
      order_discount: { discount: 500, note: '開店記念', is_allocate_user_balance_log: 0 },
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
      first_name: '健',
      last_name: '森',
    },
  },
  {
    key: '2B6E8F0A4C1D3597',
    receiver: {
      first_name: '一郎',
      last_name: '田中',
      zip_code: '060-0001',
      prefecture: '北海道',
      address: '札幌市中央区北一条西',
      address2: '2-2',
      tel: '011-000-0000',
    },
    payment: 'cod',
    lines: [
      [5004, 'tote', 1],
      [5005, 'mug', 1],
    ],
  },
  { key: '3C7F90B15D2E46A8', payment: 'cvs', paid: 'unpaid', status: 'unpaid', lines: [[5006, 'mug', 1]] },
  { key: '4D80A1C26E3F57B9', receiver: null, payment: 'cvs', paid: 'paid', lines: [[5007, 'mug', 1]] },
  { key: '5E91B2D37F4068CA', payment: 'base_bt', paid: 'unpaid', status: 'unpaid', lines: [[5008, 'mug', 1]] },
  { key: '6FA2C3E4805179DB', payment: 'base_bt', paid: 'paid', lines: [[5009, 'mug', 1]] },
  {
    key: '70B3D4F591628AEC',
    receiver: { first_name: '次郎' },
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
  // The methods that no rule names, the states that no rule leaves, and what the sales partner App and coupons add.
  { key: 'F83B5C7D19EA0264', payment: 'carrier_02', paid: 'authorized', lines: [[5019, 'mug', 1]] },
  { key: '094C6D8E2AFB1375', payment: 'carrier_03', paid: 'authorized', lines: [[5020, 'mug', 2]] },
  { key: '1A5D7E9F3B0C2486', payment: 'paypal', lines: [[5021, 'mug', 1]] },
  { key: '2B6E8F0A4C1D3598', payment: 'amazon_pay', lines: [[5022, 'tote', 1]] },
  { key: '3C7F901B5D2E46A9', payment: 'bnpl', lines: [[5023, 'mug', 1]] },
  { key: '4D80A12C6E3F57BA', payment: 'bnpl_installment', lines: [[5024, 'tote', 2]] },
  {
    key: '5E91B23D7F4068CB',
    payment: 'bt',
    paid: 'paid',
    status: 'dispatched',
    lines: [[5025, 'mug', 1, 'dispatched']],
  },
  {
    key: '6FA2C34E805179DC',
    payment: 'atobarai',
    paid: 'shipping',
    status: 'shipping',
    lines: [[5026, 'mug', 1]],
    more: { delivery_company_id: 1, tracking_number: '432143214321' },
  },
  {
    key: '70B3D45F91628AED',
    payment: 'atobarai',
    paid: 'arrived',
    status: 'dispatched',
    lines: [[5027, 'mug', 1, 'dispatched']],
    more: { delivery_company_id: 2, tracking_number: '567856785678' },
  },
  {
    key: '81C4E560A2739BFE',
    payment: 'creditcard',
    paid: 'captured',
    status: 'dispatched',
    lines: [
      [5028, 'tote', 1, 'dispatched'],
      [5029, 'mug', 1, 'cancelled'],
    ],
    more: { add_comment: '[配送業者]佐川急便 [送り状番号]1234-5678-90' },
  },
  {
    key: '92D5F671B384AC0F',
    payment: 'creditcard',
    paid: 'creditable',
    lines: [[5030, 'mug', 3]],
    more: { ...unnamed, order_group_order_charge: { collected_fee: 180 } },
  },
  {
    key: 'A3E6078C2495BD10',
    payment: 'creditcard',
    paid: 'creditable',
    lines: [[5031, 'mug', 1]],
    more: { subscription: { unique_key: '5b1e9c07d3a2f468', repeat_number: 2, repeat_times: 6 } },
  },
  {
    key: 'B4F7189D35A6CE21',
    payment: 'creditcard',
    paid: 'creditable',
    lines: [[5032, 'tote', 1]],
    more: { order_header_coin: { discount: 300, note: 'コイン「HOGEコイン」の利用' } },
  },
  { key: 'C5082A9E46B7DF32', payment: 'base_bt', paid: 'shortage', status: 'unpaid', lines: [[5033, 'mug', 1]] },
  {
    key: 'D6193BAF57C8E043',
    payment: 'cvs',
    paid: 'cancelled',
    status: 'cancelled',
    lines: [[5034, 'mug', 1, 'cancelled']],
    more: { cancelled: 1_776_471_400 },
  },
  // Open, with one line canceled; the parcel goes to another person, who typed no hyphens.
  {
    key: 'E7193CB068D9F154',
    receiver: {
      first_name: '二郎',
      last_name: '鈴木',
      zip_code: '5300001',
      prefecture: '大阪府',
      address: '大阪市北区梅田',
      address2: '3-3',
      tel: '0600000000',
    },
    payment: 'cod',
    lines: [
      [5035, 'tote', 1],
      [5036, 'mug', 1, 'cancelled'],
    ],
    more: { modified: 1_776_378_000, remark: 'プレゼント用です。' },
  },
  {
    key: 'F82A4DC179EA0265',
    payment: 'atobarai',
    paid: 'cancelled',
    status: 'cancelled',
    lines: [[5037, 'mug', 1, 'cancelled']],
    more: { cancelled: 1_776_400_000 },
  },
];

const tote = {
  item_id: 1001,
  title: 'Canvas tote',
  price: 3900,
  variation_id: 2001,
  variation: 'Navy',
  item_identifier: 'tote',
  variation_identifier: 'tote-navy',
  barcode: '4900000000016',
  options: [],
};

const goods = {
  tote,
  wrapped: {
    ...tote,
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
export function seedOrders(shift: number): { orders: Order[]; handling: Record<string, Handling> } {
  return {
    orders: seeds.map((seed, index) => moved(order(seed, index), shift)),
    handling: Object.fromEntries(seeds.map(({ key, handling = 'shop' }) => [key, handling])),
  };
}

function order(
  { key, payment, paid, status = 'ordered', receiver = 'buyer', lines, more = {} }: Seed,
  index: number,
): Order {
  const ordered = more.ordered ?? (index < 15 ? 1_776_000_000 - index * 54_000 : 1_776_735_000 - (index - 15) * 25_000);
  const dispatched = more.dispatched ?? (status === 'dispatched' ? ordered + 86_400 : null);
  const modified = more.modified ?? dispatched ?? more.cancelled ?? ordered;
  const order_items = lines.map((line) => orderLine(line, modified));
  const method: Payment = { payment, paid: paid ?? null };
  return {
    ...orderMembers(key, ordered, method, order_items, more, receiver),
    dispatch_status: status,
    modified,
    dispatched,
    terminated: status === 'dispatched' || status === 'cancelled',
  };
}

/** An order with all its dates moved. */
function moved(order: Order, shift: number): Order {
  const at = (time: number | null) => time && time + shift;
  return {
    ...order,
    ordered: order.ordered + shift,
    modified: order.modified + shift,
    dispatched: at(order.dispatched),
    cancelled: at(order.cancelled),
    ...(typeof order.delivery_date === 'string' && { delivery_date: shiftDate(order.delivery_date, shift) }),
    order_items: order.order_items.map((line) => ({ ...line, modified: line.modified + shift })),
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
