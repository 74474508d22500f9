import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, connect, textOf } from './testing/connect.ts';
import { startMain } from './testing/start-main.ts';

/** What a model with nothing but this server can do, over the real command. `npm test` builds the site before. */
describe('an agent with the server alone', { timeout: 60_000 }, () => {
  let agent: Agent;
  beforeAll(async () => {
    agent = await connect(startMain());
  }, 60_000);
  afterAll(() => agent?.client.close());

  interface Called {
    readonly status: number;
    readonly body: Record<string, never>;
    readonly hints: readonly string[];
  }
  type Step = readonly [tool: string, input: Record<string, unknown>];

  /**
   * Does the calls of a task one after the other.
   * @returns All that was read, and how many characters that are.
   */
  async function work(steps: readonly Step[]): Promise<{ readonly text: string; readonly characters: number }> {
    const answers: string[] = [];
    for (const [tool, input] of steps) answers.push(textOf(await agent.call(tool, input)));
    return { text: answers.join('\n'), characters: answers.join('').length };
  }

  /** Characters of each task, as a share of those that it took with whole pages and answers without a budget. */
  const shares: number[] = [];

  it.each<{ task: string; steps: readonly Step[]; says: readonly RegExp[]; before: number }>([
    {
      task: 'a program that reads unshipped orders',
      steps: [
        ['base_search', { query: 'list of orders that are not shipped yet', part: 'api' }],
        ['base_explain', { name: 'orders/index', parts: ['parameters', 'notes'] }],
        ['base_samples', { operation: 'orders/index', languages: ['python'] }],
        ['base_explain', { name: 'orders/detail', only: ['order_receiver'] }],
        ['base_sandbox_control', { route: 'LISTEN' }],
        [
          'base_sandbox_call',
          { operation: 'orders/index', values: { limit: 20 }, only: ['unique_key', 'dispatch_status'] },
        ],
      ],
      says: [/`ordered`/, /limit/, /offset/, /import|urllib/, /order_receiver/, /http:\/\/127\.0\.0\.1:\d+/],
      before: 245_230,
    },
    {
      task: 'a job that refreshes tokens',
      steps: [
        ['base_explain', { name: 'oauth/refresh_token' }],
        ['base_sandbox_call', { operation: 'oauth/refresh_token' }],
      ],
      says: [/30 days/, /redirect_uri/, /"status":200/],
      before: 27_035,
    },
    {
      task: 'shipping with a tracking number',
      steps: [
        ['base_explain', { name: 'orders/edit_status' }],
        [
          'base_sandbox_call',
          {
            operation: 'orders/detail',
            values: { unique_key: '7A1C4E9032B5D6F8' },
            only: ['order_item_id', 'status', 'dispatch_status'],
          },
        ],
      ],
      says: [/add_comment/, /250/, /dispatched/, /delivery_company_id/],
      before: 54_328,
    },
    {
      task: 'variations with JAN codes',
      steps: [
        [
          'base_explain',
          { name: 'items/add', only: ['variation', 'variation_stock', 'barcode'], parts: ['parameters'] },
        ],
        [
          'base_sandbox_call',
          {
            operation: 'items/add',
            values: {
              title: 'Shirt',
              price: 3000,
              stock: 6,
              variation: ['S', 'M', 'L'],
              variation_stock: [2, 2, 2],
              barcode: ['4900000000016', '4900000000023', '4900000000024'],
            },
          },
        ],
      ],
      says: [/sent as barcode\[0\]/, /"status":200/, /4900000000024 does not fit, expected 3/],
      before: 15_393,
    },
    {
      task: 'the tag of sold-out items',
      steps: [
        ['base_explain', { name: 'sold out' }],
        ['base_read', { page: '/template/syntax/item#block-NoItemStock' }],
      ],
      says: [/\{block:NoItemStock\}/, /guide of 2019/, /or on the item page/],
      before: 6_775,
    },
    {
      task: 'webhooks, refunds, customers',
      steps: [
        ['base_read', { page: '/api/#not-possible' }],
        ['base_search', { query: 'can an order be refunded or canceled', limit: 3 }],
      ],
      says: [/no webhooks/, /list customers\. \*observed\*/, /[Cc]ancel/],
      before: 9_013,
    },
    {
      task: 'a pasted message',
      steps: [['base_search', { query: '不正なitem_idです。' }]],
      says: [/no item with that `item_id`/, /GET \/1\/items/, /Known: 2019/],
      before: 2_031,
    },
    {
      task: 'changes of the API since 2019',
      steps: [['base_read', { page: '/api/#changes' }]],
      says: [/2019/, /\*\*|^- /m],
      before: 22_089,
    },
    {
      task: 'a shop in English',
      steps: [
        ['base_search', { query: 'shop in English language', part: 'template', limit: 3 }],
        ['base_read', { page: '/template/faq/', heading: 'Can my shop be in English?' }],
      ],
      says: [/English/],
      before: 13_950,
    },
  ])('solves $task in little text', async ({ steps, says, before }) => {
    const { text, characters } = await work(steps);
    for (const each of says) expect(text).toMatch(each);
    shares.push(characters / before);
    expect(characters).toBeLessThanOrEqual(before / 2);
  });

  it('needs at most 40 % of the characters in the mean', () => {
    expect(shares.reduce((sum, each) => sum + each, 0) / shares.length).toBeLessThanOrEqual(0.4);
  });

  it('repeats the conversation that the site prints', async () => {
    const page = readFileSync(join(import.meta.dirname, '../../../site/docs/api/index.mdx'), 'utf8');
    const [, printed = ''] = /```text title="An error in a job[^\n]*\n([\s\S]*?)```/.exec(page) ?? [];
    const own = await connect(startMain());
    let answer = '';
    let lines = 0;
    for (const line of printed.split('\n')) {
      const [, tool, input] = /^(base_\w+) (\{.*\})$/.exec(line) ?? [];
      if (tool && input) answer = await own.read(tool, JSON.parse(input));
      if (!line.startsWith('> ')) continue;
      expect(answer).toContain(line.slice(2));
      lines += 1;
    }
    expect(lines).toBeGreaterThan(3);
    await own.client.close();
  });

  it('finds why an order cannot be dispatched, and dispatches it', async () => {
    const placed = JSON.parse(
      await agent.read('base_sandbox_control', { route: 'POST /sandbox/orders', body: { payment: 'cvs' } }),
    );
    const { unique_key, order_items } = placed.body.order;
    const dispatch = {
      operation: 'orders/edit_status',
      values: { order_item_id: order_items[0].order_item_id, status: 'dispatched' },
    };
    const refused = await agent.ask<Called>('base_sandbox_call', dispatch);
    expect(refused.status).toBe(400);

    const told = await agent.read('base_explain', { name: JSON.stringify(refused.body) });
    expect(told).toContain(String(refused.body.error_description));
    expect(told).toMatch(/What to do: Wait until `cvs_payment_transaction\.status` is `paid`/);

    await agent.read('base_sandbox_control', { route: 'POST /sandbox/orders/pay', body: { unique_key } });
    const done = await agent.ask<Called>('base_sandbox_call', dispatch);
    expect(done.status).toBe(200);
    const read = await agent.ask<Called>('base_sandbox_call', { operation: 'orders/detail', values: { unique_key } });
    expect(read.body.order).toMatchObject({ dispatch_status: 'dispatched' });
  });

  it('writes a theme with a sold-out label into a file, checks and renders it', async () => {
    expect(await agent.read('base_search', { query: 'sold out label', part: 'template' })).toContain(
      '{block:NoItemStock}',
    );
    const text = await agent.read('base_read', { page: '/template/default/must', heading: 'The list' });
    const example = /```[^\n]*\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const label = '{block:NoItemStock}<p class="sold">Sold out</p>{/block:NoItemStock}';
    const folder = mkdtempSync(join(tmpdir(), 'mcp-agent-'));
    const path = join(folder, 'theme.html');
    const write = (mark: string) =>
      writeFileSync(
        path,
        `<!DOCTYPE html>\n<html lang="ja">\n${example.replace('{ItemAttentionTag}', `{ItemAttentionTag}${mark}`)}</html>`,
      );
    try {
      write(label.replace('NoItemStock}', 'NoItemStok}'));
      expect(await agent.read('base_theme', { action: 'check', path })).toMatch(/error .*NoItemStock/);
      write(label);
      expect(await agent.read('base_theme', { action: 'check', path })).toMatch(/^Theme t\d+: 0 errors/);
      const show = { action: 'render', path, page: 'item', language: 'en', max: 50_000 };
      expect(await agent.read('base_theme', { ...show, item: 'sold-out' })).toContain('<p class="sold">Sold out</p>');
      expect(await agent.read('base_theme', { ...show, item: 'on-sale' })).not.toContain('class="sold"');
      expect(readFileSync(path, 'utf8')).toContain(label);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('adds an item with two variations by a program of its own, and reads it back', async () => {
    const { body } = JSON.parse(await agent.read('base_sandbox_control', { route: 'LISTEN' }));
    const values = {
      title: 'Cotton tote',
      price: 2400,
      stock: 7,
      variation: ['Navy', 'Sand'],
      variation_stock: [3, 4],
    };
    const sample = await agent.read('base_samples', { operation: 'items/add', values, languages: ['javascript'] });
    const code = /```javascript\n([\s\S]*?)```/.exec(sample)?.[1] ?? '';
    const logged: { item: { item_id: number } }[] = [];
    const program = code.replaceAll(body.in_place_of, body.address).replaceAll('ACCESS_TOKEN', body.access_token);
    const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor;
    await new AsyncFunction('console', program)({ log: (value: (typeof logged)[number]) => logged.push(value) });
    const read = await agent.ask<{ body: { item: Record<string, unknown> } }>('base_sandbox_call', {
      operation: 'items/detail',
      values: { item_id: logged[0]?.item.item_id ?? 0 },
    });
    expect(read.body.item).toMatchObject({
      title: 'Cotton tote',
      variations: [
        { variation: 'Navy', variation_stock: 3 },
        { variation: 'Sand', variation_stock: 4 },
      ],
    });
  });
});
