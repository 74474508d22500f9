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
      says: [/the shop has no such item/, /GET \/1\/items/, /Known: 2019/],
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

  /** Characters of ten like tasks in the mean, at their least, with whole pages and answers without a budget. */
  const leastBefore = 10_193;
  const lengths: number[] = [];

  it.each<{ request: string; steps: readonly Step[]; first: RegExp; says: readonly RegExp[] }>([
    {
      request: 'By day my job works. Every night it fails with this answer. Why?',
      steps: [
        ['base_explain', { name: '{"error":"invalid_request","error_description":"アクセストークンが無効です。"}' }],
        ['base_explain', { name: 'oauth/refresh_token', parts: ['notes'] }],
      ],
      first: /What to do: Refresh the token once and repeat the call/,
      says: [/30 days/, /replaces the one that you sent: store it before/],
    },
    {
      request: 'My log says “ERROR BaseApi: 400 コンビニ決済の入金が完了していない”. What now?',
      steps: [['base_explain', { name: 'ERROR BaseApi: 400 コンビニ決済の入金が完了していない' }]],
      first: /What to do: Wait until `cvs_payment_transaction\.status` is `paid`/,
      says: [/not_change_status_cvs/, /orders\/edit_status#error/],
    },
    {
      request: 'A label COMING SOON in the list, before the sale of an item begins',
      steps: [
        ['base_search', { query: 'coming soon label in the list', part: 'template', limit: 3 }],
        ['base_read', { page: '/template/item/status#states' }],
      ],
      first: /coming soon|COMING SOON/,
      says: [/\{block:ItemWatingForSale\}/, /Sales period/],
    },
    {
      request: 'Where does the parcel of this order go?',
      steps: [
        ['base_search', { query: 'shipping address of one order', limit: 3 }],
        ['base_read', { page: '/api/orders/detail#field-order-order_receiver' }],
        [
          'base_sandbox_call',
          {
            operation: 'orders/detail',
            values: { unique_key: 'E7193CB068D9F154' },
            only: ['order_receiver', 'address'],
          },
        ],
      ],
      first: /order_receiver/,
      says: [/5300001/, /goes to the buyer/],
    },
    {
      request: 'Write a webhook receiver for new orders',
      steps: [
        ['base_search', { query: 'webhook for new orders', limit: 3 }],
        ['base_read', { page: '/api/orders/#sync' }],
      ],
      first: /The API has no webhooks, so your program has to poll\. \*observed\*/,
      says: [/handle-orders\.ts/, /quota/],
    },
    {
      request: 'Is this theme ready for the Design Market?',
      steps: [
        [
          'base_theme',
          {
            action: 'check',
            profile: 'market',
            source: '<!DOCTYPE html><html><body>{block:Items}{ItemTitel}{/block:Items}</body></html>',
          },
        ],
        ['base_read', { page: '/template/guideline/request#review' }],
      ],
      first: /error .*required/s,
      says: [/\{ItemTitle\}/, /quality of the design/],
    },
    {
      request: '返金したい (I want to give a customer the money back)',
      steps: [
        ['base_explain', { name: '返金' }],
        ['base_read', { page: '/api/#not-possible' }],
      ],
      first: /Refund a payment\. It can only cancel lines of cash-on-delivery orders/,
      says: [/BASE admin/, /\*inferred/],
    },
    {
      request: 'A CSV file with the stock of all items and variations, in Python',
      steps: [
        ['base_search', { query: 'list all items with their stock', part: 'api', limit: 3 }],
        ['base_explain', { name: 'items/index', only: ['limit', 'offset', 'stock', 'variation_stock', 'item_id'] }],
        ['base_samples', { operation: 'items/index', values: { limit: 100, offset: 0 }, languages: ['python'] }],
      ],
      first: /\/api\/items\//,
      says: [/variation_stock/, /offset/, /urllib|requests/],
    },
    {
      request: 'Tourists should read my shop in English, with prices in dollars',
      steps: [
        ['base_search', { query: 'English shop with prices in dollars', limit: 3 }],
        ['base_read', { page: '/template/apps/i18n_app#switches' }],
      ],
      first: /English and foreign currency app/,
      says: [/\{AppsI18nTag\}/, /pay in yen|stay in yen/],
    },
    {
      request: 'My nightly sync stops with this answer. Must the owner log in again?',
      steps: [
        [
          'base_search',
          {
            query:
              'nightly sync stops with {"error":"invalid_request","error_description":"アクセストークンの有効期限が切れています。"} after an hour',
          },
        ],
      ],
      first: /^`invalid_request` with other words.*\n\nアクセストークンが無効です。/,
      says: [/Refresh the token once and repeat the call/, /consent page again/],
    },
    {
      request: 'Which call sets the stock of one size alone?',
      steps: [
        ['base_search', { query: 'update only the stock of one variation without touching the rest' }],
        ['base_explain', { name: 'items/edit_stock', parts: ['parameters', 'notes'] }],
      ],
      first: /variation_id/,
      says: [/\/api\/items\/edit_stock/, /variation_stock/],
    },
    {
      request: 'A cron job for my own shop, with client_credentials and without a user',
      steps: [['base_search', { query: 'client_credentials grant for a cron job without user' }]],
      first: /BASE documents no `client_credentials`/,
      says: [/consent once as its owner/, /\/api\/oauth\/access_token/],
    },
    {
      request: 'A banner only on the top page: {block:Index} prints nothing',
      steps: [['base_search', { query: 'show a banner only on the top page {block:Index} prints nothing' }]],
      first: /expected \{block:IndexPage\}/,
      says: [/\{block:NoIndexPageCategory\}/, /syntax\/page#block-IndexPage/],
    },
    {
      request: 'Orders into a Google Sheet: must I apply, and what does it cost?',
      steps: [
        ['base_search', { query: 'orders into Google Sheet automatically, apply for the API, cost', limit: 3 }],
        ['base_read', { page: '/api/#terms' }],
      ],
      first: /Approval and terms/,
      says: [/at once, or takes days/, /the API is free/],
    },
    {
      request: '振込残高を見て、自動で引き出したい (see the balance, and pay it out automatically)',
      steps: [['base_search', { query: '振込残高を API で見たい, pay out my balance automatically' }]],
      first: /No call returns the balance of the shop, or requests a payout/,
      says: [/\/api\/savings\//, /inferred/],
    },
    {
      request: 'Can I sell my theme, and what is checked?',
      steps: [['base_search', { query: 'sell my theme on the Design Market, what is checked' }]],
      first: /Sell themes › Steps/,
      says: [/basic operation and the quality of the design/],
    },
    {
      request: 'Show customers how many points they have',
      steps: [
        ['base_search', { query: 'show customers their points', limit: 3 }],
        ['base_explain', { name: '{MembershipMyPageURL}' }],
        ['base_search', { query: 'can the API read points', part: 'api', limit: 2 }],
      ],
      first: /Membership app/,
      says: [/\{MembershipMyPageURL\}/, /read the points/],
    },
  ])('answers “$request”', async ({ steps, first, says }) => {
    const { text, characters } = await work(steps);
    const [tool, input] = steps[0] ?? ['', {}];
    expect(textOf(await agent.call(tool, input))).toMatch(first);
    for (const each of says) expect(text).toMatch(each);
    lengths.push(characters);
    expect(characters).toBeLessThanOrEqual(leastBefore);
  });

  it('needs at most 40 % of the least characters of before for new requests, in the mean', () => {
    expect(lengths.reduce((sum, each) => sum + each, 0) / lengths.length).toBeLessThanOrEqual(leastBefore * 0.4);
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
