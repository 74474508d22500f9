import { describe, expect, it } from 'vitest';
import document from '../../generated/description.json' with { type: 'json' };
import { ownLimits } from '../parameters/rule.ts';
import { createSandbox, DroppedConnection } from './create-sandbox.ts';
import { newCredentials } from './credentials.ts';
import { limits } from './limits.ts';
import { payments } from './order-members.ts';
import type { NewOrder } from './place-order.ts';
import { randomHex } from './random-hex.ts';
import { shiftExample } from './seed-dates.ts';
import { start, testSandbox } from './test-sandbox.ts';

const day = 86_400;

describe('the clock', () => {
  it('moves forward only, and lets happen what is due', async () => {
    const { sandbox, later, send } = testSandbox();
    const { control } = sandbox;
    const before = control.now();
    control.advance(90);
    expect(control.now()).toBe(before + 90);
    expect(() => control.advance(-1)).toThrow('Unexpected -1 seconds');
    control.advance(0);
    expect(control.now()).toBe(before + 90);
    // The seed has a parcel on its way that arrives within a day.
    const statusOf = async (token: string) =>
      (await send('GET', '/1/orders/detail/6FA2C34E805179DC', {}, token)).body.order;
    const token = await later(day);
    const order = await statusOf(token);
    expect([order.dispatch_status, order.order_items[0].modified]).toEqual(['dispatched', before + day]);
  });

  it('stays where a saved shop can be loaded again', () => {
    const { control } = testSandbox().sandbox;
    control.advance(limits.ahead - 1);
    expect(() => control.advance(Number.MAX_SAFE_INTEGER)).toThrow(
      'expected at most 1: the clock goes 100 years ahead',
    );
    control.advance(1);
    control.restore();
    control.load(JSON.parse(JSON.stringify(control.save())));
  });

  it('tells when each quota begins anew', async () => {
    const { sandbox, send } = testSandbox();
    await send('GET', '/1/items');
    const { hour, day: whole, items } = sandbox.control.usage();
    expect(hour).toEqual({ used: 1, limit: 5000, resets: start / 1000 + 40 * 60 });
    expect(whole).toEqual({ used: 1, limit: 100_000, resets: Date.UTC(2026, 3, 21, 15) / 1000 });
    expect(items.used).toBe(0);
  });

  it('leaves no count of an hour that is over', async () => {
    const { sandbox, later, send } = testSandbox();
    await send('GET', '/1/items');
    await send('GET', '/1/items', {}, await later(3600));
    const names = sandbox.control.save().shop.counters.map(([key]) => String(key).split(':')[0]);
    expect(names.sort()).toEqual(['day', 'hour']);
    expect(sandbox.control.usage()).toMatchObject({ hour: { used: 1 }, day: { used: 2 } });
  });
});

