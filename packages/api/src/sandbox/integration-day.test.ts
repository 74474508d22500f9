import { expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { credentials } from './credentials.ts';
import { start } from './test-sandbox.ts';

const redirect_uri = 'http://localhost:8080/callback';
const client = { client_id: credentials.clientId, client_secret: credentials.clientSecret, redirect_uri };
const quarter = 15 * 60;

/** A small integration: it keeps its tokens, refreshes them when they end, waits when a quota is used up. */
class Integration {
  private access = '';
  private refresh = '';
  readonly orders = new Map<string, string>();
  arrivals = 0;
  refreshed = 0;
  waits = 0;

  constructor(private sandbox: Sandbox) {}

  /** Goes on with another sandbox, as after a restart. */
  move(sandbox: Sandbox): void {
    this.sandbox = sandbox;
  }

  private async send(method: string, path: string, fields: Record<string, string | number>, token = this.access) {
    const sent = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    const url = `https://api.thebase.in${path}${method === 'GET' ? `?${sent}` : ''}`;
    const headers = { Authorization: `Bearer ${token}` };
    return this.sandbox.fetch(new Request(url, { method, headers, body: method === 'POST' ? sent : null }));
  }

  async connect(): Promise<void> {
    const request = { response_type: 'code', client_id: client.client_id, redirect_uri, state: 's1' };
    const scope = 'read_items write_items read_orders write_orders';
    const page = await this.send('GET', '/1/oauth/authorize', { ...request, scope });
    expect(await page.text()).toContain('value="approve"');
    const answer = await this.send('POST', '/1/oauth/authorize', { ...request, scope, decision: 'approve' });
    const back = new URL(answer.headers.get('Location') ?? '');
    expect(back.searchParams.get('state')).toBe('s1');
    await this.token({ grant_type: 'authorization_code', code: back.searchParams.get('code') ?? '' });
  }

  private async token(fields: Record<string, string>): Promise<void> {
    const response = await this.send('POST', '/1/oauth/token', { ...client, ...fields });
    const { access_token, refresh_token } = await response.json();
    expect(response.status).toBe(200);
    [this.access, this.refresh] = [access_token, refresh_token];
  }

  async call(
    method: string,
    path: string,
    fields: Record<string, string | number> = {},
  ): Promise<Record<string, unknown>> {
    const response = await this.send(method, path, fields);
    const body = await response.json();
    if (response.status === 200) return body;
    if (body.error === 'invalid_request' && body.error_description === 'アクセストークンが無効です。') {
      this.refreshed += 1;
      await this.token({ grant_type: 'refresh_token', refresh_token: this.refresh });
      return this.call(method, path, fields);
    }
    if (body.error !== 'hour_api_limit') throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
    this.waits += 1;
    this.sandbox.control.advance(3600 - (this.sandbox.control.now() % 3600));
    return this.call(method, path, fields);
  }

  /** Reads the orders of the last two days, page by page, and notes each once with its newest status. */
  async sync(): Promise<void> {
    const since = new Date((this.sandbox.control.now() + 9 * 3600 - 2 * 86_400) * 1000).toISOString().slice(0, 10);
    for (let offset = 0; ; offset += 100) {
      const { orders } = await this.call('GET', '/1/orders', { start_ordered: since, limit: 100, offset });
      for (const order of orders as { unique_key: string; dispatch_status: string }[]) {
        if (!this.orders.has(order.unique_key)) this.arrivals += 1;
        this.orders.set(order.unique_key, order.dispatch_status);
      }
      if ((orders as unknown[]).length < 100) return;
    }
  }
}

it('carries an integration through three days: nothing is lost, nothing is there twice', {
  timeout: 120_000,
}, async () => {
  let sandbox = createSandbox({ now: () => start });
  const shop = new Integration(sandbox);
  await shop.connect();

  const { categories } = await shop.call('POST', '/1/categories/add', { name: 'Imported' });
  const { category_id } = (categories as { category_id: number }[]).at(-1) ?? { category_id: 0 };
  const imported: number[] = [];
  for (let count = 0; count < 200; count += 1) {
    const variations = { 'variation[0]': 'S', 'variation_stock[0]': 20, 'variation[1]': 'L', 'variation_stock[1]': 20 };
    const fields = { title: `Import ${count}`, price: 1000 + count, stock: 40, ...(count % 2 === 0 && variations) };
    const { item } = await shop.call('POST', '/1/items/add', fields);
    const { item_id } = item as { item_id: number };
    const image_url = `https://images.example.com/${count}.jpg`;
    await shop.call('POST', '/1/items/add_image', { item_id, image_no: 1, image_url });
    await shop.call('POST', '/1/item_categories/add', { item_id, category_id });
    imported.push(item_id);
  }
  expect(new Set(imported).size).toBe(200);

  await shop.sync();
  const [before, placed] = [shop.orders.size, new Set<string>()];
  shop.arrivals = 0;
  for (let round = 0; round < (3 * 86_400) / quarter; round += 1) {
    sandbox.control.advance(quarter);
    if (round % 4 === 0) {
      const lines = [{ item_id: imported[(2 * round + 1) % 200] ?? 0, amount: 1 }];
      const order = sandbox.control.placeOrder({ payment: round % 8 === 0 ? 'cod' : 'creditcard', lines });
      placed.add(order.unique_key);
      if (round % 24 === 0) sandbox.control.cancelOrder(order.unique_key);
      else if (round % 12 === 4) {
        const order_item_id = Number(order.order_items[0]?.order_item_id);
        await shop.call('POST', '/1/orders/edit_status', { order_item_id, status: 'dispatched' });
      }
    }
    if (round === 100) sandbox.control.exhaust('hour');
    if (round === 150) {
      const saved = JSON.stringify(sandbox.control.save());
      sandbox = createSandbox({ now: () => start, seed: 99 });
      sandbox.control.load(JSON.parse(saved));
      shop.move(sandbox);
    }
    await shop.sync();
  }
  expect(placed.size).toBe(72);
  expect([shop.arrivals, shop.orders.size]).toEqual([72, before + 72]);
  for (const key of placed) expect(shop.orders.has(key)).toBe(true);
  const count = (status: string) => [...placed].filter((key) => shop.orders.get(key) === status).length;
  expect([count('cancelled'), count('dispatched')]).toEqual([12, 24]);
  expect(shop.waits).toBe(1);
  expect(shop.refreshed).toBeGreaterThan(60);

  const { items } = await shop.call('GET', '/1/items', { category_id, limit: 100, offset: 100 });
  expect(items as unknown[]).toHaveLength(100);
});
