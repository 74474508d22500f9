import { describe, expect, it } from 'vitest';
import { operations } from '../description/description.ts';
import { credentials } from './credentials.ts';
import type { DecisionId } from './decisions.ts';
import type { NewOrder } from './place-order.ts';
import { testSandbox } from './test-sandbox.ts';

// Every note of the operation pages: tried on the sandbox, or decided by it and listed as a decision, or advice.

type Shop = ReturnType<typeof testSandbox>;
type Fields = Readonly<Record<string, string | number>>;
/** Tries a note; the name of the decision behind what a source leaves open; or null where there is nothing to try. */
type Proof = ((shop: Shop) => Promise<void>) | DecisionId | null;

const { clientId: client_id, clientSecret: client_secret, redirectUri: redirect_uri, ...secrets } = credentials;
const searchPair = { client_id: secrets.searchClientId, client_secret: secrets.searchClientSecret };
const advice = null;

const get = async ({ send }: Shop, path: string, fields: Fields = {}) => (await send('GET', path, fields)).body;
const post = async ({ send }: Shop, path: string, fields: Fields) => (await send('POST', path, fields)).body;
const item = async (shop: Shop, id: number) => (await get(shop, `/1/items/detail/${id}`)).item;
const add = async (shop: Shop, fields: Fields = {}) =>
  (await post(shop, '/1/items/add', { title: 'Cap', price: 900, stock: 7, ...fields })).item;
const two = { 'variation[0]': 'S', 'variation_stock[0]': 2, 'variation[1]': 'L', 'variation_stock[1]': 3 };
const authorize = (fields: Fields) => ({ response_type: 'code', client_id, redirect_uri, ...fields });
const exchange = { client_id, client_secret, redirect_uri, grant_type: 'authorization_code', code: secrets.code };
const refresh = { ...exchange, grant_type: 'refresh_token', refresh_token: secrets.refreshToken };
const token = async ({ send }: Shop, fields: Fields) => send('POST', '/1/oauth/token', fields);
const order = async (shop: Shop, key: string) => (await get(shop, `/1/orders/detail/${key}`)).order;
const ship = (shop: Shop, order_item_id: number, fields: Fields) =>
  post(shop, '/1/orders/edit_status', { order_item_id, ...fields });
const keys = (list: readonly Record<string, unknown>[], name: string) => list.map((each) => each[name]);

/** Sends the consent page's form, and returns the address that it leads to. */
async function decide({ sandbox }: Shop, decision: string, fields: Fields = {}): Promise<URL> {
  const body = new URLSearchParams({ ...authorize({}), state: 's', decision, ...(fields as Record<string, string>) });
  const { headers } = await sandbox.fetch(
    new Request('https://api.thebase.in/1/oauth/authorize', { method: 'POST', body }),
  );
  return new URL(headers.get('Location') ?? '');
}

/** The error of a call of the shop, after a consent to what these fields ask for. */
async function scoped(shop: Shop, fields: Fields): Promise<string | undefined> {
  const code = (await decide(shop, 'approve', fields)).searchParams.get('code') ?? '';
  const { body } = await token(shop, { ...exchange, code });
  return (await shop.send('GET', '/1/users/me', {}, body.access_token)).body.error;
}

async function takesBasic({ sandbox }: Shop, grant: Record<string, string>): Promise<void> {
  const { client_id: _, client_secret: __, ...form } = grant;
  const headers = { Authorization: `Basic ${btoa(`${client_id}:${client_secret}`)}` };
  const request = { method: 'POST', headers, body: new URLSearchParams(form) };
  expect((await sandbox.fetch(new Request('https://api.thebase.in/1/oauth/token', request))).status).toBe(200);
}

async function refusesKind(shop: Shop, path: string, fields: Fields = {}): Promise<void> {
  for (const item_id of [901, 902])
    expect((await shop.send('POST', path, { item_id, ...fields })).body.error).toBe('invalid_request');
}

async function noPaging(shop: Shop, path: string, list: string): Promise<void> {
  const body = await get(shop, path, { limit: 2 });
  expect([Object.keys(body), body[list].length]).toEqual([[list], 2]);
}

async function sumIsStock(shop: Shop): Promise<void> {
  const { item_id, variations, stock } = await add(shop, two);
  expect(stock).toBe(5);
  await post(shop, '/1/items/edit_stock', { item_id, variation_id: variations[0].variation_id, variation_stock: 9 });
  expect((await item(shop, item_id)).stock).toBe(12);
}

async function twoQuotas(shop: Shop): Promise<void> {
  await get(shop, '/1/search', { ...searchPair, q: 'tote' });
  await get(shop, '/1/search/refresh', { ...searchPair, item_id: 1001, shop_id: 'north-pier' });
  expect(shop.sandbox.control.usage().search).toMatchObject({ used: 2, limit: 10_000 });
}

async function threeLevels(shop: Shop): Promise<void> {
  let parent_number = 0;
  for (const level of [1, 2, 3]) {
    const { categories } = await post(shop, '/1/categories/add', {
      name: `Level ${level}`,
      ...(parent_number && { parent_number }),
    });
    parent_number = categories.at(-1).number;
  }
  expect((await post(shop, '/1/categories/add', { name: 'Four', parent_number })).error).toBe('bad_parent_number');
}