describe('failures', () => {
  it('meet the next call that fits, once, in their order', async () => {
    const { sandbox, send } = testSandbox();
    sandbox.control.failNext({ operation: 'items/delete', error: 'db_error_delete' });
    sandbox.control.failNext({ error: 'hour_api_limit' });
    expect((await send('GET', '/1/items')).body.error).toBe('hour_api_limit');
    expect((await send('GET', '/1/items')).status).toBe(200);
    expect((await send('POST', '/1/items/delete', { item_id: 1003 })).body.error).toBe('db_error');
    expect((await send('POST', '/1/items/delete', { item_id: 1003 })).body).toEqual({ result: true });
  });

  it('of any operation wait for one that documents them', async () => {
    const { sandbox, send } = testSandbox();
    sandbox.control.failNext({ error: 'bad_item_id' });
    expect((await send('GET', '/1/items')).status).toBe(200);
    expect((await send('POST', '/1/items/delete', { item_id: 1003 })).body.error).toBe('bad_item_id');
  });

  it('can drop the connection before the call has done anything', async () => {
    const { sandbox, send } = testSandbox();
    sandbox.control.failNext({ drop: true });
    await expect(send('POST', '/1/items/delete', { item_id: 1003 })).rejects.toBeInstanceOf(DroppedConnection);
    expect((await send('GET', '/1/items/detail/1003')).status).toBe(200);
  });

  it('can delay an answer, which then is whole', async () => {
    const { sandbox, send } = testSandbox();
    sandbox.control.failNext({ delay: 5 });
    expect((await send('GET', '/1/items/detail/1001')).body.item.item_id).toBe(1001);
  });

  it('delay an answer by a minute at most', () => {
    const { control } = testSandbox().sandbox;
    control.failNext({ delay: 60_000 });
    expect(() => control.failNext({ delay: 60_001 })).toThrow(
      'Unexpected delay 60001, expected a whole number from 0 to 60000',
    );
  });

  it('are only such as an operation documents', () => {
    const { control } = testSandbox().sandbox;
    expect(() => control.failNext({ operation: 'items/index', error: 'bad_parent_number' })).toThrow(
      'Unexpected error bad_parent_number',
    );
    expect(() => control.failNext({ operation: 'items/remove', drop: true })).toThrow('Unexpected operation');
    const operation: string = Object(['items/add']);
    expect(() => control.failNext({ operation, drop: true })).toThrow('Unexpected operation ["items/add"]');
    expect(() => control.failNext({ drop: true, delay: 5 })).toThrow(
      'Unexpected failure with delay and drop, expected one of error, delay, drop',
    );
    expect(() => control.failNext(Object({ operation: 'items/add' }))).toThrow('Unexpected failure with none of them');
    expect(() => control.failNext(Object({ drop: false }))).toThrow('Unexpected drop false, expected true');
    const { error, ...drop } = { error: undefined, drop: true } as const;
    control.failNext(Object({ error, ...drop }));
    expect(control.save().shop.failures).toEqual([drop]);
    control.restore();
    for (let count = 0; count < limits.failures; count += 1) control.failNext({ drop: true });
    expect(() => control.failNext({ drop: true })).toThrow('expected at most 100');
  });
});

