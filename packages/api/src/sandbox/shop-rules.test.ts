import { describe, expect, it } from 'vitest';
import { credentials } from './credentials.ts';
import { start, testSandbox } from './test-sandbox.ts';

const deferred = {
  order_item_id: 5010,
  atobarai_status: 'shipping',
  delivery_company_id: 1,
  tracking_number: '123412341234',
};

const idsOf = ({ items }: { items: readonly { item_id: number }[] }) => items.map(({ item_id }) => item_id);

describe('items', () => {
  it('keep stock as the sum of their variations', async () => {
    const { send } = testSandbox();
    const { body } = await send('POST', '/1/items/add', {
      title: 'Scarf',
      price: 100,
      stock: 99,
      'variation[0]': 'S',
      'variation_stock[0]': 2,
      'variation[1]': 'L',
      'variation_stock[1]': 3,
    });
    expect(body.item.stock).toBe(5);
    const [small] = body.item.variations;
    const id = body.item.item_id;
    expect(
      (
        await send('POST', '/1/items/edit_stock', {
          item_id: id,
          variation_id: small.variation_id,
          variation_stock: 10,
        })
      ).body.item.stock,
    ).toBe(13);
    expect(
      (await send('POST', '/1/items/delete_variation', { item_id: id, variation_id: small.variation_id })).body.item
        .stock,
    ).toBe(3);
  });

  it('take defaults for what is left out', async () => {
    const { send } = testSandbox();
    const { body } = await send('POST', '/1/items/add', { title: 'Scarf', price: 100, stock: 1 });
    expect(body.item).toMatchObject({
      detail: '',
      visible: 1,
      item_tax_type: 1,
      identifier: null,
      proper_price: null,
      variations: [],
      options: [],
      img20_sp_640: null,
      list_order: 26,
      modified: start / 1000,
    });
  });

  it.each([
    ['an emoji in the title', { title: 'Bag 👜' }],
    ['a space in the identifier', { identifier: 'a b' }],
    ['a tax type of 3', { item_tax_type: 3 }],
    ['a negative stock', { stock: -1 }],
    ['a variation without stock', { 'variation[0]': 'S' }],
    ['a stock without variation', { 'variation_stock[0]': 1 }],
    ['an index of a million', { 'variation[1000000]': 'S', 'variation_stock[1000000]': 1 }],
  ])('refuse %s', async (_, fields) => {
    const { send } = testSandbox();
    expect((await send('POST', '/1/items/add', { title: 'Bag', price: 1, stock: 1, ...fields })).body.error).toBe(
      'validation_error',
    );
  });

  it('reorder variations when all are sent, and only then', async () => {
    const { send } = testSandbox();
    const order = async (ids: readonly (number | '')[], more = {}) => {
      const fields = Object.fromEntries(ids.map((id, index) => [`variation_id[${index}]`, id]));
      const { body } = await send('POST', '/1/items/edit', { item_id: 1001, ...fields, ...more });
      return body.item.variations.map(({ variation_id }: { variation_id: number }) => variation_id);
    };
    expect(await order([2002, 2001])).toEqual([2002, 2001]);
    expect(await order([2001])).toEqual([2002, 2001]);
    expect(await order([''], { 'variation[0]': 'Olive', 'variation_stock[0]': 1 })).toEqual([2002, 2001, 2003]);
  });

  it('stay as they were when an edit is refused half-way', async () => {
    const { send } = testSandbox();
    const before = (await send('GET', '/1/items/detail/1001')).body;
    await send('POST', '/1/items/edit', {
      item_id: 1001,
      title: 'Changed',
      'variation_id[0]': 2001,
      'variation[0]': 'Changed',
      'variation_id[1]': 7,
    });
    expect((await send('GET', '/1/items/detail/1001')).body).toEqual(before);
  });

  it('come in pages: 20 by default, 100 at most', async () => {
    const { send } = testSandbox();
    for (let count = 0; count < 120; count += 1)
      await send('POST', '/1/items/add', { title: `Bag ${count}`, price: 1, stock: 1 });
    const length = async (fields = {}) => (await send('GET', '/1/items', fields)).body.items.length;
    expect([
      await length(),
      await length({ limit: 500 }),
      await length({ limit: 0 }),
      await length({ offset: 140 }),
    ]).toEqual([20, 100, 1, 5]);
  });

  it.each(['5x', 'x5', '5.0'])('come 20 at a time when a page shall have %s', async (limit) => {
    const { send } = testSandbox();
    expect((await send('GET', '/1/items', { limit })).body.items).toHaveLength(20);
  });

  it('come ten at a time from items/search', async () => {
    const { send } = testSandbox();
    const { body } = await send('GET', '/1/items/search', { q: 'harbor', fields: 'shop_name' });
    expect(body.items).toHaveLength(10);
  });

  it('are filtered by display flag and category, with the image sizes asked for', async () => {
    const { send } = testSandbox();
    const ids = async (fields: Record<string, string | number>) =>
      (await send('GET', '/1/items', fields)).body.items.map(({ item_id }: { item_id: number }) => item_id);
    expect((await ids({ visible: 1 })).slice(0, 3)).toEqual([1001, 1002, 1004]);
    expect(await ids({ visible: 0 })).toEqual([1003, 901, 902]);
    expect(await ids({ category_id: 3002 })).toEqual([1001]);
    expect((await ids({ visible: 1, order: 'modified', sort: 'desc' })).slice(0, 2)).toEqual([1002, 1001]);
    for (const image_size of ['origin,300', 'origin, 300']) {
      const [item] = (await send('GET', '/1/items', { image_size, max_image_no: 1 })).body.items;
      expect(Object.keys(item).filter((name) => name.startsWith('img'))).toEqual(['img1_origin', 'img1_300']);
    }
  });

  it('of a category are those that are assigned to it, not to another one', async () => {
    const { send } = testSandbox();
    await send('POST', '/1/item_categories/add', { item_id: 1002, category_id: 3003 });
    const { body } = await send('GET', '/1/items', { category_id: 3003 });
    expect(idsOf(body)).toEqual([1002]);
  });

  it.each([
    [{}, [1002, 1003, 1001]],
    [{ sort: 'desc' }, [1001, 1003, 1002]],
    [{ order: 'created' }, [1001, 1002, 1003]],
    [{ order: 'created', sort: 'desc' }, [1003, 1002, 1001]],
    [{ order: 'modified' }, [1003, 1002, 1001]],
  ])('are listed in the order of %j', async (fields, expected) => {
    const { send } = testSandbox();
    await send('POST', '/1/items/edit', { item_id: 1001, list_order: 99 });
    const { body } = await send('GET', '/1/items', { ...fields, limit: 100 });
    expect(idsOf(body).filter((id) => expected.includes(id))).toEqual(expected);
  });

  it('of ClubT cannot be dispatched, whoever placed the order', async () => {
    const { sandbox, send } = testSandbox();
    const { order_items } = sandbox.control.placeOrder({ lines: [{ item_id: 902 }, { item_id: 1002 }] });
    const dispatched = order_items.map(({ order_item_id }) =>
      send('POST', '/1/orders/edit_status', { order_item_id, status: 'dispatched' }),
    );
    const [clubT, ordinary] = await Promise.all(dispatched);
    expect([clubT?.body.error, ordinary?.status]).toEqual(['not_change_status_ClubT', 200]);
  });

  it('reach items/search after an hour', async () => {
    const { send, later } = testSandbox();
    await send('POST', '/1/items/edit', { item_id: 1002, title: 'Copper cup' });
    await send('POST', '/1/items/delete', { item_id: 1003 });
    const found = async (q: string, token?: string) =>
      (await send('GET', '/1/items/search', { q }, token)).body.items.length;
    expect([await found('copper'), await found('enamel'), await found('draft')]).toEqual([0, 1, 1]);
    const token = await later(3600);
    expect([await found('copper', token), await found('enamel', token), await found('draft', token)]).toEqual([
      1, 0, 0,
    ]);
  });

  it('are found by all words, those that have them in the title first', async () => {
    const { send } = testSandbox();
    const titles = async (q: string) =>
      (await send('GET', '/1/items/search', { q })).body.items.map(({ title }: { title: string }) => title);
    expect(await titles('canvas mug')).toEqual([]);
    expect(await titles('bag')).toEqual(['Cotton net bag', 'Laundry bag', 'Canvas tote']);
  });

  it.each([
    [{ q: 'bags' }, [1001]],
    [{ q: 'bags', fields: 'title,detail' }, []],
    [{ q: 'bags', fields: 'title, categories' }, [1001]],
    [{ q: 'draft', fields: 'title' }, []],
    [{ q: 'harbor goods tote' }, []],
    [{ q: 'harbor goods tote', fields: 'title,shop_name' }, [1001]],
    [{ q: 'bagstotes' }, []],
  ])('are found by %j, in the fields that are asked for', async (fields, expected) => {
    const { send } = testSandbox();
    expect(idsOf((await send('GET', '/1/items/search', fields)).body)).toEqual(expected);
  });

  it.each([
    [{}, [1002, 1016]],
    [{ sort: 'desc' }, [1002, 1016]],
    [{ order: 'list_order' }, [1016, 1002]],
    [{ order: 'list_order', sort: 'asc' }, [1002, 1016]],
    [{ order: 'modified' }, [1002, 1016]],
    [{ order: 'modified', sort: 'asc' }, [1016, 1002]],
  ])('are found in the order of %j', async (fields, expected) => {
    const { send } = testSandbox();
    expect(idsOf((await send('GET', '/1/items/search', { q: 'mug', ...fields })).body)).toEqual(expected);
  });

  it('are searched to a depth of 10,000', async () => {
    const { send } = testSandbox();
    expect((await send('GET', '/1/items/search', { q: 'tote', offset: 10_000 })).status).toBe(200);
    expect((await send('GET', '/1/items/search', { q: 'tote', offset: 10_001 })).body.error).toBe('search_error');
  });

  it('are forgotten by the search an hour after the first change, when they are deleted meanwhile', async () => {
    const { send, sandbox, later } = testSandbox();
    await send('POST', '/1/items/edit', { item_id: 1003, price: 1 });
    sandbox.control.advance(1800);
    await send('POST', '/1/items/delete', { item_id: 1003 });
    expect(idsOf((await send('GET', '/1/items/search', { q: 'draft' })).body)).toEqual([1003]);
    const token = await later(1800);
    expect(idsOf((await send('GET', '/1/items/search', { q: 'draft' }, token)).body)).toEqual([]);
  });

  it('are found with a change that was made while an image was resized', async () => {
    const { send, sandbox, later } = testSandbox();
    const pair = { client_id: credentials.searchClientId, client_secret: credentials.searchClientSecret };
    const found = async () => idsOf((await send('GET', '/1/search', { ...pair, q: 'copper' })).body);
    await send('POST', '/1/items/edit', { item_id: 1002, price: 1 });
    sandbox.control.advance(3500);
    await send('POST', '/1/items/add_image', { item_id: 1002, image_no: 2, image_url: 'https://example.com/a.png' });
    const token = await later(120);
    await send('POST', '/1/items/edit', { item_id: 1002, title: 'Copper cup' }, token);
    sandbox.control.advance(3599);
    expect(await found()).toEqual([]);
    sandbox.control.advance(1);
    expect(await found()).toEqual([1002]);
  });

  it('that are deleted leave the images and categories of others alone', async () => {
    const { send, sandbox } = testSandbox();
    await send('POST', '/1/items/add_image', { item_id: 1001, image_no: 3, image_url: 'https://example.com/a.png' });
    await send('POST', '/1/item_categories/add', { item_id: 1002, category_id: 3001 });
    await send('POST', '/1/items/delete', { item_id: 1002 });
    sandbox.control.advance(300);
    expect((await send('GET', '/1/items/detail/1001')).body.item.img3_300).toContain('width=300');
    const { body } = await send('GET', '/1/item_categories/detail/1001');
    expect(body.item_categories).toHaveLength(2);
    expect(sandbox.control.save().shop.itemCategories).toHaveLength(2);
  });

  it('number their variations by the index, whatever the order of the form', async () => {
    const { send } = testSandbox();
    const large = { 'variation[10]': 'L', 'variation_stock[10]': 1 };
    const small = { 'variation[2]': 'S', 'variation_stock[2]': 1 };
    const { body } = await send('POST', '/1/items/add', { title: 'Scarf', price: 1, stock: 2, ...large, ...small });
    expect(body.item.variations.map(({ variation }: { variation: string }) => variation)).toEqual(['S', 'L']);
  });

  it('that are hidden are in the list and in items/search, and in neither call of the Search API', async () => {
    const { send } = testSandbox();
    const pair = { client_id: credentials.searchClientId, client_secret: credentials.searchClientSecret };
    const hasDraft = async (path: string, fields: Record<string, string | number>) =>
      (await send('GET', path, fields)).body.items.some(({ item_id }: { item_id: number }) => item_id === 1003);
    expect(await hasDraft('/1/items', { limit: 100 })).toBe(true);
    expect(await hasDraft('/1/items/search', { q: 'draft' })).toBe(true);
    expect(await hasDraft('/1/search', { ...pair, q: 'draft' })).toBe(false);
    expect(await hasDraft('/1/search/refresh', { ...pair, shop_id: 'harbor-goods', item_id: 1003 })).toBe(false);
  });

  it.each([{ steps: [3600] }, { steps: [300, 3300] }])(
    'show resized copies in items/search after an hour, in steps of $steps seconds',
    async ({ steps }) => {
      const { send, sandbox, later } = testSandbox();
      await send('POST', '/1/items/add_image', { item_id: 1002, image_no: 2, image_url: 'https://example.com/a.png' });
      for (const seconds of steps.slice(0, -1)) sandbox.control.advance(seconds);
      const token = await later(steps.at(-1) ?? 0);
      const [item] = (await send('GET', '/1/items/search', { q: 'enamel' }, token)).body.items;
      expect(item.img2_300).toContain('width=300');
    },
  );

  it('show resized copies in a search that has learned of the image before they were made', async () => {
    const { send, sandbox } = testSandbox();
    const pair = { client_id: credentials.searchClientId, client_secret: credentials.searchClientSecret };
    const found = async () => (await send('GET', '/1/search', { ...pair, q: 'enamel' })).body.items[0];
    await send('POST', '/1/items/edit', { item_id: 1002, price: 1 });
    sandbox.control.advance(3500);
    await send('POST', '/1/items/add_image', { item_id: 1002, image_no: 2, image_url: 'https://example.com/a.png' });
    sandbox.control.advance(100);
    expect(await found()).toMatchObject({ img2_origin: expect.any(String), img2_300: null });
    sandbox.control.advance(3600);
    expect(await found()).toMatchObject({ img2_300: expect.stringContaining('width=300') });
  });

  it('get no resized copies of an image that is gone by then', async () => {
    const { send, sandbox } = testSandbox();
    await send('POST', '/1/items/add_image', { item_id: 1002, image_no: 2, image_url: 'https://example.com/a.png' });
    await send('POST', '/1/items/delete_image', { item_id: 1002, image_no: 2 });
    sandbox.control.advance(300);
    expect((await send('GET', '/1/items/detail/1002')).body.item).toMatchObject({ img2_origin: null, img2_300: null });
  });

  it('get resized copies of an image some time after the upload', async () => {
    const { send, sandbox } = testSandbox();
    await send('POST', '/1/items/add_image', { item_id: 1002, image_no: 20, image_url: 'https://example.com/a.PNG' });
    const image = async () => (await send('GET', '/1/items/detail/1002')).body.item;
    expect(await image()).toMatchObject({ img20_origin: expect.stringMatching(/\.png$/), img20_300: null });
    sandbox.control.advance(300);
    expect((await image()).img20_300).toContain('width=300');
    await send('POST', '/1/items/delete_image', { item_id: 1002, image_no: 20 });
    expect((await image()).img20_origin).toBeNull();
  });
});