/** By page: how a note begins, and what it is worth. */
const proofs: Readonly<Record<string, readonly (readonly [beginning: string, proof: Proof])[]>> = {
  'oauth/authorize': [
    ['Open this URL in the browser', advice],
    [
      'Separate several [scopes](/api/#scopes) with a space',
      async ({ sandbox }) => {
        const query = new URLSearchParams(authorize({ scope: 'read_items write_items' }) as Record<string, string>);
        const page = await sandbox.fetch(
          new Request(`https://api.thebase.in/1/oauth/authorize?${query.toString().replace('+', '%20')}`),
        );
        expect(await page.text()).toMatch(/read_items[\s\S]*write_items/);
      },
    ],
    ['Ask only for scopes', 'authorize-errors'],
    [
      'An article reports that a `redirect_uri` works',
      async ({ sandbox }) => {
        const link = `https://api.thebase.in/1/oauth/authorize?response_type=code&client_id=${client_id}&redirect_uri=${redirect_uri}`;
        expect((await sandbox.fetch(new Request(link))).status).toBe(200);
      },
    ],
    ['To add a scope later', advice],
    ['Send a fresh, unguessable', advice],
    [
      'When the owner declines',
      async (shop) => {
        const { searchParams } = await decide(shop, 'deny');
        expect(Object.fromEntries(searchParams)).toEqual({ error: 'access_denied', state: 's' });
      },
    ],
    ['Exchange the code for tokens at once', 'code-lifetime'],
    ['Protect the flow with `state` and the client secret', 'pkce'],
    [
      'The token response does not list',
      async (shop) => {
        expect((await token(shop, exchange)).body).not.toHaveProperty('scope');
      },
    ],
    ['An authorization covers one shop', advice],
    ['BASE doesn’t document how an owner revokes (withdraws) consent', 'authorize-errors'],
  ],
  'oauth/access_token': [
    [
      'Both token calls use',
      async (shop) => {
        expect((await token(shop, exchange)).status).toBe(200);
        expect((await token(shop, refresh)).status).toBe(200);
      },
    ],
    [
      '`/1/oauth/access_token` and',
      async (shop) => {
        expect((await shop.send('POST', '/1/oauth/refresh_token', refresh)).status).toBe(404);
        expect((await shop.send('POST', '/1/oauth/access_token', exchange)).status).toBe(404);
      },
    ],
    [
      'BASE documents no `client_credentials`',
      async (shop) => {
        const { grant_type: _type, code: _code, ...client } = exchange;
        const { status, body } = await token(shop, { ...client, grant_type: 'client_credentials' });
        expect([status, body.error_description]).toEqual([400, '不正なgrant_typeです。']);
      },
    ],
    ['Send the client ID and the client secret', (shop) => takesBasic(shop, exchange)],
    [
      '`redirect_uri` is required here',
      async (shop) => {
        const other = await token(shop, { ...exchange, redirect_uri: 'http://localhost/other' });
        expect([other.status, other.body.error]).toEqual([400, 'invalid_request']);
      },
    ],
    ['Send the `redirect_uri` of the authorization request', 'other-redirect-uri'],
    ['One integrator reports that a code is valid', 'code-lifetime'],
    ['A reader of the current page quotes “about 30 days”', advice],
    [
      'A refresh token lives for about 30 days',
      async (shop) => {
        const { body } = await token(shop, exchange);
        shop.sandbox.control.advance(3599);
        expect((await shop.send('GET', '/1/users/me', {}, body.access_token)).status).toBe(200);
        shop.sandbox.control.advance(1);
        expect((await shop.send('GET', '/1/users/me', {}, body.access_token)).status).toBe(400);
        shop.sandbox.control.advance(30 * 86_400 - 3601);
        expect((await token(shop, { ...refresh, refresh_token: body.refresh_token })).status).toBe(200);
      },
    ],
    [
      'A wrong code returns',
      async (shop) => {
        const { status, body } = await token(shop, { ...exchange, code: 'wrong' });
        expect([status, body.error]).toEqual([400, 'invalid_request']);
      },
    ],
    ['The documentation prints one list', advice],
    ['Keep the client secret', advice],
  ],
  'oauth/refresh_token': [
    [
      'Two programs in production refresh without `redirect_uri`',
      async (shop) => {
        const { redirect_uri: _uri, ...homeless } = refresh;
        const { status, body } = await token(shop, homeless);
        expect([status, body.token_type]).toEqual([200, 'bearer']);
      },
    ],
    ['Send `redirect_uri` here too', advice],
    [
      'Every response holds a `refresh_token`',
      async (shop) => {
        const { body } = await token(shop, refresh);
        expect(body.refresh_token).not.toBe(refresh.refresh_token);
        expect((await token(shop, refresh)).status).toBe(400);
      },
    ],
    ['BASE doesn’t document what the call returns for another `redirect_uri`', 'other-redirect-uri'],
    [
      'A wrong refresh token returns',
      async (shop) => {
        const wrong = await token(shop, { ...refresh, refresh_token: 'wrong' });
        expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_request']);
      },
    ],
    ['Use the new access token at once', 'old-access-token'],
    ['Do not refresh twice', advice],
    [
      'If a refresh gets no response',
      async (shop) => {
        await token(shop, refresh);
        expect((await token(shop, refresh)).body.error).toBe('invalid_request');
      },
    ],
    ['Send the client ID and the client secret', (shop) => takesBasic(shop, refresh)],
    [
      'When a refresh token has not been used for about 30 days',
      async (shop) => {
        const { body } = await token(shop, refresh);
        shop.sandbox.control.advance(30 * 86_400);
        expect((await token(shop, { ...refresh, refresh_token: body.refresh_token })).status).toBe(400);
      },
    ],
    ['To keep a quiet shop connected', advice],
    [
      'When the user (the shop) does not exist',
      async (shop) => {
        shop.sandbox.control.closeShop();
        expect((await token(shop, refresh)).body.error).toBe('access_denied');
      },
    ],
    ['The documentation prints one list', advice],
    ['No documented call revokes a token', advice],
  ],
  'users/me': [
    [
      '`shop_id` tells you',
      async (shop) => expect(typeof (await get(shop, '/1/users/me')).user.shop_id).toBe('string'),
    ],
    [
      'A bad token returns `invalid_request`',
      async (shop) => {
        const { status, body } = await shop.send('GET', '/1/users/me', {}, 'wrong');
        expect([status, body.error]).toEqual([400, 'invalid_request']);
      },
    ],
    [
      'BASE grants `read_users`',
      async (shop) => {
        expect(await scoped(shop, {})).toBeUndefined();
      },
    ],
    [
      'If you name scopes',
      async (shop) => {
        expect(await scoped(shop, { scope: 'read_items' })).toBe('invalid_scope');
        expect(await scoped(shop, { scope: 'read_users read_items' })).toBeUndefined();
      },
    ],
    [
      'Some unofficial texts use the path `/1/shop`',
      async (shop) => {
        expect((await shop.send('GET', '/1/shop')).status).not.toBe(200);
        const { user } = await get(shop, '/1/users/me');
        for (const name of ['user_id', 'login_id', 'shop_email', 'shop_tel']) expect(user).not.toHaveProperty(name);
      },
    ],
    ['The documentation lists no `invalid_scope`', advice],
    [
      'The response holds `mail_address` only if',
      async (shop) => {
        expect((await get(shop, '/1/users/me')).user).toHaveProperty('mail_address');
        const { body } = await shop.send('GET', '/1/users/me', {}, secrets.profileToken);
        expect(body.user).not.toHaveProperty('mail_address');
      },
    ],
  ],
  'items/index': [
    ['The response holds no total', (shop) => noPaging(shop, '/1/items', 'items')],
    [
      'By default the response holds images 1 to 5',
      async (shop) => {
        const images = async (fields: Fields) =>
          Object.keys((await get(shop, '/1/items', fields)).items[0]).filter((name) => /^img\d+_/.test(name));
        expect(await images({})).toEqual([1, 2, 3, 4, 5].map((slot) => `img${slot}_origin`));
        expect(await images({ max_image_no: 2, image_size: '76,300' })).toEqual([
          'img1_76',
          'img1_300',
          'img2_76',
          'img2_300',
        ]);
      },
    ],
    [
      'No parameter finds an item by its `identifier`',
      async (shop) => {
        const all = await get(shop, '/1/items');
        expect(await get(shop, '/1/items', { identifier: 'mug' })).toEqual(all);
        await add(shop, { identifier: 'zeppelin' });
        const { body } = await shop.send('GET', '/1/items/search', { q: 'zeppelin' }, await shop.later(3600));
        expect(body.items).toEqual([]);
      },
    ],
    ['`detail` is missing in one example', advice],
    [
      'Whether this call returns `options`',
      async (shop) => {
        expect(await item(shop, 1001)).toHaveProperty('options');
      },
    ],
    [
      'To read what changed',
      async (shop) => {
        const { modified } = await item(shop, 1002);
        await post(shop, '/1/items/edit', { item_id: 1001, price: 4100 });
        const changed = (await get(shop, '/1/items', { order: 'modified', sort: 'desc' })).items;
        expect(changed[0].item_id).toBe(1001);
        expect(changed[0].modified).toBeGreaterThan(modified);
      },
    ],
    [
      'Expect a sale to change `modified`',
      async (shop) => {
        const { ordered } = shop.sandbox.control.placeOrder({ lines: [{ item_id: 1002 }] });
        expect((await item(shop, 1002)).modified).toBe(ordered);
      },
    ],
    [
      'Deleted items are not in the list',
      async (shop) => {
        await post(shop, '/1/items/delete', { item_id: 1001 });
        for (const visible of [0, 1])
          expect(keys((await get(shop, '/1/items', { visible, limit: 100 })).items, 'item_id')).not.toContain(1001);
      },
    ],
    [
      'The response does not say in which categories',
      async (shop) => expect(JSON.stringify(await get(shop, '/1/items'))).not.toContain('category'),
    ],
    [
      'If the shop changes between two pages',
      async (shop) => {
        const page = async (offset: number) =>
          keys((await get(shop, '/1/items', { limit: 1, offset })).items, 'item_id')[0];
        const [first, second, third] = [await page(0), await page(1), await page(2)];
        await post(shop, '/1/items/delete', { item_id: Number(first) });
        expect([await page(0), await page(1)]).toEqual([second, third]);
      },
    ],
    [
      'Some unofficial texts use the path `/1/products`',
      async (shop) => {
        expect((await shop.send('GET', '/1/products')).status).not.toBe(200);
        const [first] = (await get(shop, '/1/items')).items;
        expect([first.list_image_url, typeof first.img1_origin]).toEqual([undefined, 'string']);
      },
    ],
  ],
  'items/search': [
    [
      'The response holds no total',
      async (shop) => {
        const { items, ...rest } = await get(shop, '/1/items/search', { q: 'tote', limit: 1 });
        expect([items.length, rest]).toEqual([1, {}]);
      },
    ],
    ['Read the list [page by page]', advice],
    [
      'It can take up to about an hour',
      async (shop) => {
        const { item_id } = await add(shop, { title: 'Zeppelin' });
        const find = async (token: string) =>
          keys((await shop.send('GET', '/1/items/search', { q: 'Zeppelin' }, token)).body.items, 'item_id');
        expect(await find(credentials.accessToken)).toEqual([]);
        expect(await find(await shop.later(3600))).toEqual([item_id]);
      },
    ],
    [
      'A search that goes deeper than 10,000',
      async (shop) => {
        expect((await get(shop, '/1/items/search', { q: 'a', offset: 10_000 })).error).toBeUndefined();
        expect((await get(shop, '/1/items/search', { q: 'a', offset: 10_001 })).error).toBe('search_error');
      },
    ],
    [
      'No parameter filters by price or stock',
      async (shop) => {
        const all = await get(shop, '/1/items/search', { q: 'tote' });
        const filters = { title: 'x', price_from: 999_999, stock_from: 999_999 };
        expect(await get(shop, '/1/items/search', { q: 'tote', ...filters })).toEqual(all);
      },
    ],
    ['BASE doesn’t document whether this call finds hidden items', 'hidden-items'],
    ['Whether it returns `options`', advice],
    ['That outline is more likely of a live response', advice],
    [
      'Expect the number in the text of `search_error`',
      async (shop) => {
        const { error_description } = await get(shop, '/1/items/search', { q: 'tote', offset: 10_234 });
        expect(error_description).toContain('(10234)');
      },
    ],
    [
      'To read all items, [list them](/api/items/). A public plugin',
      async (shop) => {
        const found = await get(shop, '/1/items/search', { q: '*', limit: 100 });
        const listed = await get(shop, '/1/items', { limit: 100 });
        expect(new Set(keys(found.items, 'item_id'))).toEqual(new Set(keys(listed.items, 'item_id')));
      },
    ],
  ],
  'items/detail': [
    [
      'The ID is part of the path',
      async ({ send }) => {
        expect((await send('GET', '/1/items/detail', { item_id: 1001 })).status).toBe(400);
      },
    ],
    [
      'The response does not say in which categories',
      async (shop) => expect(JSON.stringify(await item(shop, 1001))).not.toContain('category'),
    ],
    [
      'In the tables of [Add an item]',
      async (shop) => {
        const { variations, ...rest } = await item(shop, 1001);
        expect(variations[0]).toHaveProperty('barcode');
        expect(rest).not.toHaveProperty('barcode');
      },
    ],
    [
      'The response has no URL of the item page',
      async (shop) => expect(JSON.stringify(await item(shop, 1001))).not.toContain('/items/1001'),
    ],
    [
      'Options are separate from variations',
      async (shop) => {
        const { options } = await item(shop, 1001);
        await post(shop, '/1/items/edit', { item_id: 1001, options: '', 'options[0]': 'x' });
        expect((await item(shop, 1001)).options).toEqual(options);
      },
    ],
  ],
  'items/add': [
    [
      'Describe each variation with [keys of the same index]',
      async (shop) => {
        const fields = { ...two, 'variation_identifier[1]': 'cap-l', 'barcode[1]': '4900000000030' };
        const large = { variation: 'L', variation_stock: 3, variation_identifier: 'cap-l', barcode: '4900000000030' };
        expect((await add(shop, fields)).variations[1]).toMatchObject(large);
      },
    ],
    [
      '`barcode[0]` belongs to it too',
      async (shop) => {
        const { variations } = await add(shop, { ...two, 'barcode[1]': '4900000000030' });
        expect(keys(variations, 'barcode')).toEqual([null, '4900000000030']);
      },
    ],
    [
      'Send `stock` with variations too',
      async (shop) => {
        expect((await post(shop, '/1/items/add', { title: 'Cap', price: 1, ...two })).error).toBe('validation_error');
        expect((await add(shop, { stock: 99, ...two })).stock).toBe(5);
      },
    ],
    ['BASE doesn’t document the maximum lengths of `title`', 'text-length'],
    ['Send the stock and the code of each variation', 'new-variations'],
    ['Images come afterwards', advice],
    [
      'BASE accepts 1,000 new items a day',
      async (shop) => {
        shop.sandbox.control.exhaust('items');
        expect((await post(shop, '/1/items/add', { title: 'Cap', price: 1, stock: 1 })).error).toBe(
          'exceed_daily_limit',
        );
        expect(shop.sandbox.control.usage().items.limit).toBe(1000);
      },
    ],
    ['The API adds ordinary items only', advice],
    ['Do not expect to add digital-content', advice],
    [
      '`price` belongs to the item',
      async (shop) => {
        const { variations } = await add(shop, { ...two, 'variation_price[0]': 100 });
        expect(variations.flatMap(Object.keys)).not.toContain('price');
      },
    ],
    [
      'No parameter sets `proper_price`',
      async (shop) => {
        expect(await add(shop, { proper_price: 5, item_barcode: '4900000000030' })).toMatchObject({
          proper_price: null,
          variations: [],
        });
      },
    ],
    [
      'A recorded call with only',
      async (shop) => {
        const orders = (await get(shop, '/1/items', { limit: 100 })).items.map(
          (each: { list_order: number }) => each.list_order,
        );
        const nothing = { identifier: null, proper_price: null, variations: [] };
        const fresh = { visible: 1, item_tax_type: 1, list_order: Math.max(...orders) + 1, ...nothing };
        expect(await add(shop, { detail: 'Wool.' })).toMatchObject(fresh);
      },
    ],
    ['After a timeout, look for the item before you repeat the call, which', 'repeated-items'],
  ],
  'items/edit': [
    ['After an edit with an empty value', 'empty-values'],
    [
      'Parameters of the item that you leave out',
      async (shop) => {
        const { price: _, modified: __, ...before } = await item(shop, 1001);
        await post(shop, '/1/items/edit', { item_id: 1001, price: 4100 });
        expect(await item(shop, 1001)).toMatchObject({ ...before, price: 4100 });
        await post(shop, '/1/items/edit', { item_id: 1001, 'variation_id[0]': 2002, 'variation_stock[0]': 1 });
        const { variations } = await item(shop, 1001);
        expect(keys(variations, 'variation_stock')).toEqual([6, 1]);
      },
    ],
    ['After a timeout, [get the item](/api/items/detail) first, and repeat', advice],
    ['Of each variation that you name, send everything', 'new-variations'],
    [
      'When you change variations, `variation_id` is required',
      async (shop) => {
        const edit = (fields: Fields) => post(shop, '/1/items/edit', { item_id: 1001, ...fields });
        expect((await edit({ 'variation[0]': 'Red', 'variation_stock[0]': 1 })).error).toBeDefined();
        const { variations } = (await edit({ 'variation_id[0]': '', 'variation[0]': 'Red', 'variation_stock[0]': 1 }))
          .item;
        expect(keys(variations, 'variation')).toEqual(['Navy', 'Natural', 'Red']);
      },
    ],
    [
      'Send a `variation_id` at every index',
      async (shop) => {
        const fields = { item_id: 1001, 'variation_id[0]': 2001, 'variation[1]': 'Red', 'variation_stock[1]': 1 };
        expect((await post(shop, '/1/items/edit', fields)).error).toBe('validation_error');
      },
    ],
    [
      'For items that had been deleted',
      async (shop) => {
        await post(shop, '/1/items/delete', { item_id: 1002 });
        expect((await post(shop, '/1/items/edit', { item_id: 1002, price: 5 })).error).toBe('bad_item_id');
      },
    ],
    [
      'To reorder the variations',
      async (shop) => {
        const names = async (fields: Fields) =>
          keys((await post(shop, '/1/items/edit', { item_id: 1001, ...fields })).item.variations, 'variation');
        expect(await names({ 'variation_id[0]': 2002 })).toEqual(['Navy', 'Natural']);
        expect(await names({ 'variation_id[0]': 2002, 'variation_id[1]': 2001 })).toEqual(['Natural', 'Navy']);
      },
    ],
    [
      'No parameter sets `proper_price`, `options` or a price',
      async (shop) => {
        const { options, proper_price, variations } = await item(shop, 1001);
        const fields = { proper_price: 5, 'options[0]': 'x', 'variation_id[0]': 2001, 'variation_price[0]': 100 };
        const edited = (await post(shop, '/1/items/edit', { item_id: 1001, ...fields })).item;
        expect(edited).toMatchObject({ options, proper_price, variations });
        expect(edited.variations.flatMap(Object.keys)).not.toContain('variation_price');
      },
    ],
    ['With variations, BASE stores the sum', sumIsStock],
    ['For an item with variations, send the stock of a variation', 'item-stock'],
    ['Digital-content and ClubT items', (shop) => refusesKind(shop, '/1/items/edit', { price: 1 })],
    ['A public migration plan lists SpCase', advice],
  ],
  'items/delete': [
    ['Digital-content and ClubT items', (shop) => refusesKind(shop, '/1/items/delete')],
    ['After a timeout', advice],
    ['Don’t count on getting a deleted item back', advice],
    [
      'BASE doesn’t document what a deletion does to orders of the item',
      async (shop) => {
        const { unique_key } = shop.sandbox.control.placeOrder({ lines: [{ item_id: 1002 }] });
        const before = await order(shop, unique_key);
        await post(shop, '/1/items/delete', { item_id: 1002 });
        expect(await order(shop, unique_key)).toEqual(before);
        expect(before.order_items[0]).toMatchObject({ item_id: 1002, title: 'Enamel mug', price: 1800 });
        expect((await get(shop, '/1/items/detail/1002')).error).toBe('no_item');
        expect((await post(shop, '/1/items/edit', { item_id: 1002, price: 5 })).error).toBe('bad_item_id');
      },
    ],
    [
      'To hide an item',
      async (shop) => {
        await post(shop, '/1/items/edit', { item_id: 1002, visible: 0 });
        expect((await item(shop, 1002)).visible).toBe(0);
      },
    ],
  ],
  'items/add_image': [
    ['Some unofficial texts name', advice],
    [
      'BASE fetches the image',
      async (shop) => {
        for (const image_url of ['http://localhost/a.png', 'http://127.0.0.1/a.png', 'http://10.0.0.1/a.png'])
          expect((await post(shop, '/1/items/add_image', { item_id: 1002, image_no: 2, image_url })).error).toBe(
            'no_image',
          );
      },
    ],
    [
      'JPEG, PNG and GIF',
      async (shop) => {
        const put = async (file: string) =>
          (
            await post(shop, '/1/items/add_image', {
              item_id: 1002,
              image_no: 2,
              image_url: `https://example.com/${file}`,
            })
          ).error;
        expect([await put('a.jpg'), await put('a.png'), await put('a.gif'), await put('a.webp')]).toEqual([
          undefined,
          undefined,
          undefined,
          'no_image',
        ]);
      },
    ],
    [
      'Rely on `origin` only',
      async (shop) => {
        const image_url = 'https://example.com/a.png';
        await post(shop, '/1/items/add_image', { item_id: 1002, image_no: 2, image_url });
        expect(await item(shop, 1002)).toMatchObject({ img2_origin: expect.any(String), img2_300: null });
        shop.sandbox.control.advance(300);
        expect(await item(shop, 1002)).toMatchObject({ img2_300: expect.any(String), img2_sp_640: null });
      },
    ],
    ['In a call recorded in January 2020,', 'image-resize'],
    ['If the slot has an image already', 'image-slot'],
    [
      'No call moves an image',
      () => {
        const takers = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'image_no'));
        expect(takers.map(({ page }) => page)).toEqual(['items/add_image', 'items/delete_image']);
        return Promise.resolve();
      },
    ],
    [
      'Digital-content and ClubT items',
      (shop) => refusesKind(shop, '/1/items/add_image', { image_no: 1, image_url: 'https://example.com/a.png' }),
    ],
  ],
  'items/delete_image': [
    [
      'In the example of the documentation, the other images',
      async (shop) => {
        await post(shop, '/1/items/delete_image', { item_id: 1001, image_no: 1 });
        expect(await item(shop, 1001)).toMatchObject({ img1_origin: null, img2_origin: expect.any(String) });
      },
    ],
    ['The images of digital-content', (shop) => refusesKind(shop, '/1/items/delete_image', { image_no: 1 })],
    ['After a timeout', advice],
  ],
  'items/edit_stock': [
    [
      'The number is absolute',
      async (shop) => {
        expect((await post(shop, '/1/items/edit_stock', { item_id: 1002, stock: 3 })).item.stock).toBe(3);
      },
    ],
    ['Read the stock right before', advice],
    [
      'The call takes IDs, not your codes',
      async (shop) => {
        const fields = { identifier: 'tote', variation_identifier: 'tote-navy', variation_stock: 1 };
        expect((await post(shop, '/1/items/edit_stock', fields)).error).toBe('bad_params');
        const [tote] = (await get(shop, '/1/items')).items;
        expect(tote).toMatchObject({ item_id: 1001, identifier: 'tote' });
        expect(tote.variations[0]).toMatchObject({ variation_id: 2001, variation_identifier: 'tote-navy' });
      },
    ],
    [
      'A call sets the stock of one item or of one variation',
      async (shop) => {
        await post(shop, '/1/items/edit_stock', { item_id: 1001, variation_id: 2001, variation_stock: 1 });
        expect(keys((await item(shop, 1001)).variations, 'variation_stock')).toEqual([1, 4]);
        const indexed = { item_id: 1001, 'variation_id[0]': 2001, 'variation_stock[0]': 2 };
        expect((await post(shop, '/1/items/edit_stock', indexed)).error).toBe('bad_params');
        expect(keys((await item(shop, 1001)).variations, 'variation_stock')).toEqual([1, 4]);
      },
    ],
    ['With variations, BASE stores the sum', sumIsStock],
    ['For an item with variations, send the stock of a variation', 'item-stock'],
    ['BASE doesn’t document whether the call can set the stock of digital-content and ClubT items', 'stock-of-kinds'],
  ],
  'items/delete_variation': [
    [
      'In a recorded response, one variation remained',
      async (shop) => {
        expect((await post(shop, '/1/items/delete_variation', { item_id: 1001, variation_id: 2001 })).item.stock).toBe(
          4,
        );
      },
    ],
    ['BASE doesn’t document what the call does to the last variation of an item', 'last-variation'],
    [
      'The variations of digital-content',
      (shop) => refusesKind(shop, '/1/items/delete_variation', { variation_id: 1 }),
    ],
    ['After a timeout', advice],
  ],
  'categories/index': [
    [
      'The response holds all categories',
      async (shop) => {
        for (let count = 0; count < 30; count += 1) await post(shop, '/1/categories/add', { name: `Shelf ${count}` });
        expect((await get(shop, '/1/categories', { limit: 2 })).categories.length).toBeGreaterThan(30);
      },
    ],
    ['The tree has up to three levels', threeLevels],
    [
      'A category has two identifiers',
      async (shop) => {
        const [first] = (await get(shop, '/1/categories')).categories;
        expect((await post(shop, '/1/categories/add', { name: 'Low', parent_number: first.category_id })).error).toBe(
          'bad_parent_number',
        );
        const { categories } = await post(shop, '/1/categories/add', { name: 'Low', parent_number: first.number });
        expect(categories.at(-1).parent_number).toBe(first.number);
      },
    ],
    [
      '`code` joins the numbers from the top',
      async (shop) => {
        const [parent] = (await get(shop, '/1/categories')).categories;
        const { number, code } = (
          await post(shop, '/1/categories/add', { name: 'Low', parent_number: parent.number })
        ).categories.at(-1);
        expect(code).toBe(`${parent.code}-${String(number).padStart(4, '0')}`);
      },
    ],
    ['To show categories to visitors', advice],
  ],
  'categories/add': [
    ['Send a `list_order` that no category with the same parent has', 'list-sizes'],
    [
      'The response of a recorded call holds all categories',
      async (shop) => {
        const before = (await get(shop, '/1/categories')).categories;
        expect((await post(shop, '/1/categories/add', { name: 'New' })).categories).toHaveLength(before.length + 1);
      },
    ],
    [
      '`parent_number` takes the `number`',
      async (shop) => {
        expect((await post(shop, '/1/categories/add', { name: 'Low', parent_number: 3001 })).error).toBe(
          'bad_parent_number',
        );
      },
    ],
    ['The tree has up to three levels', threeLevels],
    [
      'In a recorded call, the new category',
      async (shop) => {
        const numbers = keys((await get(shop, '/1/categories')).categories, 'number').map(Number);
        const { categories } = await post(shop, '/1/categories/add', { name: 'New' });
        expect(categories.at(-1).number).toBe(Math.max(...numbers) + 1);
      },
    ],
  ],
  'categories/edit': [
    [
      'The parent cannot change',
      async (shop) => {
        const tree = async () => keys((await get(shop, '/1/categories')).categories, 'parent_number');
        const before = await tree();
        await post(shop, '/1/categories/edit', { category_id: 3003, name: 'Moved', parent_number: 1 });
        expect(await tree()).toEqual(before);
      },
    ],
    [
      'In a recorded call, parameters',
      async (shop) => {
        const [before] = (await get(shop, '/1/categories')).categories;
        const { categories } = await post(shop, '/1/categories/edit', {
          category_id: before.category_id,
          list_order: 9,
        });
        expect(categories[0]).toEqual({ ...before, list_order: 9 });
      },
    ],
    ['To sort categories', advice],
    ['Leave `name` out, or send one that is not empty', 'empty-name'],
  ],
  'categories/delete': [
    [
      'A recorded call deleted a category',
      async (shop) => {
        expect(
          keys((await post(shop, '/1/categories/delete', { category_id: 3003 })).categories, 'category_id'),
        ).not.toContain(3003);
      },
    ],
    ['BASE doesn’t document what happens to subcategories and to the items in the category', 'category-delete'],
    ['To find the items', advice],
  ],
  'item_categories/detail': [
    [
      'An item can be in several',
      async (shop) => {
        expect((await get(shop, '/1/item_categories/detail/1001')).item_categories.length).toBeGreaterThan(1);
      },
    ],
    [
      'The ID of the item is part of the path',
      async ({ send }) => {
        expect((await send('GET', '/1/item_categories/detail', { item_id: 1001 })).status).toBe(400);
      },
    ],
    [
      'The response has no names',
      async (shop) => {
        const [{ category_id, ...rest }] = (await get(shop, '/1/item_categories/detail/1001')).item_categories;
        expect(rest).not.toHaveProperty('name');
        const { categories } = await get(shop, '/1/categories');
        expect(categories).toContainEqual(expect.objectContaining({ category_id, name: expect.any(String) }));
      },
    ],
    [
      '`item_category_id` identifies',
      async (shop) => {
        const [{ item_category_id }] = (await get(shop, '/1/item_categories/detail/1001')).item_categories;
        const { item_categories } = await post(shop, '/1/item_categories/delete', { item_category_id });
        expect(keys(item_categories, 'item_category_id')).not.toContain(item_category_id);
      },
    ],
  ],
  'item_categories/add': [
    [
      'In the example of 2019, the response holds three assignments',
      async (shop) => {
        await post(shop, '/1/item_categories/add', { item_id: 1002, category_id: 3001 });
        const { item_categories } = await post(shop, '/1/item_categories/add', { item_id: 1002, category_id: 3003 });
        expect(keys(item_categories, 'category_id')).toEqual(expect.arrayContaining([3001, 3003]));
      },
    ],
    ['To put an item into several', advice],
    [
      'BASE doesn’t document whether an item in a subcategory also counts as an item of the parent',
      'items-of-subcategories',
    ],
    ['Before you repeat a call for the same category', 'repeated-assignments'],
    ['The parameter table marks `category_id` as optional', 'assignment-without-category'],
  ],
  'item_categories/delete': [
    [
      'Send the `item_category_id`',
      async (shop) => {
        expect((await post(shop, '/1/item_categories/delete', { item_category_id: 3001 })).error).toBe(
          'bad_item_category_id',
        );
      },
    ],
    [
      'When the last assignment was gone',
      async (shop) => {
        const assigned = (await get(shop, '/1/item_categories/detail/1001')).item_categories;
        const left = [];
        for (const { item_category_id } of assigned)
          left.push((await post(shop, '/1/item_categories/delete', { item_category_id })).item_categories);
        expect(left).toEqual([assigned.slice(1), []]);
      },
    ],
  ],
  'orders/index': [
    ['A shipping client in production reads only the first 100 orders', 'order-of-orders'],
    ['Orders of digital content may never become', advice],
    [
      'The call has no filter',
      async ({ send, sandbox }) => {
        sandbox.control.placeOrder({ payment: 'cvs' });
        const all = await send('GET', '/1/orders', { limit: 100 });
        expect((await send('GET', '/1/orders', { limit: 100, dispatch_status: 'unpaid' })).body).toEqual(all.body);
      },
    ],
    ['Before you ship an order', advice],
    ['For deferred payment, BASE doesn’t document the `dispatch_status`', 'parcel-journey'],
    [
      'In a recorded order, its cancellation changed `modified`',
      async (shop) => {
        const { unique_key } = shop.sandbox.control.placeOrder();
        shop.sandbox.control.advance(60);
        shop.sandbox.control.cancelOrder(unique_key);
        const { cancelled, modified, ordered } = await order(shop, unique_key);
        expect(modified).toBe(cancelled);
        expect(modified).toBeGreaterThan(ordered);
      },
    ],
    ['BASE doesn’t document whether every change of an order', advice],
    ['See [what each status means]', advice],
    [
      'Some unofficial texts use `order_id`',
      async (shop) => {
        const [listed] = (await get(shop, '/1/orders')).orders;
        const { order_items, ...rest } = await order(shop, listed.unique_key);
        for (const name of ['unique_key', 'ordered', 'total'])
          expect([listed[name], rest[name]]).not.toContain(undefined);
        for (const name of ['title', 'amount']) expect(order_items[0]).toHaveProperty(name);
      },
    ],
    ['The response holds no total', (shop) => noPaging(shop, '/1/orders', 'orders')],
    ['Read all pages of a range before you decide what is new', 'order-of-orders'],
    [
      'The list includes orders that the sales partner app',
      async (shop) => {
        const { unique_key } = shop.sandbox.control.placeOrder({ partnerShop: true });
        expect(keys((await get(shop, '/1/orders')).orders, 'unique_key')).toContain(unique_key);
      },
    ],
  ],
  'orders/detail': [
    ['Reports of September 2026 quote', advice],
    [
      'A line can be canceled while the order stays',
      async (shop) => {
        const lines = [{ item_id: 1002 }, { item_id: 1001, variation_id: 2001 }];
        const { unique_key, order_items } = shop.sandbox.control.placeOrder({ payment: 'cod', lines });
        await ship(shop, order_items[0]?.order_item_id ?? 0, { status: 'cancelled' });
        const { dispatch_status, order_items: after } = await order(shop, unique_key);
        expect([dispatch_status, keys(after, 'status')]).toEqual(['ordered', ['cancelled', 'ordered']]);
      },
    ],
    ['Every [order line](/api/orders/detail#field-order-order_items) has its own status', advice],
    [
      'A shipping client checks `total` against several sums',
      async (shop) => {
        const { orders } = await get(shop, '/1/orders', { limit: 100 });
        for (const { unique_key } of orders) {
          const each = await order(shop, unique_key);
          if (each.dispatch_status === 'cancelled') continue; // the next note
          const lines = each.order_items.filter(({ status }: { status: string }) => status !== 'cancelled');
          const goods = lines.reduce((sum: number, { total }: { total: number }) => sum + total, 0);
          const less = each.order_discount.discount + each.order_header_coin.discount;
          const more = each.shipping_fee + each.cod_fee + each.order_amount_adjustment.adjusted_amount;
          expect([unique_key, each.total]).toEqual([unique_key, goods + more - less]);
        }
      },
    ],
    ['The service fee is `order_charge.collected_fee`', advice],
    ['Orders of the sales partner app', advice],
    [
      'In a recorded response of a fully canceled order',
      async (shop) => {
        const placed = shop.sandbox.control.placeOrder();
        shop.sandbox.control.cancelOrder(placed.unique_key);
        const { orders } = await get(shop, '/1/orders');
        expect(orders.find(({ unique_key }: { unique_key: string }) => unique_key === placed.unique_key).total).toBe(0);
        const { total, shipping_fee, order_items } = await order(shop, placed.unique_key);
        expect([total, shipping_fee, order_items[0].total]).toEqual([
          0,
          placed.shipping_fee,
          placed.order_items[0]?.total,
        ]);
      },
    ],
    [
      'Where does the parcel go?',
      async (shop) => {
        const placed = async (receiver?: NewOrder['receiver']) =>
          order(shop, shop.sandbox.control.placeOrder(receiver === undefined ? {} : { receiver }).unique_key);
        expect(new Set(Object.values((await placed(null)).order_receiver))).toEqual(new Set([null]));
        const { order_receiver: copy, ...buyer } = await placed();
        expect(buyer).toMatchObject(copy);
        const { order_receiver: other, address } = await placed({ first_name: '一郎', address: '札幌市' });
        expect(other).toMatchObject({ first_name: '一郎', last_name: '佐藤', address: '札幌市' });
        expect(other.address).not.toBe(address);
      },
    ],
    ['`first_name` is the given name', advice],
    [
      'Country, postal code, address',
      async (shop) => {
        const placed = await order(shop, shop.sandbox.control.placeOrder({ partnerShop: true }).unique_key);
        expect(placed).toMatchObject({ country: null, zip_code: null, address: null, mail_address: null, tel: null });
      },
    ],
    [
      'In a recorded order, the blocks of payment methods',
      async (shop) => {
        const { cvs_payment_transaction } = await order(shop, shop.sandbox.control.placeOrder().unique_key);
        expect(cvs_payment_transaction).toEqual({ collected_fee: null, status: null });
      },
    ],
    ['A payment block belongs to the `payment` codes', 'payment-blocks'],
  ],
  'orders/edit_status': [
    ['After a cancellation, read the [item]', 'cancelled-stock'],
    ['Treat every error of a deferred payment that is already `shipping`', 'repeated-lines'],
    [
      'A call changes one order line',
      async (shop) => {
        const lines = [{ item_id: 1002 }, { item_id: 1001, variation_id: 2001 }];
        const { order_items } = shop.sandbox.control.placeOrder({ lines });
        const [one, two] = order_items.map(({ order_item_id }) => order_item_id);
        expect((await ship(shop, one ?? 0, { status: 'dispatched' })).order.dispatch_status).toBe('ordered');
        expect((await ship(shop, two ?? 0, { status: 'dispatched' })).order.dispatch_status).toBe('dispatched');
      },
    ],
    [
      'Only `ordered` can change',
      async (shop) => {
        const lineOf = (order: NewOrder) => shop.sandbox.control.placeOrder(order).order_items[0]?.order_item_id ?? 0;
        const change = async (line: number, status: string) => ship(shop, line, { status });
        const cod = lineOf({ payment: 'cod' });
        await change(cod, 'cancelled');
        expect((await change(cod, 'dispatched')).error).toBe('not_change_status');
        expect((await change(lineOf({ unshippable: true }), 'dispatched')).error).toBe('not_change_status');
        const unpaid = lineOf({ payment: 'cvs' });
        expect((await change(unpaid, 'dispatched')).error).toBe('not_change_status_cvs');
      },
    ],
    [
      'Only cash-on-delivery orders can be canceled',
      async (shop) => {
        const cancel = async (payment: NewOrder['payment']) =>
          ship(shop, shop.sandbox.control.placeOrder({ payment }).order_items[0]?.order_item_id ?? 0, {
            status: 'cancelled',
          });
        expect((await cancel('creditcard')).error).toBe('not_cancel_credit_card');
        expect((await cancel('cod')).order.dispatch_status).toBe('cancelled');
      },
    ],
    [
      'Report the dispatch of an order with deferred payment',
      async (shop) => {
        const { unique_key, order_items } = shop.sandbox.control.placeOrder({ payment: 'atobarai' });
        const id = order_items[0]?.order_item_id ?? 0;
        expect((await ship(shop, id, { status: 'dispatched' })).error).toBe('not_change_status_atobarai');
        const parcel = { atobarai_status: 'shipping', delivery_company_id: 1, tracking_number: 'AB12' };
        expect((await ship(shop, id, parcel)).order.dispatch_status).toBe('shipping');
        expect((await ship(shop, id, parcel)).error).toBe('not_change_status');
        const token = await shop.later(2 * 86_400);
        const { body } = await shop.send('GET', `/1/orders/detail/${unique_key}`, {}, token);
        expect(body.order).toMatchObject({
          dispatch_status: 'dispatched',
          atobarai_payment_transaction: { status: 'arrived' },
        });
      },
    ],
    ['The documentation does not say which status the order has', 'parcel-journey'],
    ['For orders without deferred payment, put', 'tracking-of-ordinary-orders'],
    ['Check the text of `add_comment` before', advice],
    ['The code of a warehouse client of 2021 sends', 'tracking-of-ordinary-orders'],
    [
      'The 2019 example prints `payment`',
      async (shop) => {
        expect((await order(shop, shop.sandbox.control.placeOrder({ payment: 'cod' }).unique_key)).payment).toBe('cod');
      },
    ],
    ['Read the order before you call again', 'repeated-lines'],
  ],
  'savings/index': [
    ['The shop receives `drawings` minus', advice],
    ['Do not compute fees yourself', advice],
    ['In 2019, the administrative fee', advice],
    ['In February 2020, a payout took 10 business days', advice],
    ['In September 2026, reports quote the help center', advice],
    ['The same reports name two faster payouts', advice],
    ['Expect these fees in `early_transfer_fee`', advice],
    ['A token of [`connect.ts`]', advice],
    ['To get the scope, select it', advice],
    ['A payout names no orders', advice],
    ['No call returns the balance of the shop', advice],
    ['The response holds no total', (shop) => noPaging(shop, '/1/savings', 'savings')],
    ['The filters compare the day', advice],
    ['BASE doesn’t document the sort order of the list or the time zone of the dates', 'japan-time'],
  ],
  'delivery_companies/index': [
    [
      'The call needs an access token, but no scope',
      async ({ send }) => {
        expect((await send('GET', '/1/delivery_companies', {}, secrets.profileToken)).status).toBe(200);
      },
    ],
    [
      'The documentation of 2019 shows three companies',
      async (shop) => {
        expect((await get(shop, '/1/delivery_companies')).delivery_companies).toHaveLength(3);
      },
    ],
    ['Read the list at run time', advice],
    ['Look the company up by name', advice],
  ],
  'search/index': [
    ['Those of an OAuth application', advice],
    [
      'The client ID and secret are those of the Search API',
      async (shop) => {
        expect((await get(shop, '/1/search', { client_id, client_secret, q: 'tote' })).error).toBe('auth_error');
      },
    ],
    ['Both are sent in the query string', advice],
    ['BASE doesn’t document how soon the search knows of a change', 'search-delay'],
    ['A public template of October 2020', advice],
    ['The limit of the Search API', twoQuotas],
    ['Count these calls together', twoQuotas],
    [
      'The search does not find hidden items',
      async (shop) => {
        const { items } = await get(shop, '/1/search', { ...searchPair, q: 'apron', size: 50 });
        expect(keys(items, 'item_id')).not.toContain(1003);
        expect(keys(items, 'visible')).not.toContain(0);
      },
    ],
    [
      '`found` is the total',
      async (shop) => {
        const page = (start: number) => get(shop, '/1/search', { ...searchPair, q: 'tote', size: 1, start });
        const [first, second] = [await page(0), await page(1)];
        expect([first.items.length, second.items.length, first.found > 1]).toEqual([1, 1, true]);
        expect(second.items[0].item_id).not.toBe(first.items[0].item_id);
      },
    ],
    ['No other list of the API is known to have one', advice],
  ],
  'search/refresh': [
    [
      'A call takes up to 50 item IDs',
      async (shop) => {
        const ask = async (count: number) =>
          (await get(shop, '/1/search/refresh', { ...searchPair, shop_id: 'x', item_id: Array(count).fill(7).join() }))
            .error;
        expect([await ask(50), await ask(51)]).toEqual([undefined, 'bad_params']);
      },
    ],
    [
      'The response omits deleted items',
      async (shop) => {
        const { shop_id } = (await get(shop, '/1/users/me')).user;
        await post(shop, '/1/items/delete', { item_id: 1002 });
        shop.sandbox.control.advance(3600);
        const { items } = await get(shop, '/1/search/refresh', { ...searchPair, shop_id, item_id: '1001,1002' });
        expect(keys(items, 'item_id')).toEqual([1001]);
      },
    ],
    [
      '`visible`, `list_order`, `identifier`',
      async (shop) => {
        const { items } = await get(shop, '/1/search/refresh', { ...searchPair, shop_id: 'north-pier', item_id: 801 });
        for (const name of ['visible', 'list_order', 'identifier', 'proper_price'])
          expect(items[0]).not.toHaveProperty(name);
      },
    ],
    [
      'It has no variations either',
      async (shop) => {
        const { items } = await get(shop, '/1/search/refresh', { ...searchPair, shop_id: 'north-pier', item_id: 801 });
        expect(items[0]).not.toHaveProperty('variations');
      },
    ],
    ['The limit of the Search API', twoQuotas],
    ['Count these calls together', twoQuotas],
  ],
};

const notes = operations.flatMap(({ page, notes: texts }) => texts.map(({ text }) => [page, text] as const));
const proofOf = (page: string, text: string) => proofs[page]?.find(([beginning]) => text.startsWith(beginning));

describe('what a page says is what the sandbox does', () => {
  const tried = notes.flatMap(([page, text]) => {
    const proof = proofOf(page, text)?.[1];
    return typeof proof === 'function' ? [[page, text, proof] as const] : [];
  });
  it.each(tried)('%s: %s', async (_page, _text, proof) => proof(testSandbox()));
});

it('every note is tried, decided or advice, and nothing else is', () => {
  expect(notes.filter(([page, text]) => proofOf(page, text) === undefined)).toEqual([]);
  const idle = Object.entries(proofs).flatMap(([page, list]) =>
    list.filter(([beginning]) => !notes.some(([where, text]) => where === page && text.startsWith(beginning))),
  );
  expect(idle).toEqual([]);
});
