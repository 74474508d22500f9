import { describe, expect, it } from 'vitest';
import { ownLimits } from '../parameters/rule.ts';
import { credentials } from './credentials.ts';
import { hintsOf } from './hints.ts';
import { limits } from './limits.ts';
import { type Answer, testSandbox } from './test-sandbox.ts';

const item = { title: 'Bag', price: 1, stock: 1 };

function addRequest(body: string | ReadableStream): Request {
  const headers = {
    Authorization: `Bearer ${credentials.accessToken}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return new Request('https://api.thebase.in/1/items/add', init);
}

async function add(form: string | ReadableStream): Promise<Answer> {
  const response = await testSandbox().sandbox.fetch(addRequest(form));
  return { status: response.status, body: await response.json() };
}

describe('the shop', () => {
  it('holds so much text, and says so', async () => {
    const { send, sandbox } = testSandbox();
    const detail = 'x'.repeat(ownLimits.detail);
    const statuses = [];
    for (let count = 0; count <= limits.text / (2 * ownLimits.detail); count += 1)
      statuses.push((await send('POST', '/1/items/add', { ...item, detail })).status);
    expect([statuses.indexOf(400), statuses.at(-1)]).toEqual([statuses.length - 2, 400]);
    let refused: string | undefined;
    for (let count = 0; count < 25; count += 1)
      refused = (await send('POST', '/1/categories/add', { name: 'x'.repeat(2000) })).body.error;
    expect(refused).toBe('validation_error');
    // What makes it smaller is taken, and makes room.
    expect((await send('POST', '/1/items/edit', { item_id: 1024, detail: '' })).status).toBe(200);
    expect((await send('POST', '/1/items/add', { ...item, detail })).status).toBe(200);
    const { length } = JSON.stringify(sandbox.control.save());
    expect(length).toBeLessThan(5_000_000);
  });

  it('counts what the search keeps of an item', async () => {
    const { send, sandbox, later } = testSandbox();
    const detail = 'x'.repeat(ownLimits.detail);
    let token: string = credentials.accessToken;
    const add = async () => send('POST', '/1/items/add', { ...item, detail }, token);
    const ids: number[] = [];
    for (let added = await add(); added.status === 200; added = await add()) ids.push(added.body.item.item_id);
    token = await later(3600);
    for (const item_id of ids) await send('POST', '/1/items/edit', { item_id, detail: '' }, token);
    const fitting = [];
    while ((await add()).status === 200) fitting.push(detail);
    expect(fitting.length).toBeLessThan(0.6 * ids.length);
    sandbox.control.advance(3600);
    sandbox.control.restore();
    token = credentials.accessToken;
    expect((await add()).status).toBe(200);
  });

  it('counts names of images and texts of orders', async () => {
    const { send, sandbox } = testSandbox();
    while ((await send('POST', '/1/items/add', { ...item, detail: 'x'.repeat(ownLimits.detail) })).status === 200);
    for (const length of [2000, 100, 1])
      while ((await send('POST', '/1/categories/add', { name: 'x'.repeat(length) })).status === 200);
    const before = JSON.stringify(sandbox.control.save().shop);
    const image = { item_id: 1002, image_no: 20, image_url: 'https://example.com/a.png' };
    expect((await send('POST', '/1/items/add_image', image)).body.error).toBe('validation_error');
    const name = { category_id: 3003, name: 'Kitchen and bath' };
    expect((await send('POST', '/1/categories/edit', name)).body.error).toBe('validation_error');
    const comment = { order_item_id: 5004, status: 'dispatched', add_comment: 'Thank you' };
    expect((await send('POST', '/1/orders/edit_status', comment)).body.error).toBe('bad_params');
    const parcel = { order_item_id: 5010, atobarai_status: 'shipping', delivery_company_id: 1, tracking_number: '12' };
    expect((await send('POST', '/1/orders/edit_status', parcel)).body.error).toBe('bad_params');
    expect(() => sandbox.control.placeOrder({ remark: 'Please' })).toThrow(
      `expected at most ${limits.text} characters of text in the sandbox: delete some`,
    );
    expect(JSON.stringify({ ...sandbox.control.save().shop, counters: [] })).toBe(
      JSON.stringify({ ...JSON.parse(before), counters: [] }),
    );
  });

  it('has nothing to do later for what is gone', async () => {
    const { send, sandbox } = testSandbox();
    const before = sandbox.control.save().shop.later;
    for (let count = 0; count < 5; count += 1) {
      const { item_id } = (await send('POST', '/1/items/add', item)).body.item;
      await send('POST', '/1/items/add_image', { item_id, image_no: 1, image_url: 'https://example.com/a.png' });
      await send('POST', '/1/items/delete', { item_id });
    }
    expect(sandbox.control.save().shop.later).toEqual(before);
  });

  it('has one thing to do later for an item of the search that is deleted: to forget it', async () => {
    const { send, sandbox } = testSandbox();
    const before = sandbox.control.save().shop.later;
    await send('POST', '/1/items/add_image', { item_id: 1002, image_no: 2, image_url: 'https://example.com/a.png' });
    await send('POST', '/1/items/delete', { item_id: 1002 });
    const added = sandbox.control.save().shop.later.slice(before.length);
    expect(added.map((each) => each.do)).toEqual(['index']);
  });

  it('counts what the search keeps of an item that is deleted', async () => {
    const { send, later } = testSandbox();
    let token: string = credentials.accessToken;
    const add = (length: number) => send('POST', '/1/items/add', { ...item, detail: 'x'.repeat(length) }, token);
    const ids: number[] = [];
    for (const length of [ownLimits.detail, 1000])
      for (let added = await add(length); added.status === 200; added = await add(length))
        ids.push(added.body.item.item_id);
    token = await later(3600);
    const statuses = [];
    for (const item_id of ids.slice(0, 2)) {
      await send('POST', '/1/items/delete', { item_id }, token);
      statuses.push((await add(ownLimits.detail)).status);
    }
    expect(statuses).toEqual([400, 200]);
  });

  it('takes a change of an item when it is full, and when it is more than full', async () => {
    const { send, sandbox } = testSandbox();
    const state = sandbox.control.save();
    const [, mug] = state.shop.items.find(([id]) => id === 1002) ?? [];
    const many = Array.from(
      { length: limits.items },
      (_, at) => [9_000 + at, { ...Object(mug), item_id: 9_000 + at }] as const,
    );
    sandbox.control.load({ ...state, shop: { ...state.shop, items: many } });
    expect((await send('POST', '/1/items/edit', { item_id: 9_000, price: 7 })).status).toBe(200);
    expect((await send('POST', '/1/items/add', item)).status).toBe(400);
    sandbox.control.restore();
    expect((await send('POST', '/1/items/edit', { item_id: 1002, price: 7 })).body.item.price).toBe(7);
  });

  it('says how many variations there would be, and counts those of the changed item once', async () => {
    const { sandbox } = testSandbox();
    const state = sandbox.control.save();
    const items = state.shop.items.map(([id, each]) => {
      const variations = Array.from({ length: limits.variations - 2 }, (_, at) => ({ variation_id: 9_000 + at }));
      return [id, id === 1002 ? { ...Object(each), variations } : each] as const;
    });
    sandbox.control.load({ ...state, shop: { ...state.shop, items } });
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    const fields = { item_id: '1001', 'variation_id[0]': '', 'variation[0]': 'Olive', 'variation_stock[0]': '1' };
    const request = { method: 'POST', headers, body: new URLSearchParams(fields) };
    const response = await sandbox.fetch(new Request('https://api.thebase.in/1/items/edit', request));
    expect(hintsOf(response.headers)[0]).toContain('Unexpected 10001 variations, expected at most 10000 variations');
  });

  it('holds so many variations', async () => {
    const { send } = testSandbox();
    const pairs = Array.from({ length: limits.variationsOfItem }, (_, at) => [
      [`variation[${at}]`, 'S'],
      [`variation_stock[${at}]`, 1],
    ]).flat();
    const full = { ...item, stock: limits.variationsOfItem, ...Object.fromEntries(pairs) };
    const statuses = [];
    for (let count = 0; count < limits.variations / limits.variationsOfItem; count += 1)
      statuses.push((await send('POST', '/1/items/add', full)).status);
    // The two of the seed have taken the last places.
    expect(statuses.indexOf(400)).toBe(statuses.length - 1);
  });

  it('holds so many variations of an item', async () => {
    const { sandbox } = testSandbox();
    const edit = (ids: readonly string[]) => {
      const pairs = ids.flatMap((id, at) => [
        [`variation_id[${at}]`, id],
        [`variation[${at}]`, 'S'],
        [`variation_stock[${at}]`, '1'],
      ]);
      const headers = { Authorization: `Bearer ${credentials.accessToken}` };
      const body = new URLSearchParams([['item_id', '1002'], ...pairs]);
      return sandbox.fetch(new Request('https://api.thebase.in/1/items/edit', { method: 'POST', headers, body }));
    };
    expect((await edit(Array.from({ length: limits.variationsOfItem }, () => ''))).status).toBe(200);
    const refused = await edit(['']);
    expect([refused.status, (await refused.json()).error]).toEqual([400, 'validation_error']);
    expect(hintsOf(refused.headers)).toEqual([
      'Unexpected 1001 variations, expected at most 1000 of an item (sandbox: list-sizes)',
    ]);
  });

  it('holds so many categories, assignments and orders', async () => {
    const { send, sandbox } = testSandbox();
    const state = sandbox.control.save();
    const { categories, itemCategories, orders } = state.shop;
    const [category, assignment, order] = [categories, itemCategories, orders].map((list) => Object(list[0]?.[1]));
    const many = (thing: object, key: string, amount: number) =>
      Array.from({ length: amount }, (_, at) => [9_000 + at, { ...thing, [key]: 9_000 + at }] as const);
    sandbox.control.load({
      ...state,
      shop: {
        ...state.shop,
        categories: [...categories, ...many(category, 'category_id', limits.categories - 4)],
        itemCategories: [...itemCategories, ...many(assignment, 'item_category_id', limits.assignments - 3)],
        orders: [...orders, ...many(order, 'unique_key', limits.orders - orders.length - 1)],
      },
    });
    const addCategory = async () => (await send('POST', '/1/categories/add', { name: 'x' })).status;
    expect([await addCategory(), await addCategory()]).toEqual([200, 400]);
    const assign = async (item_id: number) =>
      (await send('POST', '/1/item_categories/add', { item_id, category_id: 3003 })).status;
    expect([await assign(1002), await assign(1003)]).toEqual([200, 400]);
    sandbox.control.placeOrder();
    expect(() => sandbox.control.placeOrder()).toThrow(`expected at most ${limits.orders} orders in the sandbox`);
  });

  it('keeps the newest codes and tokens', async () => {
    const { send, sandbox } = testSandbox();
    const { clientId, clientSecret, redirectUri } = credentials;
    const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri };
    let { code, refresh_token } = { code: credentials.code, refresh_token: '' };
    let first = '';
    const grant = { ...client, grant_type: 'authorization_code', code };
    ({ refresh_token, access_token: first } = (await send('POST', '/1/oauth/token', grant)).body);
    for (let count = 0; count < limits.grants; count += 1) {
      const { body } = await send('POST', '/1/oauth/token', { ...client, grant_type: 'refresh_token', refresh_token });
      ({ refresh_token, access_token: code } = body);
    }
    const { accessTokens } = sandbox.control.save().shop;
    expect(accessTokens).toHaveLength(limits.grants);
    expect((await send('GET', '/1/users/me', {}, code)).status).toBe(200);
    expect((await send('GET', '/1/users/me', {}, first)).status).toBe(400);
    expect((await send('GET', '/1/users/me')).status).toBe(200);
  });
});

describe('a request', () => {
  it('of too many fields is refused before they are read', async () => {
    const send = (fields: number) => add(Array.from({ length: fields }, (_, at) => `f${at}=1`).join('&'));
    expect((await send(limits.fields)).status).toBe(400);
    expect(await send(limits.fields + 1)).toMatchObject({
      status: 413,
      body: { error: 'payload_too_large', error_description: 'The form has more than 10000 fields.' },
    });
  });

  it('of separators alone is refused as well', async () => {
    expect((await add('&'.repeat(limits.fields - 1))).status).toBe(400);
    expect((await add('&'.repeat(limits.fields))).status).toBe(413);
  });

  it('may be as large as the limit says', async () => {
    expect((await add('detail='.padEnd(limits.body, 'x'))).status).toBe(400);
    expect((await add('detail='.padEnd(limits.body + 1, 'x'))).status).toBe(413);
  });

  it('that comes in pieces is put together', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (const piece of ['title=Bag', '&price=12', '&stock=3']) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    });
    expect((await add(body)).body.item).toMatchObject({ title: 'Bag', price: 12, stock: 3 });
  });

  it('that is too large is read no further', async () => {
    let [pieces, isCancelled] = [0, false];
    const body = new ReadableStream({
      pull(controller) {
        pieces += 1;
        if (pieces > 100) controller.close();
        else controller.enqueue(new Uint8Array(limits.body / 4));
      },
      cancel() {
        isCancelled = true;
      },
    });
    expect((await add(body)).status).toBe(413);
    expect([pieces < 10, isCancelled]).toEqual([true, true]);
  });

  it('whose body was read before has no fields', async () => {
    const request = addRequest('title=Bag&price=12&stock=3');
    await request.text();
    expect((await testSandbox().sandbox.fetch(request)).status).toBe(400);
  });

  it('of a browser without Request.body is read and limited all the same', async () => {
    const { sandbox } = testSandbox();
    const send = (form: string) => sandbox.fetch(Object.defineProperty(addRequest(form), 'body', { value: undefined }));
    expect((await send('title=Bag&price=12&stock=3')).status).toBe(200);
    expect((await send('detail='.padEnd(limits.body, 'x'))).status).toBe(400);
    expect((await send('detail='.padEnd(limits.body + 1, 'x'))).status).toBe(413);
  });

  it('with unknown keys without end has a header that every client takes', async () => {
    const { sandbox } = testSandbox();
    const body = Array.from({ length: 100 }, (_, at) => `${encodeURIComponent('🍙'.repeat(60))}${at}=1`).join('&');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const request = new Request('https://api.thebase.in/1/items/add', { method: 'POST', headers, body });
    expect((await sandbox.fetch(request)).headers.get('X-Sandbox-Hint')?.length).toBeLessThan(8000);
  });

  it('for a search reads its first words, and says so', async () => {
    const { sandbox } = testSandbox();
    const search = (q: string) =>
      sandbox.fetch(
        new Request(`https://api.thebase.in/1/items/search?q=${encodeURIComponent(q)}`, {
          headers: { Authorization: `Bearer ${credentials.accessToken}` },
        }),
      );
    const words = ['canvas', 'anvas', 'nvas', 'vas', 'as', 's', 'tote', 'ote', 'te', 'e'];
    const whole = await search(words.join(' '));
    expect([hintsOf(whole.headers), (await whole.json()).items.length]).toEqual([[], 1]);
    const more = await search([...words, 'nowhere'].join(' '));
    expect(hintsOf(more.headers)[0]).toContain('expected at most 10: the others are not read (sandbox: search-words)');
    expect((await more.json()).items).toHaveLength(1);
  });

  it.each(['redirect_uri', 'state'])('to connect with a %s without end is refused', async (name) => {
    const { send } = testSandbox();
    const values = { redirect_uri: 'http://localhost/', state: 's', decision: 'approve' };
    const query = { response_type: 'code', client_id: credentials.clientId, ...values };
    const long = { ...query, [name]: `http://localhost/${'x'.repeat(limits.oauthValue)}` };
    expect(await send('POST', '/1/oauth/authorize', long)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  it('for the same image slot leaves one thing to do later', async () => {
    const { send, sandbox } = testSandbox();
    const before = sandbox.control.save().shop.later.length;
    for (let count = 0; count < 5; count += 1)
      await send('POST', '/1/items/add_image', { item_id: 1002, image_no: 1, image_url: 'https://example.com/a.png' });
    expect(sandbox.control.save().shop.later.length - before).toBe(2);
  });
});