describe('orders', () => {
  it('arrive at the time of the sandbox, with several lines, a coupon, and pieces taken from stock', async () => {
    const { sandbox, send } = testSandbox();
    const placed = sandbox.control.placeOrder({
      payment: 'cod',
      lines: [
        { item_id: 1001, variation_id: 2001, amount: 2 },
        { item_id: 1002, amount: 1 },
      ],
      coupon: { discount: 500, note: 'Opening week' },
      buyer: { first_name: 'Mei' },
    });
    const { body } = await send('GET', '/1/orders', { limit: 1 });
    expect(body.orders[0]).toMatchObject({ unique_key: placed.unique_key, first_name: 'Mei', ordered: start / 1000 });
    expect(placed.total).toBe(2 * 3900 + 1800 + 500 + 300 - 500);
    const { item } = (await send('GET', '/1/items/detail/1001')).body;
    expect([item.stock, item.variations[0].variation_stock]).toEqual([8, 4]);
    expect((await send('GET', '/1/items/detail/1002')).body.item.stock).toBe(23);
  });

  it.each([
    [undefined, '佐藤', '横浜市中区新港'],
    ['buyer' as const, '佐藤', '横浜市中区新港'],
    [null, null, null],
    [{ last_name: '田中', address: '札幌市中央区' }, '田中', '札幌市中央区'],
  ])('go to the receiver %j', (receiver, last_name, address) => {
    const { control } = testSandbox().sandbox;
    const order = control.placeOrder(receiver === undefined ? {} : { receiver });
    expect(order.order_receiver).toMatchObject({ last_name, address });
  });

  it('refuse what is no receiver', () => {
    const { control } = testSandbox().sandbox;
    const place = (receiver: unknown) => () => control.placeOrder({ receiver } as NewOrder);
    expect(place('friend')).toThrow('Unexpected receiver "friend", expected "buyer", null or an address');
    expect(place({ street: 'x' })).toThrow('Unexpected street, expected one of first_name');
    expect(place({ tel: 7 })).toThrow('Unexpected tel 7, expected a text of at most 200 characters');
  });

  it('of the beginning go to the buyer, whose data is copied or left null, or to somebody else', async () => {
    const { send, sandbox } = testSandbox();
    const kinds = new Set<string>();
    for (const [key] of sandbox.control.save().shop.orders) {
      const { order } = (await send('GET', `/1/orders/detail/${String(key)}`)).body;
      const members = Object.entries(order.order_receiver);
      const isCopy = members.every(([name, value]) => value === order[name]);
      kinds.add(members.every(([, value]) => value === null) ? 'null' : isCopy ? 'copy' : 'other');
    }
    expect(kinds).toEqual(new Set(['null', 'copy', 'other']));
  });

  it('of a partner shop do not name the address of the buyer', () => {
    const order = testSandbox().sandbox.control.placeOrder({ partnerShop: true });
    expect(order).toMatchObject({ address: null, mail_address: null, tel: null, zip_code: null });
  });

  it.each(['cvs', 'base_bt', 'bt'] as const)('by %s wait for their money', async (payment) => {
    const { sandbox, send } = testSandbox();
    const { unique_key, order_items } = sandbox.control.placeOrder({ payment });
    const dispatch = { order_item_id: Number(order_items[0]?.order_item_id), status: 'dispatched' };
    expect((await send('POST', '/1/orders/edit_status', dispatch)).status).toBe(400);
    expect(sandbox.control.payOrder(unique_key).dispatch_status).toBe('ordered');
    expect((await send('POST', '/1/orders/edit_status', dispatch)).body.order.dispatch_status).toBe('dispatched');
    expect(() => sandbox.control.payOrder(unique_key)).toThrow('Unexpected order in state dispatched');
  });

  it('may have as many lines and as long a remark as the limits say', () => {
    const lines = Array.from({ length: limits.linesOfOrder }, () => ({ item_id: 1023 }));
    const remark = 'x'.repeat(ownLimits.text);
    const order = testSandbox().sandbox.control.placeOrder({ lines, remark });
    expect([order.order_items.length, order.remark]).toEqual([limits.linesOfOrder, remark]);
  });

  it('can be cancelled by the buyer until something has left', async () => {
    const { sandbox, send } = testSandbox();
    const { unique_key } = sandbox.control.placeOrder({ payment: 'creditcard' });
    expect(sandbox.control.cancelOrder(unique_key)).toMatchObject({
      dispatch_status: 'cancelled',
      cancelled: start / 1000,
      total: 0,
      c_c_payment_transaction: { status: 'cancelled' },
    });
    await send('POST', '/1/orders/edit_status', { order_item_id: 5001, status: 'dispatched' });
    expect(() => sandbox.control.cancelOrder('7A1C4E9032B5D6F8')).toThrow('nothing has left');
  });

  it.each([{ payment: 'cvs' }, { unshippable: true }] as const)('of %j can be cancelled by the buyer', (order) => {
    const { control } = testSandbox().sandbox;
    const cancelled = control.cancelOrder(control.placeOrder(order).unique_key);
    expect(cancelled).toMatchObject({ dispatch_status: 'cancelled', order_items: [{ status: 'cancelled' }] });
  });

  it('that the buyer cancels keep what was cancelled before, and the payment blocks that they do not use', async () => {
    const { sandbox, send } = testSandbox();
    await send('POST', '/1/orders/edit_status', { order_item_id: 5004, status: 'cancelled' });
    sandbox.control.advance(60);
    const { order_items, ...order } = sandbox.control.cancelOrder('2B6E8F0A4C1D3597');
    expect(order_items.map(({ modified }) => modified)).toEqual([start / 1000, start / 1000 + 60]);
    expect(order.cvs_payment_transaction).toEqual({ collected_fee: null, status: null });
    expect(order.order_group_c_c_payment_transaction).toEqual({ collected_fee: null });
  });

  it.each([
    [{ lines: [{ item_id: 7 }] }, 'Unexpected item_id 7'],
    [{ lines: [{ item_id: 1001 }] }, 'Missing variation_id'],
    [{ lines: [{ item_id: 1002, amount: 0 }] }, 'Unexpected amount 0'],
    [
      {
        lines: [
          { item_id: 1002, amount: 20 },
          { item_id: 1002, amount: 5 },
        ],
      },
      'no more than is in stock',
    ],
    [{ lines: [] }, 'Unexpected lines [], expected a list of 1 to 100'],
    [{ lines: Array.from({ length: 101 }, () => ({ item_id: 1002 })) }, 'expected a list of 1 to 100'],
    [{ lines: [{}] }, 'Missing item_id, expected a value'],
    [{ lines: [undefined] }, 'Unexpected undefined, expected an object'],
    [{ payment: ['cod'] }, 'Unexpected payment ["cod"], expected one of creditcard, cod, cvs,'],
    [{ payment: 'x'.repeat(60) }, `Unexpected payment "${'x'.repeat(39)}, expected one of`],
    [{ payment: () => 'cod' }, 'Unexpected payment undefined, expected one of'],
    [{ paid: 'yes' }, 'Unexpected paid "yes", expected true or false'],
    [{ remark: ['Please'] }, 'Unexpected remark ["Please"], expected a text'],
    [{ ['x'.repeat(60)]: 1 }, `Unexpected ${'x'.repeat(40)}, expected one of payment`],
    [{ cupon: {} }, 'Unexpected cupon, expected one of payment, lines,'],
    [{ coupon: { note: 'Opening week' } }, 'Missing discount'],
    [{ buyer: { dispatch_status: 'dispatched' } }, 'Unexpected dispatch_status, expected one of first_name, last_name'],
    [{ remark: 'x'.repeat(2001) }, 'expected a text of at most 2000 characters'],
    [[], 'expected an object'],
    ['x'.repeat(60), `Unexpected "${'x'.repeat(39)}, expected an object`],
  ])('%j are refused, and take nothing from stock', async (order, message) => {
    const { sandbox, send } = testSandbox();
    expect(() => sandbox.control.placeOrder(order as NewOrder)).toThrow(message);
    expect((await send('GET', '/1/items/detail/1002')).body.item.stock).toBe(24);
  });

  it('are paid and cancelled by their key', () => {
    const { control } = testSandbox().sandbox;
    for (const change of [control.payOrder, control.cancelOrder])
      expect(() => change('nothing')).toThrow(
        'Unexpected order nothing, expected the unique_key of an order of the shop',
      );
  });
});

