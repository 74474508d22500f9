import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { type App, callApi, requestTokens } from '@shop-docs/client';
import { listen } from '@shop-docs/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBrowser } from '../../../scripts/setup/find-browser.mjs';
import { type Started, startSandbox } from '../src/cli/start-sandbox.ts';
import { credentials } from '../src/sandbox/credentials.ts';
import type { Order } from '../src/sandbox/shop.ts';
import { cancelOrder, shipOrder } from './fulfill-order.ts';
import { type Goods, importCatalog } from './import-catalog.ts';
import { syncOrders } from './sync-orders.ts';
import { all } from './test-all.ts';

const quarter = 15 * 60;
const rounds = (3 * 86_400) / quarter;
const { clientId, clientSecret } = credentials;
const catalog = Array.from(
  { length: 200 },
  (_, at): Goods => ({
    identifier: `import-${at}`,
    title: `Import ${at}`,
    price: 1000 + at,
    images: [`https://images.example.com/${at}.jpg`],
    categories: [at % 2 ? 'Imported' : 'Imported, in sizes'],
    ...(at % 2
      ? { stock: 40 }
      : {
          variations: [
            { name: 'S', stock: 20 },
            { name: 'L', stock: 20 },
          ],
        }),
  }),
);

let folder: string;
let server: Started;
let lines: string[];
beforeAll(async () => {
  [folder, lines] = [await mkdtemp(join(tmpdir(), 'integration-day-')), []];
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true });
});

/** Starts the sandbox, which goes on from its file when it was there before. Strict: what would be misread fails. */
async function start(redirectUri: string): Promise<App> {
  server = await startSandbox('--strict', '--state', join(folder, 'shop.json'), '--redirect-uri', redirectUri);
  const wait = (milliseconds: number) => control('clock', { advance: Math.ceil(milliseconds / 1000) });
  return { host: server.origin, clientId, clientSecret, redirectUri, tokenFile: join(folder, 'tokens.json'), wait };
}

async function control<Result>(path: string, body: object): Promise<Result> {
  const response = await fetch(`${server.origin}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

/** The owner approves: in a browser where there is one. Returns the code that arrives at the callback. */
async function approve(app: App, arrived: Promise<URL>): Promise<string> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: app.redirectUri,
    scope: 'read_items write_items read_orders write_orders',
    state: 's1',
  });
  const executablePath = findBrowser();
  if (executablePath) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    const page = await browser.newPage();
    await page.goto(`${app.host}/1/oauth/authorize?${query}`);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Connected').waitFor();
    await browser.close();
  } else {
    query.set('decision', 'approve');
    await fetch(`${app.host}/1/oauth/authorize`, { method: 'POST', body: query });
  }
  const { searchParams } = await arrived;
  expect(searchParams.get('state')).toBe('s1');
  return searchParams.get('code') ?? '';
}

interface ShopItem {
  readonly identifier: string | null;
  readonly stock: number;
  readonly img1_origin: string | null;
}

it('carries an integration through three days: nothing is lost, nothing is there twice', {
  timeout: 240_000,
}, async () => {
  let arrive: (url: URL) => void;
  const arrived = new Promise<URL>((resolve) => {
    arrive = resolve;
  });
  const callback = await listen(
    ({ url = '/' }, response) => {
      arrive(new URL(url, 'http://localhost'));
      response.setHeader('Content-Type', 'text/html').end('<p>Connected</p>');
    },
    { port: 0 },
  );
  let app = await start(`${callback.url}/callback`);
  await requestTokens(app, { grant_type: 'authorization_code', code: await approve(app, arrived) });
  await callback.stop(0);

  await all(importCatalog(app, catalog));
  await all(importCatalog(app, catalog)); // finds everything there
  const file = join(folder, 'orders.json');
  const first = await all(syncOrders(app, file));
  expect(first.length).toBeGreaterThan(20);

  const shop: ShopItem[] = [];
  for (let offset = 0; offset < 300; offset += 100)
    shop.push(...(await callApi<{ items: ShopItem[] }>(app, 'GET', '/1/items', { limit: 100, offset })).items);
  const imported = shop.filter(({ identifier }) => identifier?.startsWith('import-'));
  expect(new Set(imported.map(({ identifier }) => identifier)).size).toBe(200);
  expect(imported).toHaveLength(200);
  for (const { stock, img1_origin } of imported) expect([stock, typeof img1_origin]).toEqual([40, 'string']);

  const seen = new Map<string, number>();
  const placed: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await control('clock', { advance: quarter });
    if (round % 4 === 0) {
      const payment = round % 8 === 0 ? 'cod' : 'creditcard';
      const { order } = await control<{ order: Order }>('orders', {
        payment,
        lines: [{ item_id: 1024 + 1 + 2 * (round % 90) }],
      });
      placed.push(order.unique_key);
      if (round % 24 === 0) await control('orders/cancel', { unique_key: order.unique_key });
      else if (round % 24 === 8) await cancelOrder(app, order.unique_key);
      else if (round % 12 === 4) await shipOrder(app, order.unique_key, '佐川急便', String(round));
    }
    if (round === 99) await control('quotas', { exhaust: 'hour' });
    if (round === 150) {
      lines.push(...server.lines());
      await server.end('SIGTERM');
      app = await start(app.redirectUri);
    }
    for await (const { unique_key } of syncOrders(app, file)) seen.set(unique_key, (seen.get(unique_key) ?? 0) + 1);
  }
  lines.push(...server.lines());

  expect(placed).toHaveLength(72);
  // Every order once: what became of it in the same quarter of an hour was there when it was read.
  expect(placed.map((key) => seen.get(key))).toEqual(placed.map(() => 1));
  const orders: Order[] = JSON.parse(await readFile(file, 'utf8'));
  expect(new Set(orders.map(({ unique_key }) => unique_key)).size).toBe(orders.length);
  expect(orders).toHaveLength(first.length + 72);
  const statuses = orders.filter(({ unique_key }) => placed.includes(unique_key)).map((each) => each.dispatch_status);
  const count = (status: string) => statuses.filter((each) => each === status).length;
  expect([count('cancelled'), count('dispatched'), count('ordered')]).toEqual([24, 24, 24]);
  expect(lines.filter((line) => line.includes(' 400 ') && line.includes('expected at most 5000'))).not.toEqual([]);
  // An access token lives for an hour: it was refreshed about as often.
  expect(lines.filter((line) => line.startsWith('POST /1/oauth/token 200')).length).toBeGreaterThan(60);
});