describe('categories', () => {
  it('have three levels, a code from the parent, and no fourth level', async () => {
    const { send } = testSandbox();
    const { body } = await send('POST', '/1/categories/add', { name: 'Canvas', parent_number: 2 });
    expect(body.categories.at(-1)).toMatchObject({ number: 4, parent_number: 2, code: '0001-0002-0004' });
    expect((await send('POST', '/1/categories/add', { name: 'Deep', parent_number: 4 })).body.error).toBe(
      'bad_parent_number',
    );
  });

  it('are assigned once to an item, and freed by the id of the assignment', async () => {
    const { send } = testSandbox();
    await send('POST', '/1/item_categories/add', { item_id: 1002, category_id: 3003 });
    const { body } = await send('POST', '/1/item_categories/add', { item_id: 1002, category_id: 3003 });
    expect(body.item_categories).toEqual([{ item_category_id: 4003, item_id: 1002, category_id: 3003 }]);
    expect((await send('POST', '/1/item_categories/delete', { item_category_id: 4003 })).body.item_categories).toEqual(
      [],
    );
  });

  it('come after the last one on their level, unless they are given a place', async () => {
    const { send } = testSandbox();
    const added = async (fields: Record<string, string | number>) =>
      (await send('POST', '/1/categories/add', { name: 'New', ...fields })).body.categories.at(-1);
    expect(await added({})).toMatchObject({ list_order: 3, code: '0004' });
    expect(await added({ parent_number: 1 })).toMatchObject({ list_order: 2, code: '0001-0005' });
    expect(await added({ parent_number: 3 })).toMatchObject({ list_order: 1, code: '0003-0006' });
    expect(await added({ list_order: 9 })).toMatchObject({ list_order: 9 });
  });

  it('change their place and keep their name', async () => {
    const { send } = testSandbox();
    const { body } = await send('POST', '/1/categories/edit', { category_id: 3003, list_order: 9 });
    expect(body.categories.at(-1)).toMatchObject({ category_id: 3003, name: 'Kitchen', list_order: 9 });
  });

  it('take their children and assignments with them, and none else', async () => {
    const { send } = testSandbox();
    await send('POST', '/1/item_categories/add', { item_id: 1002, category_id: 3003 });
    expect((await send('POST', '/1/categories/delete', { category_id: 3001 })).body.categories).toHaveLength(1);
    expect((await send('GET', '/1/item_categories/detail/1001')).body.item_categories).toEqual([]);
    expect((await send('GET', '/1/item_categories/detail/1002')).body.item_categories).toHaveLength(1);
  });
});

