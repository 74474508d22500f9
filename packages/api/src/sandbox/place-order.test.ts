import { describe, expect, it } from 'vitest';
import { testSandbox } from './test-sandbox.ts';

/** A shop that sells these items alone. */
async function shopWith(...items: Record<string, string | number>[]) {
  const { sandbox, send } = testSandbox();
  const { body } = await send('GET', '/1/items', { limit: 100 });
  for (const { item_id } of body.items) await send('POST', '/1/items/edit', { item_id, visible: 0 });
  const added = [];
  for (const fields of items) added.push((await send('POST', '/1/items/add', fields)).body.item);
  const stockOf = async (item_id: number) => (await send('GET', `/1/items/detail/${item_id}`)).body.item.stock;
  return { ...sandbox.control, send, added, stockOf };
}

describe('an order of which nothing is said', () => {
  it('is one piece of the first item that is shown and in stock', async () => {
    const { placeOrder, added, stockOf } = await shopWith(
      { title: 'Hidden', price: 100, stock: 5, visible: 0 },
      { title: 'Sold out', price: 100, stock: 0, visible: 1 },
      { title: 'Lamp', price: 700, stock: 3, visible: 1 },
      { title: 'Later', price: 100, stock: 5, visible: 1 },
    );
    const { order_items, payment, dispatch_status, remark, terminated, ...order } = placeOrder();
    const { subscription, order_header_coin, order_discount } = order;
    const id = added[2].item_id;
    expect(order_items).toMatchObject([
      {
        item_id: id,
        title: 'Lamp',
        amount: 1,
        total: 700,
        variation_id: null,
        variation: '',
        barcode: null,
        options: [],
      },
    ]);
    expect(order_items[0]).toMatchObject({ variation_identifier: null, consumption_tax_rate: 10, status: 'ordered' });
    expect(await stockOf(id)).toBe(2);
    expect([payment, dispatch_status, remark, terminated]).toEqual(['creditcard', 'ordered', '', false]);
    expect(subscription).toEqual({ unique_key: null, repeat_number: null, repeat_times: null });
    expect(order_header_coin).toEqual({ discount: 0, note: null });
    expect(order_discount).toEqual({ discount: 0, note: '', is_allocate_user_balance_log: 0 });
  });

  it('is the first variation in stock of an item that has some', async () => {
    const { placeOrder, added } = await shopWith({
      title: 'Scarf',
      price: 100,
      visible: 1,
      stock: 0,
      'variation[0]': 'S',
      'variation_stock[0]': 0,
      'variation[1]': 'M',
      'variation_stock[1]': 2,
      'variation_identifier[1]': 'scarf-m',
      'barcode[1]': '4901234567894',
    });
    const variation = added[0].variations[1].variation_id;
    expect(placeOrder().order_items).toMatchObject([
      { variation_id: variation, variation: 'M', variation_identifier: 'scarf-m', barcode: '4901234567894' },
    ]);
    placeOrder();
    expect(() => placeOrder()).toThrow('Missing lines in a shop that shows nothing in stock');
  });
});

