import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownLimits } from '../parameters/rule.ts';
import { createSandbox, type Sandbox } from '../sandbox/create-sandbox.ts';
import { credentials } from '../sandbox/credentials.ts';
import { limits } from '../sandbox/limits.ts';
import { type SandboxServer, serveSandbox } from './serve-sandbox.ts';

/** The character that takes the most room in JSON: `\u0001`. */
const costly = '\u0001';

let sandbox: Sandbox;
let server: SandboxServer;
beforeEach(async () => {
  sandbox = createSandbox({ now: Date.now });
  server = await serveSandbox(sandbox, 0);
});
afterEach(() => server.close());

/** Saves the shop and loads what was saved; the status of the loading, and how many bytes it were. */
async function saveAndLoad(): Promise<{ status: number; bytes: number; fault?: string }> {
  const state = await (await fetch(`${server.origin}/sandbox/state`)).arrayBuffer();
  const answer = await fetch(`${server.origin}/sandbox/state`, { method: 'PUT', body: state });
  return { status: answer.status, bytes: state.byteLength, fault: (await answer.json()).error_description };
}

it('full of orders with the longest texts can be loaded again', async () => {
  const send = async (path: string, fields: object, headers: Record<string, string> = {}) =>
    (
      await fetch(`${server.origin}${path}`, { method: 'POST', headers, body: new URLSearchParams(Object(fields)) })
    ).json();
  const long = costly.repeat(ownLimits.text);
  const variation = { variation: 'S', variation_stock: '999999', variation_identifier: long, barcode: long };
  const goods = Object.fromEntries(Object.entries(variation).map(([name, value]) => [`${name}[0]`, value]));
  const { item } = await send(
    '/1/items/add',
    { title: 'Bag', price: '1', stock: '1', identifier: long, ...goods },
    { Authorization: `Bearer ${credentials.accessToken}` },
  );
  const line = { item_id: item.item_id, variation_id: item.variations[0].variation_id };
  const order = { lines: Array.from({ length: limits.linesOfOrder }, () => line), remark: long };
  const place = () => fetch(`${server.origin}/sandbox/orders`, { method: 'POST', body: JSON.stringify(order) });
  let answer = await place();
  for (let count = 0; count < 100 && answer.status === 200; count += 1) answer = await place();
  expect((await answer.json()).error_description).toContain(`expected at most ${limits.text} characters of text`);
  expect((await saveAndLoad()).status).toBe(200);
});

it('with as many things of each kind as it holds can be loaded again', async () => {
  const { shop, ...state } = sandbox.control.save();
  /** As many entries as there may be, all like one, with the highest numbers. */
  const many = (entries: readonly (readonly [unknown, unknown])[], amount: number, more: object = {}) =>
    Array.from(
      { length: amount },
      (_, at) => [keyLike(entries[0]?.[0], 999_900_000 + at), { ...highest(entries[0]?.[1]), ...more }] as const,
    );
  const { variations: _, images: __, ...item } = Object(shop.items[0]?.[1]);
  const [variation] = Object(shop.items[0]?.[1]).variations;
  const [order, grant] = [Object(shop.orders[0]?.[1]), Object(shop.codes[0]?.[1])];
  const file = `${'0'.repeat(32)}.jpeg`;
  const images = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at + 1, { file, resized: false }]));
  const imagesOf = Math.floor(limits.text / (20 * file.length));
  const grants = many([['', grant]], limits.grants, { redirectUri: costly.repeat(limits.oauthValue) });
  // The search still knows what was deleted within the last hour.
  const items = many([[0, { ...item, images: {} }]], limits.items, {
    variations: Array.from({ length: 5 }, () => highest(variation)),
  });
  const found = [...items, ...items];
  const fullest = {
    ...shop,
    items: [...items],
    found: found.map(([id, each], at) => [id, at < imagesOf ? { ...each, images } : each]),
    categories: [...many(shop.categories, limits.categories, { name: costly.repeat(limits.text / limits.categories) })],
    itemCategories: many(shop.itemCategories, limits.assignments),
    orders: many([['', order]], limits.orders, {
      order_items: Array.from({ length: limits.orderLines / limits.orders }, () => highest(order.order_items[0])),
    }),
    codes: grants,
    accessTokens: grants,
    refreshTokens: grants,
    later: [
      ...found.map(() => ({ at: 1e10, do: 'index', item: 999_999_999 })),
      ...Array.from({ length: 20 * limits.items }, () => ({
        at: 1e10,
        do: 'resize',
        item: 999_999_999,
        slot: 20,
        file,
      })),
    ],
  };
  sandbox.control.load({ ...state, shop: fullest });
  expect(await saveAndLoad()).toEqual({ status: 200, bytes: expect.any(Number) });
});

/** A number as the keys of a map are: orders and tokens have texts. */
function keyLike(key: unknown, number: number): unknown {
  return typeof key === 'number' ? number : String(number);
}

/** The same thing, with the highest number wherever it has one. */
function highest(thing: unknown): object {
  return JSON.parse(JSON.stringify(thing), (_, value) => (typeof value === 'number' ? ownLimits.highest : value));
}
