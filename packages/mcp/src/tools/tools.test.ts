import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { sources as apiSources, decisions, errors, operations } from '@shop-docs/api';
import { findTag, sources as templateSources } from '@shop-docs/template';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { siteBuild } from '../cli/read-content.ts';
import { createDocs } from '../content/docs.ts';
import { readBuild } from '../content/read-build.ts';
import { sectionOf } from '../content/sections.ts';
import { findBrowser } from '../screenshot/find-browser.ts';
import { createMcpServer } from '../server/create-server.ts';
import { createSession, type SessionOptions } from '../session.ts';
import { type Agent, connect } from '../testing/connect.ts';
import { answers } from './answers.ts';
import { impossible, passageSaying } from './impossible.ts';
import { tools } from './index.ts';
import { foreignNames } from './pasted-source.ts';

/** The tools over the pages of the last build: `npm test` builds before it comes here. */
describe('the tools', { timeout: 60_000 }, () => {
  const content = readBuild(siteBuild);
  const docs = createDocs(content);
  const ends: (() => Promise<unknown>)[] = [];
  afterAll(() => Promise.all(ends.map((end) => end())));
  const newAgent = async (options?: SessionOptions): Promise<Agent> => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const session = createSession(docs, options);
    ends.push(() => session.close());
    await createMcpServer(session).connect(theirs);
    return connect(ours);
  };
  let agent: Agent;
  beforeAll(async () => {
    agent = await newAgent();
  });

  it('come from a server that has the name of the site, and says what its marks mean', () => {
    expect(agent.client.getServerVersion()).toMatchObject({ title: content.title });
    const instructions = agent.client.getInstructions() ?? '';
    for (const word of ['current', '2019', 'platform', 'observed', 'inferred'])
      expect(instructions).toContain(`${word} = `);
  });

  it('are listed with schemas of what they take, in at most 9,000 characters', async () => {
    const { tools: listed } = await agent.client.listTools();
    expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
    expect(JSON.stringify(listed).length).toBeLessThanOrEqual(9000);
    for (const { name, inputSchema, description } of listed) {
      expect([name, inputSchema.type, inputSchema.additionalProperties]).toEqual([name, 'object', false]);
      expect(description?.length, name).toBeGreaterThan(50);
    }
  });

  describe('base_read', () => {
    it('gives what a fragment leads to, and nothing else', async () => {
      const section = await agent.read('base_read', { page: '/api/orders/#statuses' });
      expect(section).toContain('## Meaning of each order status');
      expect(section).not.toMatch(/^## (?!Meaning)/m);
      const row = await agent.read('base_read', { page: `${content.address}api/orders/edit_status#error-no_params` });
      expect(row).toContain('order_item_idとstatusは必須です。');
      expect(row).not.toContain('no_order');
      const tag = await agent.read('base_read', { page: '/template/syntax/item#block-NoItemStock' });
      expect(tag).toContain('out of stock');
      expect(tag).not.toContain('`{ItemTitle}`');
    });

    it.each([
      ['/template/guideline/check_list#rule-unknown-block', /^#### Unknown block/],
      ['/template/guideline/check_list#by-hand', /^## Check by hand/],
      ['/template/faq/#subscription', /^### Can I sell subscriptions/],
      ['/template/syntax/item#ItemDetail', /^- \[`\{ItemDetail\}`\]\(#ItemDetail\) variable/],
      ['/api/users/me#try-it', /^# Get the shop/],
      ['/api/#evidence-archived', /^## How sure is this/],
      ['https://docs.thebase.in/api/orders/index#parameters', /^## Parameters/],
    ])('begins %s with its own heading or entry', async (page, first) => {
      const [, text] = (await agent.read('base_read', { page })).split('\n\n');
      expect(text).toMatch(first);
    });

    it('reads a source, and the files that are resources', async () => {
      for (const { id, title } of [...apiSources, ...templateSources])
        expect(await agent.read('base_read', { page: `/api/#source-${id}` })).toContain(title);
      expect(await agent.read('base_read', { page: 'openapi.json' })).toMatch(/^\{\n {2}"openapi"[\s\S]*\[Part 1 of/);
      expect(await agent.read('base_read', { page: docs.link('starter-theme.txt') })).toContain(
        '{block:NotLoadItemsPage}<!doctype html>',
      );
    });

    it('names the five anchors that are most like one that is not there', async () => {
      const refused = await agent.refused('base_read', { page: '/api/#not-posible' });
      expect(refused).toMatch(/ such as #not-possible, /);
      expect(refused.match(/#[\w-]+/g)).toHaveLength(6);
    });

    it('finds what the search links to: each hit is its own short passage', async () => {
      for (const query of [
        'paging',
        'order_receiver',
        'ItemTitle',
        'webhook',
        'sold out',
        'hour_api_limit',
        'variation',
      ])
        for (const { url, anchor, kind } of docs.search(query).slice(0, 12)) {
          if (!anchor || kind === 'operation') continue;
          const page = docs.page(url);
          const { start, end } = docs.passage(page, anchor);
          expect([url, end - start < page.markdown.length, end > start]).toEqual([url, true, true]);
        }
    });

    it('says above a section what its statements without a mark rest on', async () => {
      const section = await agent.read('base_read', { page: '/template/syntax/item', heading: 'Stock' });
      expect(section).toMatch(/^Known from: .*the guide of 2019/m);
      const error = await agent.read('base_read', { page: '/api/orders/edit_status#error-no_order' });
      expect(error).toMatch(/^Known from: .*those without a mark come from the documentation of 2019/m);
    });

    it('takes headings, and anchors in their place', async () => {
      const section = await agent.read('base_read', { page: 'api/items/add.md', heading: 'errors' });
      expect(section).toContain(`${content.address}api/items/add#errors`);
      expect(section).toMatch(/^## Errors$/m);
      expect(await agent.read('base_read', { page: '/api/items/add', heading: 'param-barcode' })).toContain('JAN');
      expect(await agent.refused('base_read', { page: '/api/', heading: 'Colors' })).toContain(
        'expected one of the page: ',
      );
      expect(await agent.refused('base_read', { page: '/api/#colors' })).toContain('Unexpected #colors of /api/');
      expect(await agent.refused('base_read', { page: '/api/items/ad' })).toMatch(
        /^Unexpected page \/api\/items\/ad, .*\/api\//,
      );
    });

    it('gives one sample language, tables without padding, and links that say the address once', async () => {
      const whole = await agent.read('base_read', { page: '/api/items/add', language: 'python', max: 100_000 });
      expect(whole).toContain('```python');
      expect(whole).not.toContain('```php');
      const tables = await agent.read('base_read', { page: '/template/update/', max: 100_000 });
      expect(tables).not.toMatch(/^\|.* {2}/m);
      expect(tables.split(content.address)).toHaveLength(3);
    });

    it('gives each long page in parts within the budget, and code is not cut', async () => {
      for (const { path } of content.pages) {
        let count = 1;
        for (let part = 1; part <= count; part++) {
          const text = await agent.read('base_read', { page: path, part });
          count = Number(/\[Part \d+ of (\d+)\]$/.exec(text)?.[1] ?? 1);
          expect([path, part, text.length <= 8000]).toEqual([path, part, true]);
          expect([path, part, (text.match(/^```/gm) ?? []).length % 2]).toEqual([path, part, 0]);
        }
      }
      expect(await agent.refused('base_read', { page: '/api/', part: 999 })).toContain('Unexpected part 999');
    });

    it('lists the pages', async () => {
      expect(await agent.read('base_read', { page: '/llms.txt' })).toContain('/api/items/add Add an item');
    });
  });

  describe('base_search', () => {
    it('gives the words that matched, how they are known and where they stand', async () => {
      const found = await agent.read('base_search', { query: 'webhooks' });
      expect(found).toMatch(/no webhooks.*\*observed\*/);
      expect(found).toContain('/api/#not-possible');
      const rows = await agent.read('base_search', { query: '{block:NoItemStock}' });
      expect(rows).toMatch(
        /\{block:NoItemStock\} \(tag\) \[2019\]\n.*out of stock.*\n {2}\/template\/syntax\/item#block-NoItemStock/,
      );
    });

    it('has a passage in every hit', async () => {
      for (const query of [
        'list orders',
        'limits',
        'refresh the access token',
        'theme options',
        'sold out',
        'shipping',
      ])
        for (const hit of (await agent.read('base_search', { query, limit: 20 })).split(/^- /m).slice(1))
          expect(hit.split('\n')[1]?.trim().length, hit).toBeGreaterThan(10);
    });

    it('says of each page what its statements without a mark rest on, where that is not the newest documentation', async () => {
      for (const [query, mark] of [
        ['the sale app in a theme', 'unmarked: 2019'],
        ['message app chat button', 'unmarked: observed'],
        ['refresh the access token', 'unmarked: 2019'],
        ['paging', 'unmarked: current'],
      ])
        expect(await agent.read('base_search', { query, limit: 3 })).toContain(`[${mark}]`);
    });

    it('marks what the sandbox decides as its own, in search, read and explain', async () => {
      const found = await agent.read('base_search', { query: 'empty identifier clears the field edit item' });
      expect(found).toMatch(/\[sandbox\]\n {2}An empty `detail`/);
      const read = await agent.read('base_read', { page: '/api/items/edit#sandbox-empty-values' });
      expect(read).toMatch(/^Known from: this site \(sandbox\)/m);
      expect(await agent.read('base_read', { page: '/api/items/edit#errors' })).toMatch(
        /^Known from: .* Rules of the sandbox are choices of this site \(sandbox\)\.$/m,
      );
      expect(await agent.read('base_explain', { name: 'unsupported_response_type' })).toContain(
        'authorize-errors (decision) [sandbox]',
      );
      expect(await agent.read('base_explain', { name: 'empty-values' })).toContain('[sandbox: hinted]');
      expect(agent.client.getInstructions()).toContain('sandbox = ');
    });

    it('shows a short table whole, and marks rows that are left out of a long one', async () => {
      const statuses = await agent.read('base_search', { query: '未対応 対応中 発送済み キャンセル 入金待ち 後払い' });
      for (const status of ['unpaid', 'unshippable', 'arrived']) expect(statuses).toContain(`| \`${status}\``);
      const long = await agent.read('base_search', { query: 'command line check preview', part: 'template', limit: 8 });
      expect(long).toContain('| … |');
    });

    it('gives each passage once', async () => {
      for (const query of ['show sale price with strike-through', 'sold out', 'refresh token', 'pre-order']) {
        const hits = (await agent.read('base_search', { query, limit: 10 })).split(/^- /m).slice(1);
        const passages = hits.map((hit) => hit.split('\n')[1]);
        expect(passages).toEqual([...new Set(passages)]);
      }
    });

    it('holds to a part and a limit, and says when there is nothing', async () => {
      const found = await agent.read('base_search', { query: 'item', part: 'template', limit: 3 });
      expect(found.match(/^ {2}\/template\//gm)).toHaveLength(3);
      expect(await agent.read('base_search', { query: 'qqqzzzxxx' })).toContain('Nothing is found');
    });

    it('takes a word of a message for a word', async () => {
      for (const query of ['refresh token', 'item_id', 'クレジットカード', 'access token'])
        expect([query, await agent.read('base_search', { query })]).toEqual([
          query,
          expect.stringMatching(/^Addresses begin/),
        ]);
    });
  });

  /** Whole and shortened, in both languages, alone and as they are pasted. */
  const pasted = errors.flatMap(({ id, code, descriptionJa, meaning }) => {
    const [first = ''] = meaning.split(/(?<=\.) /);
    const words = first.split(' ');
    return [
      ...(descriptionJa
        ? [
            descriptionJa,
            descriptionJa.replace(/(?:です|でした|ください)?。$/, ''),
            JSON.stringify({ error: code, error_description: descriptionJa }),
            `HTTP 400: ${descriptionJa} (orders.py, line 12)`,
            ...(/[ぁ-ん]/.test(descriptionJa)
              ? [`2026-11-27 03:00:01 ERROR shop: ${descriptionJa.slice(0, Math.ceil(descriptionJa.length * 0.7))}`]
              : []),
            `${code}: ${descriptionJa}`,
          ]
        : [code]),
      meaning,
      words.slice(0, Math.max(5, Math.ceil(words.length * 0.8))).join(' '),
    ].map((text) => ({ id, text }));
  });

  it('a pasted message gets its own meaning and remedy first, once, from search and explain', async () => {
    expect(pasted.length).toBeGreaterThan(60);
    const wrong: string[] = [];
    for (const { id, text } of pasted) {
      const error = errors.find((each) => each.id === id);
      for (const [tool, input] of [
        ['base_search', { query: text.slice(0, 400) }],
        ['base_explain', { name: text }],
      ] as const) {
        const answer = await agent.read(tool, input);
        const [first = '', ...others] = answer.split('\n\n');
        // Several errors have the same text; and the beginning of one meaning is another one whole.
        const same = errors.filter(
          (each) => each.descriptionJa === error?.descriptionJa || each.meaning.startsWith(text),
        );
        const isRight =
          same.some((each) => first.includes(`What to do: ${each.remedy}`)) &&
          (answer.includes(`What to do: ${error?.remedy}`) ||
            same.some((each) => each.id !== id && each.meaning === `${text}.`));
        if (!isRight || others.length > 3) wrong.push(`${tool} ${text}\n${answer.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a code alone gets the remedy of each error that has it', async () => {
    for (const { code, remedy } of errors)
      for (const answer of [
        await agent.read('base_search', { query: code }),
        await agent.read('base_explain', { name: code }),
      ])
        expect(answer).toContain(`What to do: ${remedy}`);
  });

  it.each([
    ['返金', '- Refund a payment.'],
    ['refund', '- Refund a payment.'],
    ['refund an order paid by credit card', 'not_cancel_credit_card'],
    ['領収書', 'Issue a receipt'],
    ['送り状', 'add_comment'],
    ['キャンセル', 'cancel'],
    ['ポイント', '#not-possible'],
    ['points', 'order_header_coin'],
    ['配送先', 'order_receiver'],
    ['shipping address of an order', 'order_receiver'],
    ['webhook for new orders', 'There are no webhooks'],
  ])('the word %s leads to %s first, in search and explain', async (word, first) => {
    for (const [tool, input] of [
      ['base_search', { query: word }],
      ['base_explain', { name: word }],
    ] as const) {
      const [, answer = ''] = (await agent.read(tool, input)).split(/^- /m);
      expect([tool, answer]).toEqual([tool, expect.stringContaining(first.replace(/^- /, ''))]);
    }
  });

  describe('base_explain', () => {
    it('tells an operation with what differs from its source, and its sources', async () => {
      const facts = await agent.read('base_explain', { name: 'oauth/refresh_token' });
      expect(facts).toMatch(/^Known: 2019 \(archive-2019/m);
      expect(facts).toMatch(/^archive-2019: /m);
      expect(facts).toContain('The refresh token has expired. It is valid for about 30 days.');
      expect(await agent.read('base_explain', { name: 'GET /1/orders/detail/{unique_key}' })).toMatch(
        /^Get an order: /,
      );
      expect(await agent.read('base_explain', { name: '/1/items' })).toMatch(/^List items: /);
    });

    it('tells every operation and every part within the budget, and fields by name', async () => {
      for (const { page } of operations)
        for (const parts of [['parameters'], ['fields'], ['errors', 'notes'], ['example']])
          expect([page, parts, (await agent.read('base_explain', { name: page, parts })).length <= 8000]).toEqual([
            page,
            parts,
            true,
          ]);
      const some = await agent.read('base_explain', { name: 'orders/detail', only: ['order_receiver.zip_code'] });
      expect(some).toContain('order.order_receiver.zip_code');
      expect(some).not.toContain('order.order_items');
      expect(await agent.refused('base_explain', { name: 'orders/detail', only: ['colour'] })).toContain(
        'Unexpected colour',
      );
    });

    it('tells a field with its notes, in all operations', async () => {
      const field = await agent.read('base_explain', { name: 'order_receiver' });
      expect(field).toContain('In orders/detail.');
      expect(field).toMatch(/null.*\[observed \(/);
    });

    it('tells a tag, a number of a family, a wrong name, and the nearest one', async () => {
      expect(await agent.read('base_explain', { name: '{ItemImage3URL-640}' })).toContain('`{ItemImage[1-20]URL-640}`');
      expect(await agent.read('base_explain', { name: 'ItemImage21URL-640' })).toContain('out of range');
      expect(await agent.read('base_explain', { name: '{ItemLink}' })).toMatch(
        /^\{ItemLink\} is not a tag[\s\S]*`\{ItemPageURL\}`/,
      );
      expect(await agent.read('base_explain', { name: '{ItemTitel}' })).toMatch(
        /^\{ItemTitel\} is not a tag\. The nearest[\s\S]*Prints the name/,
      );
    });

    it('is not sure of orders/list, and names orders/index', async () => {
      const answer = await agent.read('base_explain', { name: 'orders/list' });
      expect(answer).toMatch(/ is not a name\. Perhaps/);
      expect(answer).toContain('orders/index');
    });

    it.each([
      ['sold out', '{block:NoItemStock}'],
      ['soldout', '{block:NoItemStock}'],
      ['売り切れ', '{block:NoItemStock}'],
      ['price with tax', '{lang:IncludedTax}'],
      ['会員ログイン', '{MembershipMyPageURL}'],
      ['buy button', '{PurchaseButton}'],
      ['レビュー', '{AppsReviewTag}'],
      ['再入荷通知', 'Restock notification app'],
    ])('finds what a theme has for %s', async (name, expected) => {
      expect(await agent.read('base_explain', { name })).toMatch(/, in the template guide:\n- /);
      expect(await agent.read('base_explain', { name })).toContain(expected);
      expect(await agent.read('base_search', { query: name, part: 'template' })).toContain('In words of a theme:');
    });

    it.each([
      ['How do I get the phone number of the person who receives it?', '“phone number” is order.tel'],
      ['How do I show a percent-off badge?', '“percent off” is {ItemDiscountRate}'],
      ['BASEの手数料はいくら引かれますか', '/template/faq/#order-fee'],
      ['昨日の注文だけ一覧で取りたいのですが', '“昨日の注文” is start_ordered, end_ordered'],
      ['How can owners set the accent colour of my layout?', '“accent color” is {color:NAME}'],
      [
        'Where does the API give me the card number of a buyer?',
        'no documented parameter or field holds “card number”',
      ],
    ])('names what words of the question %s stand for', async (query, said) => {
      expect(await agent.read('base_search', { query })).toContain(said);
    });

    it.each([
      ['customer email', 'field order.mail_address', 'user.mail_address'],
      ['shop email', 'field user.mail_address', 'order.mail_address'],
      ['顧客の電話番号', 'field order.tel', 'order_receiver.tel'],
    ])('finds whose %s is meant', async (name, expected, other) => {
      const answer = await agent.read('base_explain', { name });
      expect(answer).toContain(expected);
      expect(answer).not.toContain(other);
    });

    it.each([
      ['webhook', 'There are no webhooks'],
      ['注文の通知を受け取りたい', 'There are no webhooks'],
      ['orders/refund', 'Refund a payment'],
      ['customers/index', 'list customers'],
      ['クーポン作成', 'coupons, tags and reviews'],
      ['post a blog article by API', 'posts of the'],
      ['change the theme with the API', 'Change the theme'],
      ['領収書', 'Issue a receipt'],
      ['change the delivery address of an order', 'Change an order’s address'],
      ['upload an image file', 'Receive image files'],
      ['items of all shops', 'Search the items of all shops'],
      ['add a pre-order item', 'Add other items'],
      ['how many items are in the cart', 'No known tag prints the URL of the cart'],
      ['Can a theme know that a visitor is logged in?', 'No known tag tells a theme'],
      ['client_credentials grant for a cron job', 'consent once as its owner'],
      ['read orders of my own shop without the consent page', 'BASE documents no `client_credentials`'],
      ['同意画面なしでトークンを取得', 'BASE documents no `client_credentials`'],
      ['振込残高を API で見たい', 'No call returns the balance of the shop'],
      ['pay out my balance automatically', 'or requests a payout'],
      ['I marked an order as shipped by mistake', 'no call undoes a dispatch'],
      ['発送済みを元に戻したい', 'no call undoes a dispatch'],
      ['引き出し申請を自動化', 'or requests a payout'],
      ['fix the address of an order over the API', 'is the only call that writes to orders'],
      ['API で配送先を修正', 'is the only call that writes to orders'],
      ['merge two orders with a script', 'is the only call that writes to orders'],
      ['show recently viewed products', 'No tag that we know lists items that a visitor has seen'],
      ['閲覧履歴を表示したい', 'No tag that we know lists items that a visitor has seen'],
      ['人気商品ランキング', 'or items of your choice'],
      ['sort the products by price', 'No known tag sorts a list'],
      ['商品の並び替え', 'No known tag sorts a list'],
      ['only 4 products on the top page', 'No tag that we know limits the number'],
      ['a note for one product page', 'No known block tests which item it is'],
      ['残りわずかと表示', 'No known block compares numbers'],
      ['choose the related products myself', 'No tag or setting for it is known'],
      ['関連商品を自分で選びたい', 'No tag or setting for it is known'],
      ['sold out badge on related products', 'No tag for the stock, a label'],
      ['a banner only on page 2', 'No known tag tells the first page'],
      ['color swatches for variations', 'No known tag prints variations'],
      ['バリエーションをボタンで選ばせたい', 'No known tag prints variations'],
      ['link to a custom page in the menu', 'No tag for them is known'],
      ['a block for one particular choice of a setting', 'No known block tests for one'],
      ['latest blog posts on the home page', 'No tag that lists articles outside the blog'],
      ['トップに最新記事', 'No tag that lists articles outside the blog'],
      ['list the products of one category', 'No known tag prints the categories of an item'],
    ])('says of %s that it cannot be done, and whom to ask', async (name, said) => {
      for (const answer of [
        await agent.read('base_explain', { name }),
        await agent.read('base_search', { query: name }),
      ]) {
        expect(answer).toContain(said);
        expect(answer).toContain('Whom to ask: ');
      }
    });

    it.each([
      ['How do I refund a customer who sends the goods back?', '/template/faq/#refund', 'Refund a payment'],
      ['お客様に領収書を発行するにはどうすればいいですか', '/template/faq/#receipt', 'Issue a receipt'],
      ['how do I request a payout of my sales', '/template/faq/#payout', 'or requests a payout'],
    ])('tells who asks by hand, %s, first how it is done, then what programs cannot', async (name, section, cannot) => {
      for (const answer of [
        await agent.read('base_explain', { name }),
        await agent.read('base_search', { query: name }),
      ]) {
        const [, passage = ''] = answer.split(/^- /m);
        expect(passage.split('\n')[2]?.trim()).toBe(section);
        expect(answer).toContain(cannot);
        expect(answer).not.toMatch(/^Of its words: .*(?:order\.|orders\[)/m);
      }
      const ofProgram = await agent.read('base_search', { query: `${name} API` });
      expect(ofProgram.split(/^- /m)[1]).toContain(cannot);
    });

    it('says whom to ask where no section answers, of a program and of a shop', async () => {
      const ofShop = await agent.read('base_search', { query: 'horse racing for gardeners' });
      expect(ofShop).toContain(`it is not known here. Whom to ask: ${docs.link('/template/faq/')}#whom-to-ask`);
      const ofProgram = await agent.read('base_search', { query: 'horse racing in Python' });
      expect(ofProgram).toContain(`it is not known here. Whom to ask: ${docs.link('/template/faq/')}#ask`);
      // A section for owners may answer a part of what they ask alone.
      expect(await agent.read('base_search', { query: 'can I use my own domain' })).toContain('it is not known here');
      const answered = await agent.read('base_search', { query: 'export all orders with a script' });
      expect(answered).not.toContain('it is not known here');
    });

    it('shows a section and a parameter that answer a question whole', async () => {
      const section = await agent.read('base_search', { query: 'When do I get my money?' });
      expect(section).toMatch(/within six months.*a payout cost 250 yen.*10 business days/);
      const parameter = await agent.read('base_search', {
        query: 'orders until yesterday with start_ordered, end_ordered',
      });
      expect(parameter).toContain('a date alone ends at 00:00:00');
    });

    it.each([
      [
        '{% if product.available %}<b>{{ product.price | money }}</b>{% endif %}',
        ['{ItemPrice}', '{block:NoItemStock}'],
      ],
      ['{% for p in collections.frontpage.products limit:8 %}{{ p.title }}{% endfor %}', ['#category-page', '#fewer']],
      ['{{ product.compare_at_price }} {{ product.description }}', ['{ItemProperPrice}', '{ItemDetail}']],
      ['{% paginate collection.products by 12 %}{% endpaginate %}', ['{block:LoadItemsPage}', '#load-more']],
      ['{{ settings.color_main }} {{ shop.name }} {% section "header" %}', ['designoption#custom', '{ShopName}']],
      [
        "{% form 'product', product %}{% for variant in product.variants %}{% endfor %}{% endform %}",
        ['{block:PurchaseForm}'],
      ],
      [
        '<?php while (have_posts()): the_post(); the_title(); the_post_thumbnail(); endwhile; ?>',
        ['{ItemImage[1-20]URL-500}'],
      ],
      ['<% @products.each do |p| %><%= p.name %> <%= p.price %><% end %>', ['{ItemPrice}']],
      ['{{#each products}}{{title}} {{price}}{{/each}}', ['{ItemPrice}']],
    ])('tells for %s of another language what its statements are here', async (source, names) => {
      for (const answer of [
        await agent.read('base_explain', { name: source }),
        await agent.read('base_search', { query: source }),
      ]) {
        for (const name of names) expect(answer).toContain(name);
        expect(answer.length).toBeLessThan(8000);
      }
    });

    it('takes a program in PHP for no template', async () => {
      const program = '<?php $ch = curl_init("https://api.thebase.in/1/items"); // 不正なitem_idです。';
      expect(await agent.read('base_explain', { name: program })).toContain('不正なitem_idです。');
    });

    it('has tags and sections for all that sources of other languages name', () => {
      for (const name of foreignNames) {
        const [, anchor] = name.split('#');
        if (!name.startsWith('/')) expect([name, findTag(name)]).not.toEqual([name, undefined]);
        else if (anchor) expect(() => docs.passage(docs.page(name), anchor)).not.toThrow();
        else expect(() => docs.page(name)).not.toThrow();
      }
    });

    it('finds the words of every answer on the page that has it', () => {
      for (const { page, heading, words } of impossible) {
        const section = sectionOf(docs.page(page), heading);
        expect([heading, docs.page(page).markdown.slice(section?.start, section?.end)]).toEqual([
          heading,
          expect.stringContaining(words),
        ]);
      }
    });

    it('finds each sentence that says that no tag does something', () => {
      const isOfShop =
        /the app is installed|community page|coin page|membership pages|the script, the stylesheet|compares numbers\]|regular prices of a subscription|No known tag changes it/;
      const sentences = docs.pages
        .filter(({ path }) => path.startsWith('/template/') && !path.startsWith('/template/faq'))
        .flatMap(({ path, markdown }) =>
          [
            ...markdown.matchAll(
              /\bNo (?:known )?(?:tag|block) (?:that|or|for|is|sorts|tests|compares|tells|prints)[^.*(]*/g,
            ),
          ].map(([sentence]) => ({ path, sentence })),
        )
        .filter(({ sentence }) => /known?\b/.test(sentence) && !isOfShop.test(sentence));
      expect(sentences.length).toBeGreaterThan(8);
      const has = ({ path, sentence }: (typeof sentences)[number]) =>
        impossible.some((each) => {
          const page = docs.page(each.page);
          const passage = passageSaying(docs, each);
          return page.path === path && page.markdown.slice(passage?.start, passage?.end).includes(sentence);
        });
      expect(sentences.filter((each) => !has(each))).toEqual([]);
    });

    it('says of a code with several messages that there are several, those of most calls first', async () => {
      for (const answer of [
        await agent.read('base_explain', { name: 'invalid_request' }),
        await agent.read('base_search', { query: '{"error":"invalid_request"}' }),
      ]) {
        expect(answer).toMatch(/^`invalid_request` alone stands for \d+ messages: /);
        expect(answer.split('\n')[1]).toContain('アクセストークンが無効です。');
        expect(answer.length).toBeLessThan(8000);
      }
      const ofEdit = await agent.read('base_explain', { name: 'items/edit invalid_request' });
      expect(ofEdit).toContain('Those of items/edit first');
    });

    it.each([
      [
        '{"error":"invalid_request","error_description":"アクセストークンの有効期限が切れています。"}',
        'invalid_request_token',
        10,
      ],
      ['400 invalid_request: wrong grant type', 'invalid_request_grant_type', 10],
      [
        '{"error":"invalid_request","error_description":"digital content items cannot be edited"}',
        'invalid_request_digital',
        10,
      ],
      ['the owner pressed "no" on the consent screen: error=access_denied', 'access_denied_refused', 3],
      ['my application got suspended, unauthorized_client', 'unauthorized_client_suspended', 1],
      ['{"error":"search_error","error_description":"bad parameters"}', 'search_error_parameters', 1],
      ['{"error":"unauthorized_client","error_description":"停止中"}', 'unauthorized_client_suspended', 1],
      ['{"error":"access_denied","error_description":"use POST"}', 'access_denied_post', 3],
      ['{"error":"no_image","error_description":"no image in this slot"}', 'no_image_slot', 1],
      ['{"error":"db_error","error_description":"status could not be changed"}', 'db_error_status', 1],
    ])('of the messages of a code, the words in %s mean that of %s', async (text, meant, others) => {
      const remedy = errors.find(({ id }) => id === meant)?.remedy;
      for (const answer of [
        await agent.read('base_explain', { name: text }),
        await agent.read('base_search', { query: text }),
      ]) {
        const [head, first, last] = answer.split('\n\n');
        expect(head).toContain('with other words than the platform’s');
        expect(first).toContain(`What to do: ${remedy}`);
        expect(last).toContain(`stands for ${others === 1 ? 'one more message' : `${others} more messages`}`);
      }
    });

    it.each([
      ['ユーザが存在しないと言われる', 'access_denied_user'],
      ['httpsでアクセスして下さい', 'access_denied_https'],
      ['1日のAPIの利用上限を越えました。日付が変わってから…', 'day_api_limit'],
      ['デジタルコンテンツの商品は編集できない', 'invalid_request_digital'],
      ['クレカ決済はキャンセルできません', 'not_cancel_credit_card'],
      ['画像を取得できなかった', 'no_image_fetch'],
      ['注文情報が見つからない', 'no_order'],
      ['order_item_id, atobarai_status, delivery_company_id and tracking_number are required', 'no_params_atobarai'],
    ])('the retyped message %s gets the remedy of %s first, from search and explain', async (text, id) => {
      const remedy = errors.find((each) => each.id === id)?.remedy;
      for (const answer of [
        await agent.read('base_explain', { name: text }),
        await agent.read('base_search', { query: text }),
      ])
        expect(answer.slice(answer.indexOf('What to do: '))).toMatch(
          new RegExp(`^What to do: ${remedy?.slice(0, 40)}`),
        );
    });

    it('checks the piece of a theme that a question holds', async () => {
      const asked = 'badge: {block:Items}<li>{ItemTitle}{block:SoldOut}SOLD OUT{/block:SoldOut}</li>{/block:Items}';
      for (const answer of [
        await agent.read('base_explain', { name: asked }),
        await agent.read('base_search', { query: asked }),
      ]) {
        expect(answer).toMatch(/^The checker says of the source:\n- error .* expected \{block:NoItemStock\} \(/);
        expect(answer).toContain('- {block:NoItemStock} Shows its content when the item is out of stock. [2019] http');
      }
      const inWords = await agent.read('base_search', { query: 'a banner only on the top page, {block:Index} fails' });
      expect(inWords).toContain('expected {block:IndexPage}');
      expect(inWords).toContain('{block:NoIndexPageSearch}');
      expect(await agent.read('base_search', { query: asked, part: 'api' })).not.toContain('The checker');
      expect(await agent.read('base_search', { query: 'where may I use {ItemTitle}' })).not.toContain('The checker');
    });

    it('says of a template in another language what it is, and what a list has here', async () => {
      for (const answer of [
        await agent.read('base_explain', { name: '{% for item in collection.products %}' }),
        await agent.read('base_search', { query: '{% for item in collection.products %} in BASE?' }),
      ]) {
        expect(answer).toMatch(/^This looks like a Liquid template/);
        expect(answer).toContain('- {block:Items} Repeats');
      }
    });

    it.each(answers.map(({ words: [word = ''], names }) => [word, names] as const))(
      'the word %s gets the passage of the section that answers it, from search, and its link from explain',
      async (word, sections) => {
        const [first] = sections;
        const [, passage = ''] = (await agent.read('base_search', { query: word })).split(/^- /m);
        expect(passage.split('\n')[2]?.trim()).toBe(first);
        const told = await agent.read('base_explain', { name: word });
        for (const section of sections) expect(told).toContain(docs.link(section));
      },
    );

    it.each(['在庫が不正です。', 'Inventory must not be below zero', 'image too large'])(
      'says that no message like %s is documented',
      async (text) => {
        for (const answer of [
          await agent.read('base_explain', { name: text }),
          await agent.read('base_search', { query: text }),
        ])
          expect(answer).toContain('No message like this is documented.');
      },
    );

    it.each([
      ['備考', 'field order.remark '],
      ['支払い方法', 'field orders[].payment '],
      ['郵便番号', 'field order.order_receiver.zip_code '],
      ['お届け希望日', 'field orders[].delivery_date '],
      ['種類', 'parameter variation '],
      ['商品コード', 'field order.order_items[].item_identifier '],
      ['購入者', 'field order.last_name '],
      ['追跡番号', 'parameter tracking_number '],
      ['発送済み', 'Values: dispatched = shipped'],
      ['入金待ち', 'Values: unpaid = waiting for payment'],
      ['バリエーションの在庫', 'variation_stock'],
      ['postal code', 'field order.zip_code '],
      ['SKU', 'parameter identifier '],
    ])('tells what %s is called, each with its mark', async (name, line) => {
      const told = await agent.read('base_explain', { name });
      expect(told).toMatch(/^“.*, in words of the API:\n/);
      expect(told).toContain(line);
      for (const each of told.match(/^- .*/gm) ?? []) expect(each).toMatch(/\[(?:current|2019|observed|inferred)/);
      expect(told.length).toBeLessThanOrEqual(8000);
    });

    it('takes of several words those that lie in what another names', async () => {
      const told = await agent.read('base_explain', { name: '配送先の郵便番号' });
      expect(told).toContain('order.order_receiver.zip_code');
      expect(told).not.toContain('order.zip_code');
    });

    it('says of a word that no field holds it, and that this is a conclusion', async () => {
      expect(await agent.read('base_explain', { name: '対応期限' })).toMatch(/no documented .*\[inferred/);
    });

    it('knows what usual guesses look for, and looks for a name in braces among tags alone', async () => {
      for (const [name, near] of [
        ['{block:ItemSoldOut}', '{block:NoItemStock}'],
        ['{block:TopPage}', '{block:IndexPage}'],
        ['{block:Item}', '{block:Items}'],
        ['{CategoryName}', '{AppsItemCategoryCategoryName}'],
        ['{ItemCartURL}', 'Write {block:PurchaseForm} with {ItemSelectTag} and {PurchaseButton} inside.'],
      ] as const) {
        const told = await agent.read('base_explain', { name });
        expect(told).toMatch(/ is not a tag\. /);
        expect(told).toContain(near);
      }
      expect(await agent.read('base_explain', { name: '{OrderReceiverAddress}' })).not.toContain('/api/');
    });

    it('tells a message of the HTML editing app, with what to put', async () => {
      const told = await agent.read('base_explain', { name: '必須変数の{FaviconTag}が見つかりませんでした' });
      expect(told).toMatch(/put \{FaviconTag\} into the theme.*inside <head>/);
      expect(told).toContain('#rule-required-tag');
      expect(told).toContain('/template/default/must#list');
      expect(await agent.read('base_explain', { name: '<textarea>は使用できません' })).toContain(
        '#rule-textarea-element',
      );
    });

    it.each([
      '必須変数の {FaviconTag} が見つかりません',
      '必須変数の｛FaviconTag｝が見つかりませんでした',
      'error: required variable FaviconTag not found',
    ])('tells %s, as a person may write it', async (written) => {
      expect(await agent.read('base_explain', { name: written })).toMatch(/put \{FaviconTag\} into the theme/);
    });

    it('tells each tag that a message misses, and the rule where it names none', async () => {
      const two = await agent.read('base_explain', { name: '必須変数の{FaviconTag}、{LogoTag}が見つかりませんでした' });
      for (const name of ['FaviconTag', 'LogoTag']) expect(two).toContain(`put {${name}} into the theme`);
      const none = await agent.read('base_explain', { name: '必須変数が見つかりませんでした' });
      expect(none).toContain('#rule-required-tag');
      expect(none).not.toContain('no_item');
    });

    it('says of an operation that it is closed, and so do its samples and its call in the sandbox', async () => {
      const closed = 'Closed to new applicants since February 21, 2022.';
      for (const operation of ['search', 'search/refresh']) {
        expect(await agent.read('base_explain', { name: operation })).toContain(closed);
        expect(await agent.read('base_samples', { operation })).toContain(closed);
      }
      const values = { q: 'tote' };
      expect(await agent.read('base_sandbox_call', { operation: 'search', values })).toContain(closed);
      expect(await agent.read('base_explain', { name: 'items/add' })).not.toContain('Closed');
    });

    it('takes no message for another that ends alike', async () => {
      for (const name of ['在庫が見つかりませんでした。', 'ページが見つかりませんでした'])
        expect(await agent.read('base_explain', { name })).toMatch(/^No message like this is documented/);
    });

    it.each([
      'access token expired',
      'The access token has expired',
      'アクセストークンの有効期限が切れています。',
      'トークンの有効期限が切れています',
    ])('%s is told as the platform says it', async (name) => {
      expect(await agent.read('base_explain', { name })).toMatch(
        /^The message .*\n\nアクセストークンが無効です。[\s\S]*Refresh the token once/,
      );
    });

    it('tells an error before the operation that a text names, and that of the operation first', async () => {
      const told = await agent.read('base_explain', {
        name: 'POST https://api.thebase.in/1/orders/edit_status -> {"error":"no_order","error_description":"注文情報が見つかりませんでした。"}',
      });
      expect(told).toMatch(
        /^注文情報が見つかりませんでした。 `no_order`\n {2}Meaning: BASE found no order for that line\./,
      );
      expect(told).toContain('The operation: ');
      expect(await agent.read('base_explain', { name: 'Why does GET /1/items/detail/7 answer nothing' })).toMatch(
        /^Get an item: /,
      );
    });

    it.each([
      [
        'https://app.example.com/callback?error=access_denied&state=xyz',
        /^.*`access_denied`\n {2}Meaning: The owner declined/,
      ],
      ['error: not_change_status_cvs', /`not_change_status_cvs`/],
      ['failed: bad_params 不正なパラメーターです。', /^不正なパラメーターです。 `bad_params`/],
      [encodeURIComponent('不正なitem_idです。'), /^不正なitem_idです。/],
      [`${'x'.repeat(15_000)} day_api_limit`, /`day_api_limit`/],
    ])('finds the code inside a text', async (name, told) => {
      expect(await agent.read('base_explain', { name })).toMatch(told);
    });

    it('tells a rule of the checker, beside a decision of the same name', async () => {
      const both = await agent.read('base_explain', { name: 'number-range' });
      expect(both).toContain('a decision of the sandbox');
      expect(both).toContain('a rule of the theme checker');
      expect(await agent.read('base_explain', { name: 'unknown-block' })).toContain('#### Unknown block');
    });

    it('says what many calls have in common, what a field holds, and parts as they are asked', async () => {
      expect(await agent.read('base_explain', { name: 'invalid_scope' })).toContain(
        'Sent by: all calls with a token but ',
      );
      expect(await agent.read('base_explain', { name: 'user_balance_logs' })).toContain('Holds text, price, created.');
      expect(await agent.read('base_explain', { name: 'items/add', parts: ['notes', 'errors'] })).toMatch(
        /^Notes:[\s\S]*^Errors:/m,
      );
      expect(await agent.refused('base_explain', { name: '?' })).toBe(
        'Unexpected name ?, expected a name, a message or words.',
      );
    });

    it('tells the decisions of the sandbox as what they are', async () => {
      for (const id of Object.keys(decisions))
        expect(await agent.read('base_explain', { name: id })).toContain('not a fact about the platform');
    });
  });

  it('base_samples takes lists in both spellings, and warns of values', async () => {
    const values = {
      title: 'Tote',
      price: -1,
      'variation[1]': 'L',
      'variation[0]': 'S',
      barcode: ['4900000000016', '4900000000024', 'abc'],
    };
    const text = await agent.read('base_samples', { operation: 'items/add', values, languages: ['php'] });
    expect(text).toContain('for price');
    expect(text).toMatch(/'S'[\s\S]*'L'/);
    expect(text).toContain('4900000000024 does not fit, expected 3');
    expect(text).toContain('abc is no JAN code');
    expect(text).not.toContain('4900000000016 does');
    expect(await agent.refused('base_samples', { operation: 'items/add', values: { colour: 'red' } })).toMatch(
      /^Unexpected parameter colour of items\/add, expected one of title, /,
    );
    expect(await agent.read('base_samples', { operation: 'items/add', values: { price: 100 } })).toMatch(
      /^Missing title, stock, which are required\./,
    );
    expect(await agent.refused('base_samples', { operation: 'items/ad' })).toMatch(
      /^Unexpected operation items\/ad, expected one such as items\//,
    );
  });

  describe('base_theme', () => {
    const source = '<p>{block:Items}{ ItemTitle }{/block:Items}</p>';

    it('checks, mends and shows a theme that was sent once', async () => {
      const checked = await agent.read('base_theme', { action: 'check', source, fragment: true });
      const [, handle] = /^Theme (t\d+): 1 errors/.exec(checked) ?? [];
      expect(checked).toContain('1:17 error');
      expect(checked).toContain('/template/guideline/check_list#rule-');
      const mended = await agent.read('base_theme', { action: 'fix', handle, fragment: true });
      expect(mended).toContain('<p>{block:Items}{ItemTitle}{/block:Items}</p>');
      const [, next] = /^Mended theme (t\d+): 0 errors/.exec(mended) ?? [];
      expect(await agent.read('base_theme', { action: 'render', handle: next })).toContain('Canvas tote');
      expect(await agent.refused('base_theme', { action: 'check', handle: 't99' })).toContain('Unexpected handle t99');
      expect(await agent.refused('base_theme', { action: 'check' })).toContain(
        'expected one of source, path or handle',
      );
      expect(await agent.refused('base_theme', { action: 'check', source: '{"a":1}' })).toContain(
        'This looks like JSON',
      );
    });

    it('says a reason once, and after mending how much is left', async () => {
      const empty = '<!DOCTYPE html><html><body>{block:Items}{ ItemTitle }{/block:Items}</body></html>';
      const checked = await agent.read('base_theme', { action: 'check', source: empty });
      expect(checked.match(/refuses a theme without it/g)).toHaveLength(1);
      const mended = await agent.read('base_theme', { action: 'fix', source: empty });
      expect(mended).toMatch(
        /^Mended theme t\d+: \d+ errors[^\n]* check of this handle tells what is left\.\nThe mended source:/,
      );
    });

    it('leaves guesses to the author, and says that it does', async () => {
      const guesses = '{block:Items}{block:ItemSoldOut}<a href="{ItemURL}">x</a>{/block:ItemSoldOut}{/block:Items}';
      const mended = await agent.read('base_theme', { action: 'fix', source: guesses, fragment: true });
      expect(mended).toContain('expected {block:NoItemStock}');
      expect(mended).toContain('fix mends slips of spelling and form alone');
    });

    it('keeps a long answer within the budget', async () => {
      const long = await agent.read('base_theme', {
        action: 'check',
        source: '{ ItemTitle }\n'.repeat(500),
        fragment: true,
      });
      expect(long.length).toBeLessThanOrEqual(8100);
      expect(long).toContain('more lines');
      const html = await agent.read('base_theme', { action: 'render', source: `<p>${'x'.repeat(30_000)}</p>` });
      expect(html.length).toBeLessThanOrEqual(8200);
    });

    it('refuses a theme of more than a million characters, in a call and in a file', async () => {
      const source = 'x'.repeat(1_000_001);
      expect(await agent.refused('base_theme', { action: 'check', source })).toContain(
        'expected at most 1000000 characters',
      );
      const folder = mkdtempSync(join(tmpdir(), 'mcp-theme-'));
      ends.push(async () => rmSync(folder, { recursive: true }));
      const path = join(folder, 'theme.html');
      writeFileSync(path, source);
      const local = await newAgent({ readsFiles: true });
      expect(await local.refused('base_theme', { action: 'check', path })).toContain('expected at most 1000000 bytes');
    });

    it('keeps the newest themes of a session, and not all of them', async () => {
      const own = await newAgent();
      for (let at = 0; at < 4; at++)
        await own.read('base_theme', { action: 'check', source: `<p>${at}${'x'.repeat(900_000)}`, fragment: true });
      expect(await own.refused('base_theme', { action: 'check', handle: 't1' })).toContain('expected t2, t3, t4.');
      expect(await own.read('base_theme', { action: 'check', handle: 't4', fragment: true })).toContain('Theme t4');
    });

    it('reads files for a client on the same machine alone, and themes alone', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'mcp-theme-'));
      ends.push(async () => rmSync(folder, { recursive: true }));
      const path = join(folder, 'theme.html');
      writeFileSync(path, source);
      writeFileSync(join(folder, 'secret.txt'), 'secret');
      expect(await agent.refused('base_theme', { action: 'check', path })).toContain('reads no files');
      const local = await newAgent({ readsFiles: true });
      expect(await local.read('base_theme', { action: 'check', path, fragment: true })).toContain('1 errors');
      expect(await local.refused('base_theme', { action: 'render', path: join(folder, 'secret.txt') })).toContain(
        'ends in .html',
      );
      expect(await local.refused('base_theme', { action: 'render', path: folder })).toContain('Unexpected path');
    });

    it('installs the app that shows a state, and refuses unknown items, apps and options', async () => {
      const sale = '{block:HasItemProperPrice}<b>reduced</b>{/block:HasItemProperPrice}';
      const html = await agent.read('base_theme', { action: 'render', source: sale, page: 'item', item: 'sale' });
      expect(html).toContain('apps sale');
      expect(html).toContain('<b>reduced</b>');
      expect(await agent.refused('base_theme', { action: 'render', source: sale, item: '7' })).toContain(
        'Unexpected item 7, expected one of on-sale',
      );
      expect(await agent.refused('base_theme', { action: 'render', source: sale, apps: ['x'] })).toContain(
        'Unexpected app x',
      );
      expect(
        await agent.refused('base_theme', { action: 'render', source: sale, options: { 'color:A': 'red' } }),
      ).toContain('color:A');
    });

    it.skipIf(!findBrowser())('takes a picture of the whole page, and says how high that is', async () => {
      const tall = '<!doctype html><body style="margin:0;background:#fff"><div style="height:1500px">{ItemTitle}</div>';
      const { content: parts } = await agent.call('base_theme', { action: 'picture', source: tall, width: 320 });
      const picture = parts.find((part) => part.type === 'image');
      const bytes = Buffer.from(picture?.type === 'image' ? picture.data : '', 'base64');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([320, 1500]);
      const [said] = parts;
      expect(said?.type === 'text' ? said.text : '').toMatch(/320×1500 pixels; the page is 1500 high/);
      expect(said?.type === 'text' ? said.text : '').not.toContain('<');
    });
  });

  describe('the sandbox', () => {
    it('answers as the platform does, to a shop that no other session sees', async () => {
      const other = await newAgent();
      const input = { operation: 'items/detail', values: { item_id: 1003 } };
      const status = async (each: Agent) => (await each.ask<{ status: number }>('base_sandbox_call', input)).status;
      expect(await status(agent)).toBe(200);
      await agent.ask('base_sandbox_call', { ...input, operation: 'items/delete' });
      expect([await status(agent), await status(other)]).toEqual([400, 200]);
      const refused = await agent.ask('base_sandbox_call', { operation: 'users/me', token: 'wrong' });
      expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
      expect(await agent.ask('base_sandbox_call', { operation: 'search/index', values: { q: 'tote' } })).toMatchObject({
        status: 200,
      });
      expect(await agent.ask('base_sandbox_call', { operation: 'oauth/refresh_token' })).toMatchObject({ status: 200 });
    });

    it('sends what a refresh has brought, until the sandbox has its own tokens again', async () => {
      const each = await newAgent();
      const call = (operation: string) =>
        each.ask<{ status: number; hints: string[] }>('base_sandbox_call', { operation });
      await each.ask('base_sandbox_control', { route: 'POST /sandbox/clock', body: { advance: 3700 } });
      expect((await call('users/me')).status).toBe(400);
      for (const _ of [1, 2]) {
        const refreshed = await call('oauth/refresh_token');
        expect(refreshed).toMatchObject({ status: 200, hints: [expect.stringContaining('from now on')] });
        expect(await call('users/me')).toMatchObject({ status: 200, hints: [] });
      }
      await each.ask('base_sandbox_control', { route: 'POST /sandbox/restore' });
      expect(await call('users/me')).toMatchObject({ status: 200, hints: [] });
    });

    it('names the rule of ours that decided, and shows what would be misread', async () => {
      const sent = await (await newAgent()).ask<{ body: unknown; hints: string[]; decided_by: string[] }>(
        'base_sandbox_call',
        {
          operation: 'orders/edit_status',
          values: {
            order_item_id: 5010,
            atobarai_status: 'shipping',
            delivery_company_id: 1,
            tracking_number: '123456789012',
          },
          only: ['dispatch_status'],
        },
      );
      expect(sent.body).toEqual({ order: { dispatch_status: 'shipping' } });
      expect(sent.decided_by).toContain('parcel-journey');
      expect(sent.decided_by).not.toContain('tracking-of-ordinary-orders');
      const misread = await agent.ask<{ hints: string[]; decided_by: string[] }>('base_sandbox_call', {
        operation: 'orders/index',
        values: { dispatch_status: 'ordered' },
      });
      expect(misread.hints.join()).toContain('"dispatch_status"');
      expect(misread.decided_by).toContain('unknown-parameters');
    });

    it.each([
      ['items/add', { title: 'x'.repeat(2001), price: 1, stock: 1 }, ['text-length']],
      ['items/add', { title: 'Tote', price: -3, stock: 1 }, ['number-range']],
      ['items/add', { title: 'Tote', price: 1_000_000_000, stock: 1 }, ['number-range']],
      ['items/add', { title: 'Tote', price: 'x', stock: 1 }, []],
      ['items/edit_stock', { item_id: 1001, stock: -1 }, ['number-range']],
      ['items/search', {}, ['missing-query']],
      [
        'orders/edit_status',
        { order_item_id: 5010, atobarai_status: 'shipping', delivery_company_id: 1, tracking_number: 'あ' },
        [],
      ],
      ['items/index', {}, ['hidden-items']],
      ['items/index', { visible: 1 }, []],
    ])('%s names of its rules those that decided, and no other', async (operation, values, decidedBy) => {
      const own = await newAgent();
      const { decided_by, hints } = await own.ask<{ hints: string[]; decided_by: string[] }>('base_sandbox_call', {
        operation,
        values,
      });
      expect(decided_by).toEqual(decidedBy);
      for (const id of decidedBy) expect(hints.join()).toContain(`(sandbox: ${id})`);
    });

    it('gives the empty list when no entry has what is asked for, and takes paths', async () => {
      const none = await agent.ask('base_sandbox_call', { operation: 'orders/index', only: ['colour'] });
      expect(none.body).toEqual({ orders: [] });
      const { body } = await agent.ask<{ body: object }>('base_sandbox_call', {
        operation: 'orders/detail',
        values: { unique_key: '7A1C4E9032B5D6F8' },
        only: ['order.order_items.status'],
      });
      expect(JSON.stringify(body)).toMatch(/^\{"order":\{"order_items":\[\{"status":"\w+"\}/);
    });

    it('leaves out empty images, keeps to the budget, and gives lists in parts', async () => {
      const item = await agent.read('base_sandbox_call', { operation: 'items/detail', values: { item_id: 1002 } });
      expect(item).not.toMatch(/"img\d+_\w+":null/);
      expect(item).toMatch(/empty image fields/);
      interface Listed {
        readonly body: { readonly orders: readonly { readonly unique_key: string }[] };
        readonly left_out: readonly string[];
      }
      const keys: string[] = [];
      for (let offset = 0, left = true; left; ) {
        const part = await agent.ask<Listed>('base_sandbox_call', { operation: 'orders/index', max: 2000, offset });
        keys.push(...part.body.orders.map((each) => each.unique_key));
        const [, next] = /offset (\d+)/.exec(part.left_out.join()) ?? [];
        left = next !== undefined && Number(next) > offset && part.body.orders.length > 1;
        offset = Number(next);
      }
      const whole = await agent.ask<Listed>('base_sandbox_call', { operation: 'orders/index', max: 100_000 });
      expect([...new Set(keys)]).toEqual(whole.body.orders.map((each) => each.unique_key));
      for (const route of ['GET /sandbox/state', 'GET /sandbox'])
        expect((await agent.read('base_sandbox_control', { route })).length).toBeLessThanOrEqual(8000);
      const state = await agent.read('base_sandbox_control', { route: 'GET /sandbox/state', only: ['categories'] });
      expect(state).toContain('categories');
    });

    it('lets what is asked for happen, and says what cannot be', async () => {
      await agent.read('base_sandbox_control', {
        route: 'POST /sandbox/failures',
        body: { operation: 'items/index', error: 'day_api_limit' },
      });
      expect(await agent.ask('base_sandbox_call', { operation: 'items/index' })).toMatchObject({
        status: 400,
        body: { error: 'day_api_limit' },
      });
      expect(
        await agent.refused('base_sandbox_control', { route: 'POST /sandbox/orders', body: { payment: 'gold' } }),
      ).toMatch(/^Unexpected /);
      expect(await agent.refused('base_sandbox_control', { route: 'POST /sandbox/gold' })).toContain(
        'expected one of GET /sandbox',
      );
      const later = await (await newAgent()).read('base_sandbox_control', {
        route: 'POST /sandbox/clock',
        body: { advance: 3700 },
      });
      expect(later).toContain('token has expired');
    });

    it('has an address for programs of the same machine, and the shop there is that of the session', async () => {
      expect(await agent.refused('base_sandbox_control', { route: 'LISTEN' })).toContain(
        'on the machine of this server only',
      );
      const local = await newAgent({ isLocal: true });
      const { body } = JSON.parse(await local.read('base_sandbox_control', { route: 'LISTEN' }));
      const headers = { Authorization: `Bearer ${body.access_token}` };
      await local.ask('base_sandbox_call', { operation: 'items/delete', values: { item_id: 1003 } });
      expect((await fetch(`${body.address}/1/items/detail/1003`, { headers })).status).toBe(400);
      expect((await fetch(`${body.address}/1/items/detail/1002`, { headers })).status).toBe(200);
    });
  });

  it.each([
    ['base_search', {}, 'Unexpected call of base_search without query, expected a text.'],
    ['base_search', { query: 'x', limit: 99 }, 'Unexpected limit 99 of base_search, expected at most 20.'],
    ['base_search', { query: 'x', size: 9 }, 'Unexpected size of base_search, expected query, part, limit.'],
    ['base_search', { query: '' }, 'Unexpected query "" of base_search, expected at least 1 character.'],
    [
      'base_theme',
      { action: 'render', source: 'x', page: 'home' },
      'Unexpected page "home" of base_theme, expected one of index, ',
    ],
    [
      'base_sandbox_call',
      { operation: 'items/add', values: { title: true } },
      'Unexpected values.title true of base_sandbox_call, expected a text or a number or a list.',
    ],
    [
      'base_sandbox_control',
      { route: 'GET /sandbox', body: [] },
      'Unexpected body [] of base_sandbox_control, expected an object.',
    ],
    [
      'base_sandbox_control',
      { route: 'PUT /sandbox/state', body: { a: 1 } },
      'Unexpected {"a":1} at the top of the state, expected it to have required property \'version\'',
    ],
  ])('%s %j is refused in words', async (tool, input, message) => {
    expect(await agent.refused(tool, input)).toContain(message);
  });

  it.each([
    ['tools/call', {}, 'Unexpected call of tools/call without name, expected a text.'],
    ['tools/call', { name: 'base_read', arguments: 'x' }, 'Unexpected arguments "x" of base_read, expected an object.'],
    ['resources/read', {}, 'Unexpected call of resources/read without uri, expected a text.'],
    ['prompts/get', { name: 7 }, 'Unexpected name 7 of prompts/get, expected a text.'],
  ])('%s %j is refused in a sentence, as a fault of the caller', async (method, params, message) => {
    const asked = agent.client.request({ method, params } as never, z.unknown() as never);
    await expect(asked).rejects.toMatchObject({ code: -32602, message: expect.stringContaining(`-32602: ${message}`) });
  });

  it('lists what can be read without a tool, and reads it', async () => {
    const { resources } = await agent.client.listResources();
    expect(resources).toHaveLength(4);
    for (const { uri, name } of resources) {
      const [read] = (await agent.client.readResource({ uri })).contents;
      expect([name, String(read && 'text' in read ? read.text : '').length > 100]).toEqual([name, true]);
    }
    const [page] = (await agent.client.readResource({ uri: `${content.address}api/items/add` })).contents;
    expect(page).toMatchObject({ text: expect.stringMatching(/^# Add an item/) });
    await expect(agent.client.readResource({ uri: 'file:///etc/passwd' })).rejects.toMatchObject({ code: -32002 });
  });

  it('offers prompts that name tools which there are', async () => {
    const { prompts } = await agent.client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([
      'ship-an-order',
      'review-my-theme',
      'debug-this-error',
      'integrate',
    ]);
    for (const { name, arguments: [argument] = [] } of prompts) {
      const { messages } = await agent.client.getPrompt({ name, arguments: { [argument?.name ?? '']: 'VALUE' } });
      const text = messages.map(({ content: said }) => (said.type === 'text' ? said.text : '')).join();
      expect(text).toContain('VALUE');
      for (const [tool] of text.matchAll(/base_\w+/g)) expect(tools.map((each) => each.name)).toContain(tool);
    }
    await expect(agent.client.getPrompt({ name: 'integrate' })).rejects.toMatchObject({ code: -32602 });
    await expect(agent.client.getPrompt({ name: 'sing' })).rejects.toMatchObject({ code: -32602 });
  });

  it('an unknown tool is refused with the names of those that there are', async () => {
    await expect(agent.call('serach')).rejects.toThrow(
      'Unexpected tool serach, expected one of base_search, base_read, ',
    );
  });
});