it('a closed shop answers no call until it is opened', async () => {
  const { sandbox, send } = testSandbox();
  sandbox.control.closeShop();
  expect((await send('GET', '/1/items')).body.error).toBe('invalid_request');
  sandbox.control.openShop();
  expect((await send('GET', '/1/items')).status).toBe(200);
});

describe('a saved shop', () => {
  it('goes on elsewhere as if it were the same', async () => {
    const one = testSandbox();
    await one.send('POST', '/1/items/add', { title: 'Bag', price: 1, stock: 1 });
    await one.send('POST', '/1/items/delete', { item_id: 1003 });
    one.sandbox.control.placeOrder();
    one.sandbox.control.advance(60);
    const saved = JSON.stringify(one.sandbox.control.save());
    const other = testSandbox();
    other.sandbox.control.load(JSON.parse(saved));
    expect(JSON.stringify(other.sandbox.control.save())).toBe(saved);
    for (const { send, sandbox } of [one, other]) {
      sandbox.control.advance(3000);
      await send('POST', '/1/items/add_image', { item_id: 1002, image_no: 3, image_url: 'https://example.com/a.png' });
      await send('POST', '/1/items/add', { title: 'Cap', price: 1, stock: 1 });
    }
    expect(other.sandbox.control.save()).toEqual(one.sandbox.control.save());
  });

  it('is a copy: what happens later does not change it', async () => {
    const { sandbox, send } = testSandbox();
    const saved = sandbox.control.save();
    const before = JSON.stringify(saved);
    await send('POST', '/1/items/edit', { item_id: 1001, title: 'Changed' });
    expect(JSON.stringify(saved)).toBe(before);
    sandbox.control.load(saved);
    expect((await send('GET', '/1/items/detail/1001')).body.item.title).toBe('Canvas tote');
  });

  it.each([
    null,
    {},
    { version: 2 },
    { version: 1, skipped: 0, random: 1 },
    { version: 1, skipped: 0, random: 1, shop: {} },
  ])('is not %j', (state) => {
    expect(() => testSandbox().sandbox.control.load(state)).toThrow('Unexpected state');
  });

  it.each([{ version: 2 }, { skipped: 0.5 }, { random: '1' }])('is not one with %j', (wrong) => {
    const { control } = testSandbox().sandbox;
    expect(() => control.load({ ...control.save(), ...wrong })).toThrow('Unexpected state');
  });

  it.each([
    ...['items', 'counters', 'later', 'failures', 'savings', 'companies', 'elsewhere'],
    ...['nextIds', 'user', 'clients', 'credentials', 'handling', 'closed'],
  ])('is not one whose shop has no %s', (name) => {
    const { control } = testSandbox().sandbox;
    const { shop, ...state } = control.save();
    for (const nothing of [undefined, null])
      expect(() => control.load({ ...state, shop: { ...shop, [name]: nothing } })).toThrow('Unexpected state');
  });
});