describe('orders', () => {
  it('follow their lines: dispatched when no line is open', async () => {
    const { send } = testSandbox();
    const dispatch = async (id: number) =>
      (await send('POST', '/1/orders/edit_status', { order_item_id: id, status: 'dispatched' })).body.order;
    expect(await dispatch(5001)).toMatchObject({ dispatch_status: 'ordered', dispatched: null, terminated: false });
    expect(await dispatch(5002)).toMatchObject({
      dispatch_status: 'dispatched',
      dispatched: start / 1000,
      terminated: true,
    });
    expect(
      (await send('POST', '/1/orders/edit_status', { order_item_id: 5001, status: 'dispatched' })).body.error,
    ).toBe('not_change_status');
  });

  it('cost the same after the dispatch of a line, which is dispatched once', async () => {
    const { send } = testSandbox();
    const { total } = (await send('GET', '/1/orders/detail/7A1C4E9032B5D6F8')).body.order;
    const dispatch = async () =>
      (await send('POST', '/1/orders/edit_status', { order_item_id: 5001, status: 'dispatched' })).body;
    expect((await dispatch()).order.total).toBe(total);
    expect((await dispatch()).error).toBe('not_change_status');
  });

  it('can be dispatched after the item is deleted', async () => {
    const { send } = testSandbox();
    await send('POST', '/1/items/delete', { item_id: 1002 });
    const { body } = await send('POST', '/1/orders/edit_status', { order_item_id: 5005, status: 'dispatched' });
    expect(body.order.order_items[1].status).toBe('dispatched');
  });

  it('lose the price of a cancelled line, and cost nothing when all are', async () => {
    const { send } = testSandbox();
    const cancel = async (id: number) =>
      (await send('POST', '/1/orders/edit_status', { order_item_id: id, status: 'cancelled' })).body.order;
    expect(await cancel(5004)).toMatchObject({ total: 2600, dispatch_status: 'ordered' });
    expect(await cancel(5005)).toMatchObject({ total: 0, dispatch_status: 'cancelled', cancelled: start / 1000 });
  });

  it('are dispatched when some of their lines are cancelled', async () => {
    const { send } = testSandbox();
    const change = async (order_item_id: number, status: string) =>
      (await send('POST', '/1/orders/edit_status', { order_item_id, status })).body.order;
    await change(5004, 'dispatched');
    expect(await change(5005, 'cancelled')).toMatchObject({ dispatch_status: 'dispatched', cancelled: null });
  });

  it('refuse what no documented error names', async () => {
    const { send, sandbox } = testSandbox();
    const refusal = async (order: Parameters<typeof sandbox.control.placeOrder>[0], status: string) => {
      const [line] = sandbox.control.placeOrder(order).order_items;
      return (await send('POST', '/1/orders/edit_status', { order_item_id: line?.order_item_id ?? 0, status })).body
        .error;
    };
    expect(await refusal({ payment: 'paypay' }, 'cancelled')).toBe('not_change_status');
    expect(await refusal({ unshippable: true }, 'dispatched')).toBe('not_change_status');
    expect(await refusal({ payment: 'cod', unshippable: true }, 'cancelled')).toBe('not_change_status');
  });

  it('with deferred payment ship once as a whole, and arrive by themselves', async () => {
    const { send, later } = testSandbox();
    const { body } = await send('POST', '/1/orders/edit_status', deferred);
    expect(body.order).toMatchObject({
      dispatch_status: 'shipping',
      tracking_number: '123412341234',
      delivery_company_id: 1,
      atobarai_payment_transaction: { status: 'shipping' },
    });
    expect((await send('POST', '/1/orders/edit_status', { ...deferred, order_item_id: 5011 })).body.error).toBe(
      'not_change_status',
    );
    const access_token = await later(2 * 86_400);
    const arrived = (await send('GET', '/1/orders/detail/70B3D4F591628AEC', {}, access_token)).body.order;
    expect(arrived).toMatchObject({
      dispatch_status: 'dispatched',
      terminated: true,
      atobarai_payment_transaction: { status: 'arrived' },
    });
  });

  it('with deferred payment are on their way for two days, with the comment that was sent', async () => {
    const { send, later } = testSandbox();
    const { body } = await send('POST', '/1/orders/edit_status', { ...deferred, add_comment: 'On its way.' });
    expect(body.order.add_comment).toBe('On its way.');
    const token = await later(2 * 86_400 - 1);
    const { order } = (await send('GET', '/1/orders/detail/70B3D4F591628AEC', {}, token)).body;
    expect([order.dispatch_status, order.add_comment]).toEqual(['shipping', 'On its way.']);
  });

  it('paid in another way cannot be shipped like one with deferred payment', async () => {
    const { send } = testSandbox();
    for (const order_item_id of [5001, 5003, 5007])
      expect((await send('POST', '/1/orders/edit_status', { ...deferred, order_item_id })).body.error).toBe(
        'not_change_status',
      );
  });

  it('with deferred payment stay as they are while another handles them, or before handling can start', async () => {
    const { send, sandbox } = testSandbox();
    const ship = async (order: Parameters<typeof sandbox.control.placeOrder>[0]) => {
      const [line] = sandbox.control.placeOrder({ payment: 'atobarai', ...order }).order_items;
      const order_item_id = line?.order_item_id ?? 0;
      const { body } = await send('POST', '/1/orders/edit_status', { ...deferred, order_item_id });
      return body.error;
    };
    expect(await ship({ unshippable: true })).toBe('not_change_status');
    expect(await ship({ lines: [{ item_id: 902 }] })).toBe('not_change_status_ClubT');
    expect(await ship({})).toBeUndefined();
  });

  it('are listed from the second on that is asked for, in Japan time', async () => {
    const { send, sandbox } = testSandbox();
    const { ordered } = sandbox.control.placeOrder();
    const japan = (shift: number) =>
      new Date((ordered + shift + 9 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ');
    const found = async (shift: number) =>
      (await send('GET', '/1/orders', { start_ordered: japan(shift) })).body.orders.length;
    expect([await found(0), await found(1)]).toEqual([1, 0]);
  });

  it('are listed up to the second that is asked for, and of one second alone', async () => {
    const { send, sandbox } = testSandbox();
    const { ordered } = sandbox.control.placeOrder();
    const japan = (shift: number) =>
      new Date((ordered + shift + 9 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ');
    const found = async (from: number, to: number) =>
      (await send('GET', '/1/orders', { start_ordered: japan(from), end_ordered: japan(to) })).body.orders.length;
    expect([await found(-9, 0), await found(-9, -1), await found(0, 0)]).toEqual([1, 0, 1]);
  });

  it('keep a comment until another one comes', async () => {
    const { send } = testSandbox();
    const dispatch = async (order_item_id: number, comment: object) =>
      (await send('POST', '/1/orders/edit_status', { order_item_id, status: 'dispatched', ...comment })).body.order;
    expect(await dispatch(5001, { add_comment: 'On its way.' })).toMatchObject({ add_comment: 'On its way.' });
    expect(await dispatch(5002, {})).toMatchObject({ add_comment: 'On its way.' });
  });

  it('with deferred payment take no company that is not in the list', async () => {
    const { send } = testSandbox();
    const { body } = await send('POST', '/1/orders/edit_status', { ...deferred, delivery_company_id: 99_999 });
    expect(body.error).toBe('bad_params');
  });

  it('are listed by Japanese days, of which an end date has the first second alone, without lines or addresses', async () => {
    const { send } = testSandbox();
    const listed = async (end_ordered: string) =>
      (await send('GET', '/1/orders', { start_ordered: '2026-04-14', end_ordered })).body;
    expect((await listed('2026-04-14')).orders).toEqual([]);
    const body = await listed('2026-04-14 23:59:59');
    expect(body.orders.map(({ unique_key }: { unique_key: string }) => unique_key)).toEqual(['7A1C4E9032B5D6F8']);
    expect(body.orders[0]).not.toHaveProperty('order_items');
  });
});

it('payouts are listed by Japanese days, of which an end date has the first second alone', async () => {
  const { send, sandbox } = testSandbox();
  const state = sandbox.control.save();
  const midnight = Date.UTC(2026, 3, 14, 15) / 1000;
  const savings = [-1, 0, 86_399, 86_400].map((at) => ({ ...state.shop.savings[0], created: midnight + at }));
  sandbox.control.load({ ...state, shop: { ...state.shop, savings } });
  const listed = async (end_created: string) =>
    (await send('GET', '/1/savings', { start_created: '2026-04-15', end_created })).body.savings.map(
      ({ created }: { created: number }) => created - midnight,
    );
  expect(await listed('2026-04-15')).toEqual([0]);
  expect(await listed('2026-04-16')).toEqual([0, 86_399, 86_400]);
});

describe('restore', () => {
  it('takes back the parcel of an order that is as it was', async () => {
    const { send, sandbox, later } = testSandbox();
    await send('POST', '/1/orders/edit_status', deferred);
    sandbox.control.restore();
    const token = await later(2 * 86_400);
    const { order } = (await send('GET', '/1/orders/detail/70B3D4F591628AEC', {}, token)).body;
    expect(order.dispatch_status).toBe('ordered');
  });

  it('leaves the parcel of an order on its way that was added', async () => {
    const { send, sandbox, later } = testSandbox();
    const { unique_key, order_items } = sandbox.control.placeOrder({ payment: 'atobarai' });
    const order_item_id = Number(order_items[0]?.order_item_id);
    await send('POST', '/1/orders/edit_status', { ...deferred, order_item_id });
    sandbox.control.restore();
    const token = await later(2 * 86_400);
    const { order } = (await send('GET', `/1/orders/detail/${unique_key}`, {}, token)).body;
    expect(order.dispatch_status).toBe('dispatched');
  });

  it('lets the search still learn of an item that was added', async () => {
    const { send, sandbox, later } = testSandbox();
    await send('POST', '/1/items/add', { title: 'Copper cup', price: 1, stock: 1 });
    sandbox.control.restore();
    const { body } = await send('GET', '/1/items/search', { q: 'copper' }, await later(3600));
    expect(body.items).toHaveLength(1);
  });
});

describe('quotas', () => {
  it('let 5,000 calls pass in a clock hour, and begin anew at minute 00', { timeout: 60_000 }, async () => {
    const { send, sandbox } = testSandbox();
    for (let count = 0; count < 5000; count += 1) await send('GET', '/1/delivery_companies');
    expect((await send('GET', '/1/delivery_companies')).body.error).toBe('hour_api_limit');
    sandbox.control.advance(40 * 60 - 1);
    expect((await send('GET', '/1/delivery_companies')).body.error).toBe('hour_api_limit');
    sandbox.control.advance(1);
    expect((await send('GET', '/1/delivery_companies')).status).toBe(200);
  });

  it('of a day begin anew at midnight in Japan', async () => {
    const { send, sandbox } = testSandbox();
    const search = () =>
      send('GET', '/1/search', {
        client_id: credentials.searchClientId,
        client_secret: credentials.searchClientSecret,
        q: 'tote',
      });
    sandbox.control.exhaust('search');
    sandbox.control.advance(11 * 3600 + 2399);
    expect((await search()).body.error).toBe('day_api_limit');
    sandbox.control.advance(1);
    expect((await search()).body).toMatchObject({ found: 2, start: 0 });
  });
});

it('reset brings the shop back as it was', async () => {
  const { send, sandbox } = testSandbox();
  const before = (await send('GET', '/1/items')).body;
  await send('POST', '/1/items/add', { title: 'Bag', price: 1, stock: 1 });
  await send('POST', '/1/items/delete', { item_id: 1001 });
  sandbox.control.closeShop();
  sandbox.control.reset();
  expect((await send('GET', '/1/items')).body).toEqual(before);
});