describe('an order', () => {
  it('takes the last piece, and not one more', async () => {
    const { placeOrder, added, stockOf } = await shopWith({ title: 'Lamp', price: 700, stock: 3, visible: 1 });
    const { item_id } = added[0];
    const line = (amount: number) => ({ item_id, amount });
    expect(() => placeOrder({ lines: [line(2), line(2)] })).toThrow(`Unexpected amount 2 of item ${item_id}`);
    expect(await stockOf(item_id)).toBe(3);
    placeOrder({ lines: [line(2), line(1)] });
    expect(await stockOf(item_id)).toBe(0);
  });

  it('of a variation takes its pieces out of the stock of the item, too', async () => {
    const { placeOrder, added, stockOf, send } = await shopWith({
      title: 'Scarf',
      price: 100,
      visible: 1,
      stock: 0,
      'variation[0]': 'S',
      'variation_stock[0]': 4,
      'variation[1]': 'M',
      'variation_stock[1]': 2,
    });
    const { item_id, variations } = added[0];
    placeOrder({ lines: [{ item_id, variation_id: variations[0].variation_id, amount: 3 }] });
    expect(await stockOf(item_id)).toBe(3);
    const { body } = await send('GET', `/1/items/detail/${item_id}`);
    expect(body.item.variations.map(({ variation_stock }: { variation_stock: number }) => variation_stock)).toEqual([
      1, 2,
    ]);
    const amount = 2;
    expect(() => placeOrder({ lines: [{ item_id, variation_id: variations[0].variation_id, amount }] })).toThrow(
      'Unexpected amount 2',
    );
    expect(() => placeOrder({ lines: [{ item_id }] })).toThrow('Missing variation_id');
    expect(() => placeOrder({ lines: [{ item_id, variation_id: 1 }] })).toThrow('Unexpected variation_id 1');
  });

  it('takes all of one thing, and some of another', async () => {
    const { placeOrder, added } = await shopWith(
      { title: 'Lamp', price: 700, stock: 3, visible: 1 },
      { title: 'Mat', price: 300, stock: 2, visible: 1 },
      {
        title: 'Scarf',
        price: 100,
        visible: 1,
        stock: 0,
        'variation[0]': 'S',
        'variation_stock[0]': 4,
        'variation[1]': 'M',
        'variation_stock[1]': 2,
      },
    );
    const [lamp, mat, { item_id, variations }] = added;
    const [small, medium] = variations;
    const lines = [
      { item_id: lamp.item_id, amount: 3 },
      { item_id: mat.item_id, amount: 2 },
      { item_id, variation_id: small.variation_id, amount: 4 },
      { item_id, variation_id: medium.variation_id, amount: 2 },
    ];
    expect(placeOrder({ lines }).order_items.map(({ amount }) => amount)).toEqual([3, 2, 4, 2]);
  });

  it('of an item without variations has none', async () => {
    const { placeOrder, added } = await shopWith({ title: 'Lamp', price: 700, stock: 3, visible: 1 });
    expect(() => placeOrder({ lines: [{ item_id: added[0].item_id, variation_id: 1 }] })).toThrow(
      'Unexpected variation_id 1',
    );
  });

  it('at the reduced rate has 8 percent of tax', async () => {
    const { placeOrder } = await shopWith({ title: 'Tea', price: 100, stock: 3, visible: 1, item_tax_type: 2 });
    expect(placeOrder().order_items).toMatchObject([{ item_tax_type: 2, consumption_tax_rate: 8 }]);
  });

  it('says what was asked for: remark, coupon, coins, subscription, and that it cannot be shipped yet', async () => {
    const { placeOrder } = await shopWith({ title: 'Lamp', price: 7000, stock: 9, visible: 1 });
    const plain = placeOrder().total;
    const order = placeOrder({
      remark: 'By noon',
      coupon: { discount: 300 },
      coins: 200,
      subscription: { repeat_number: 2, repeat_times: 0 },
      unshippable: true,
    });
    expect(order).toMatchObject({
      remark: 'By noon',
      order_discount: { discount: 300, note: 'Coupon' },
      order_header_coin: { discount: 200, note: 'Coins' },
      subscription: { unique_key: expect.stringMatching(/^[0-9a-f]{16}$/), repeat_number: 2, repeat_times: 0 },
      dispatch_status: 'unshippable',
      total: plain - 500,
    });
    expect(order.unique_key).toMatch(/^[0-9A-F]{16}$/);
    expect(placeOrder({ coupon: { discount: 1, note: 'Spring' } }).order_discount).toMatchObject({ note: 'Spring' });
  });

  it('waits for the money where the buyer pays later, unless it is there', async () => {
    const { placeOrder } = await shopWith({ title: 'Lamp', price: 700, stock: 9, visible: 1 });
    const statusOf = (paid?: boolean) =>
      placeOrder({ payment: 'cvs', ...(paid !== undefined && { paid }) }).dispatch_status;
    expect([statusOf(), statusOf(false), statusOf(true)]).toEqual(['unpaid', 'unpaid', 'ordered']);
  });

  it('of a cash-on-delivery buyer has a fee, and its money is collected by nobody else', async () => {
    const { placeOrder } = await shopWith({ title: 'Lamp', price: 700, stock: 9, visible: 1 });
    const [card, cash] = [placeOrder(), placeOrder({ payment: 'cod' })];
    expect([card.cod_fee, cash.cod_fee, cash.total - card.total]).toEqual([0, 300, 300]);
    expect(placeOrder({ coupon: { discount: 1_000_000 } }).total).toBe(0);
    const bank = placeOrder({ payment: 'bt' });
    expect(bank.bt_payment_transaction).toMatchObject({ collected_fee: Math.floor(bank.total * 0.036) + 40 });
    expect(bank.cvs_payment_transaction).toEqual({ collected_fee: null, status: null });
  });
});