describe('the seed', () => {
  const members = document.components.schemas.OrderSummary.properties;

  it('has every kind of payment and every status of orders, payouts and payments that is documented', () => {
    const { shop } = testSandbox().sandbox.control.save();
    const orders = shop.orders.map(([, order]) => order as Record<string, unknown>);
    const seen = (name: string) => new Set(orders.map((order) => order[name]));
    expect([...seen('payment')].sort()).toEqual([...members.payment.enum].sort());
    expect(Object.keys(payments).sort()).toEqual([...members.payment.enum].sort());
    expect([...seen('dispatch_status')].sort()).toEqual([...members.dispatch_status.enum].sort());
    const { enum: savings } = document.components.schemas.Saving.properties.status;
    expect(savings).toEqual(expect.arrayContaining(shop.savings.map(({ status }) => status)));
    expect(new Set(shop.savings.map(({ status }) => status)).size).toBe(savings.length);
  });

  it('has a second page of items and of orders, and orders of the last days', async () => {
    const now = Date.UTC(2031, 0, 15, 3);
    const sandbox = createSandbox({ now: () => now });
    const list = async (path: string, key: string) => {
      const headers = { Authorization: `Bearer ${sandbox.control.credentials().accessToken}` };
      const response = await sandbox.fetch(new Request(`https://api.thebase.in${path}`, { headers }));
      return (await response.json())[key];
    };
    expect([(await list('/1/items', 'items')).length, (await list('/1/orders', 'orders')).length]).toEqual([20, 20]);
    expect((await list('/1/items?offset=20', 'items')).length).toBeGreaterThan(0);
    expect((await list('/1/orders?offset=20', 'orders')).length).toBeGreaterThan(0);
    const recent = await list('/1/orders?start_ordered=2031-01-12', 'orders');
    expect(recent.length).toBeGreaterThan(3);
    for (const { ordered } of recent) expect(ordered).toBeLessThanOrEqual(now / 1000);
  });

  it('moves the dates of an example request along', () => {
    const now = Date.UTC(2026, 4, 1, 3, 20) / 1000;
    expect(shiftExample({ start_ordered: '2026-04-01 00:00:00', due: '2026-04-30', limit: 20 }, now)).toEqual({
      start_ordered: '2026-04-11 00:00:00',
      due: '2026-05-10',
      limit: 20,
    });
  });

  it('leaves what is no date of an example request as it is', () => {
    const values = { q: 'since 2026-04-30', due: '2026-04-30 or later', never: '2026-13-45', key: 'tote' };
    expect(shiftExample(values, start / 1000 + 10 * day)).toEqual(values);
  });

  it('has new credentials as long as those of the examples', () => {
    const { redirectUri: _, ...secrets } = newCredentials(randomHex(9).next);
    for (const [name, value] of Object.entries(secrets))
      expect([name, value.length]).toEqual([name, name.endsWith('Id') ? 16 : 32]);
  });

  it('takes credentials of its own', async () => {
    const own = newCredentials(randomHex(9).next);
    const sandbox = createSandbox({ now: () => start, credentials: own });
    const call = (token: string) =>
      sandbox.fetch(new Request('https://api.thebase.in/1/items', { headers: { Authorization: `Bearer ${token}` } }));
    expect((await call(own.accessToken)).status).toBe(200);
    expect((await call('c41f7be09a3d5268e7f0b1c2d3a4958e')).status).toBe(400);
  });
});
