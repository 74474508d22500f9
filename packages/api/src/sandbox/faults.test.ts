import { describe, expect, it } from 'vitest';
import { credentials } from './credentials.ts';
import { testSandbox } from './test-sandbox.ts';

type Sandbox = ReturnType<typeof testSandbox>;
const ids = (list: readonly Record<string, unknown>[], name: string) => list.map((each) => each[name]);

async function addItem({ send }: Sandbox, fields: Record<string, string | number> = {}) {
  return (await send('POST', '/1/items/add', { title: 'Bag', price: 1, stock: 1, ...fields })).body.item;
}

describe('ids', () => {
  it('stay numbers of their own after the last category is gone', async () => {
    const { send } = testSandbox();
    for (const category_id of [3001, 3003]) await send('POST', '/1/categories/delete', { category_id });
    await send('POST', '/1/categories/add', { name: 'One' });
    const { body } = await send('POST', '/1/categories/add', { name: 'Two' });
    expect(ids(body.categories, 'category_id')).toEqual([3004, 3005]);
    expect(ids(body.categories, 'number')).toEqual([4, 5]);
  });

  it('of assignments stay numbers after the item that had them all is gone', async () => {
    const { send } = testSandbox();
    await send('POST', '/1/items/delete', { item_id: 1001 });
    await send('POST', '/1/item_categories/add', { item_id: 1002, category_id: 3001 });
    const { body } = await send('POST', '/1/item_categories/add', { item_id: 1002, category_id: 3003 });
    expect(ids(body.item_categories, 'item_category_id')).toEqual([4003, 4004]);
  });

  it('are not given again after the newest thing is deleted', async () => {
    const shop = testSandbox();
    const first = await addItem(shop, { 'variation[0]': 'S', 'variation_stock[0]': 1 });
    await shop.send('POST', '/1/items/delete', { item_id: first.item_id });
    const second = await addItem(shop, { 'variation[0]': 'S', 'variation_stock[0]': 1 });
    expect(second.item_id).toBeGreaterThan(first.item_id);
    expect(second.variations[0].variation_id).toBeGreaterThan(first.variations[0].variation_id);
  });

  it('are not used up by calls that are refused', async () => {
    const shop = testSandbox();
    const first = await addItem(shop);
    await shop.send('POST', '/1/items/add', { title: 'Bag', price: 1, stock: 1, 'variation[0]': 'S' });
    expect((await addItem(shop)).item_id).toBe(first.item_id + 1);
  });
});

it('the stock of an item is 0 when its last variation is gone', async () => {
  const { send } = testSandbox();
  for (const variation_id of [2001, 2002])
    await send('POST', '/1/items/delete_variation', { item_id: 1001, variation_id });
  expect((await send('GET', '/1/items/detail/1001')).body.item).toMatchObject({ variations: [], stock: 0 });
});

it('the Search API takes its own pair only, and OAuth its own', async () => {
  const { send } = testSandbox();
  const { clientId, clientSecret, searchClientId, searchClientSecret, code, redirectUri } = credentials;
  const search = (client_id: string, client_secret: string) =>
    send('GET', '/1/search', { client_id, client_secret, q: 'tote' });
  expect((await search(clientId, clientSecret)).body.error).toBe('auth_error');
  expect((await search(searchClientId, searchClientSecret)).status).toBe(200);
  const exchange = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
  const { body } = await send('POST', '/1/oauth/token', {
    ...exchange,
    client_id: searchClientId,
    client_secret: searchClientSecret,
  });
  expect(body.error).toBe('unauthorized_client');
});

describe('an image address', () => {
  const add = async (image_url: string) =>
    (await testSandbox().send('POST', '/1/items/add_image', { item_id: 1002, image_no: 2, image_url })).body;

  it.each([
    'http://localhost/a.png',
    'http://localhost:8080/a.png',
    'http://127.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://10.0.0.7/a.png',
    'http://192.168.1.7/a.png',
    'http://172.20.0.7/a.png',
    'http://printer.local/a.png',
    'https://example.com/page.html',
  ])('%s cannot be fetched', async (address) => {
    expect((await add(address)).error).toBe('no_image');
  });

  it.each(['https://example.com/a.JPG', 'https://example.com/image/123', 'https://example.com/i?name=a.php'])(
    '%s can',
    async (address) => {
      expect((await add(address)).item.img2_origin).toMatch(/\.jpg$/);
    },
  );
});

it('a resized copy belongs to the image that is in the slot by then', async () => {
  const { send, sandbox } = testSandbox();
  const put = (name: string) =>
    send('POST', '/1/items/add_image', { item_id: 1002, image_no: 2, image_url: `https://example.com/${name}.png` });
  await put('first');
  sandbox.control.advance(200);
  await put('second');
  sandbox.control.advance(150);
  const image = async () => (await send('GET', '/1/items/detail/1002')).body.item.img2_300;
  expect(await image()).toBeNull();
  sandbox.control.advance(150);
  expect(await image()).toContain('width=300');
});
