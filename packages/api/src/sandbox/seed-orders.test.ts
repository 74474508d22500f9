import { describe, expect, it } from 'vitest';
import { operation } from '../description/description.ts';
import { seedOrders } from './seed-orders.ts';

const { orders, handling } = seedOrders(0);

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

type Seeded = (typeof orders)[number];
const receiverOf = ({ order_receiver }: Seeded): Readonly<Record<string, unknown>> => Object(order_receiver);
const isCopy = (order: Seeded) => Object.entries(receiverOf(order)).every(([name, value]) => order[name] === value);
const lineStatus = ({ order_items }: Seeded) => order_items.map(({ status }) => status).join();

/** Each branch that the notes about orders warn of: the note, and an order of the shop on which a program meets it. */
const branches: readonly (readonly [note: string, key: string, meets: (order: Seeded) => boolean])[] = [
  [
    'A line can be canceled while the order stays `ordered`',
    'E7193CB068D9F154',
    (order) => order.dispatch_status === 'ordered' && lineStatus(order) === 'ordered,cancelled',
  ],
  [
    'if its name, address or phone number differs',
    'E7193CB068D9F154',
    (order) => !isCopy(order) && receiverOf(order).address !== order.address,
  ],
  ['if its name, address or phone number differs', '70B3D4F591628AEC', (order) => receiverOf(order).tel === order.tel],
  [
    'If all of them are `null`, or the same',
    '7A1C4E9032B5D6F8',
    (order) => Object.values(receiverOf(order)).every((value) => value === null) && order.address !== null,
  ],
  ['If all of them are `null`, or the same', '9D40B27F61A8C3E5', (order) => order.address !== null && isCopy(order)],
  ['are `null` when a partner', '92D5F671B384AC0F', (order) => order.address === null && order.tel === null],
  [
    'whose personal data look replaced, has none.',
    'E7193CB068D9F154',
    (order) => receiverOf(order).zip_code === '5300001',
  ],
  ['An empty string in a recorded order without a remark', 'F82A4DC179EA0265', (order) => order.remark === ''],
  ['An empty string in a recorded order without a remark', '7A1C4E9032B5D6F8', (order) => order.remark !== ''],
  ['Null in a recorded order without a message', '9D40B27F61A8C3E5', (order) => order.add_comment === null],
  ['Null in a recorded order without a message', '81C4E560A2739BFE', (order) => order.add_comment !== null],
  ['0 in a recorded order without a company', '9D40B27F61A8C3E5', (order) => order.delivery_company_id === 0],
  ['Null in a recorded order without a number', '70B3D45F91628AED', (order) => order.tracking_number !== null],
  [
    '`total` was 0 while `shipping_fee`',
    'D6193A5BF7C8E042',
    (order) => order.total === 0 && order.shipping_fee !== 0 && lineStatus(order) === 'cancelled',
  ],
  ['`order_header_coin.discount`', 'B4F7189D35A6CE21', (order) => Object(order.order_header_coin).discount > 0],
  ['minus `order_discount.discount`', '7A1C4E9032B5D6F8', (order) => Object(order.order_discount).discount > 0],
  [
    'can have [charges of their own]',
    '92D5F671B384AC0F',
    (order) => Object(order.order_group_order_charge).collected_fee !== null,
  ],
  [
    'An empty string in a recorded order of an item without variations',
    '3C7F90B15D2E46A8',
    (order) => order.order_items[0]?.variation === '',
  ],
  ['`unshippable` order cannot', 'E72A4B6C08D9F153', (order) => order.dispatch_status === 'unshippable'],
  [
    'ship it only while `atobarai_payment_transaction.status` is `ordered`',
    '70B3D4F591628AEC',
    (order) => order.atobarai_payment_transaction.status === 'ordered',
  ],
  ...(['shipping', 'arrived', 'cancelled'] as const).map(
    (status, at) =>
      [
        'already `shipping`, `arrived` or `cancelled`',
        ['6FA2C34E805179DC', '70B3D45F91628AED', 'F82A4DC179EA0265'][at] ?? '',
        (order: Seeded) => order.atobarai_payment_transaction.status === status,
      ] as const,
  ),
  [
    'Only cash-on-delivery orders can be canceled',
    '2B6E8F0A4C1D3597',
    (order) => order.payment === 'cod' && lineStatus(order) === 'ordered,ordered',
  ],
  [
    'A call changes one order line',
    '7A1C4E9032B5D6F8',
    (order) => order.payment === 'creditcard' && lineStatus(order) === 'ordered,ordered',
  ],
];

describe('the orders of the sample shop meet what the notes warn of', () => {
  const pages = ['orders/index', 'orders/detail', 'orders/edit_status'].map(operation);
  const notes = pages.flatMap((page) => [...page.notes, ...page.response.flatMap((field) => field.notes)]);
  it.each(branches)('%s: %s', (note, key, meets) => {
    expect(notes.some(({ text }) => text.includes(note))).toBe(true);
    expect(orders.filter(({ unique_key }) => unique_key === key).map(meets)).toEqual([true]);
  });

  it('in each status, by each way to pay, and by each who ships', () => {
    const valuesOf = (name: string) =>
      operation('orders/index')
        .response.find((field) => field.name === name)
        ?.enum?.map(({ value }) => value);
    for (const name of ['dispatch_status', 'payment'] as const)
      expect([...new Set(orders.map((order) => order[name]))].toSorted()).toEqual(valuesOf(name)?.toSorted());
    expect([...new Set(Object.values(handling))].toSorted()).toEqual(['clubt', 'shop', 'spcase', 'yamato']);
  });
});
