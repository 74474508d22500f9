import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, connect } from '../testing/connect.ts';
import { startMain } from '../testing/start-main.ts';

/** The first call for a request is the request itself: its answer may be a part, and leads to nothing else. */
describe('a request in sentences', { timeout: 60_000 }, () => {
  let agent: Agent;
  beforeAll(async () => {
    agent = await connect(startMain());
  }, 60_000);
  afterAll(() => agent?.client.close());

  const search = (query: string) => agent.read('base_search', { query });
  /** Addresses of the passages, in their order. */
  const pathsIn = (answer: string) => [...answer.matchAll(/^ {2}(\/\S+)$/gm)].map(([, path]) => path);

  it.each([
    [
      'Buyers complain that they only see the shipping cost at the very end. Where do all products get a text about it, and can it be free above 8,000 yen?',
      '/template/apps/shipping_fee_app',
    ],
    [
      'A company wants to connect to my shop and asks me to permit access to items and orders on a page. What could they see and change, and can I take it back later?',
      '/template/faq/#programmer',
    ],
    [
      'The customer wants to cancel, but the parcel is already on its way. What do I do step by step, and do I get the fee back?',
      '/template/faq/#refund',
    ],
    [
      'Where do I hide the home address that buyers see on the 特定商取引法 page? I sell from home and would rather not show where I live.',
      '/template/directory/page#legal',
    ],
    [
      'Our theme did not pass the review because scripts came from an external CDN. What are the rules on external files and scripts?',
      '/template/default/head#external-files',
    ],
    [
      'Node service: every hour copy the new orders into our database, with number, date and total, and never store one twice.',
      '/api/orders/#sync',
    ],
    [
      'How do I turn curl -X POST https://api.thebase.in/1/items/delete -d item_id=5 into Kotlin, and can a deletion be undone later?',
      '/api/items/delete#good-to-know',
    ],
  ])('%s leads to %s first', async (request, path) => {
    expect(pathsIn(await search(request))[0]).toBe(path);
  });

  it('is answered to a program without tags, and to an owner without calls', async () => {
    const program = await search(
      'Write a Go program that downloads all items, hidden ones too, and writes title, price and the list of variations to a file.',
    );
    expect(program).not.toContain('/template/');
    const owner = await search(
      'How do I change the address shown on the 特定商取引法 page? I sell from home and do not want to show where we live.',
    );
    expect(owner).not.toContain('/api/');
  });

  it('in Japanese is answered in the part that it is about', async () => {
    const program = pathsIn(
      await search(
        '商品をまとめて登録するプログラムをPHPで書いています。画像はどのように送りますか？1日の上限はありますか？',
      ),
    );
    expect(program[0]).toBe('/api/items/add#import');
    expect(program.filter((path) => path?.startsWith('/template/'))).toEqual([]);
    const theme = pathsIn(
      await search('テーマの商品一覧で、在庫がない商品に売り切れと表示する書き方を教えてください。'),
    );
    expect(theme[0]).toBe('/template/faq/#sold-out');
    expect(theme.filter((path) => path?.startsWith('/api/'))).toEqual([]);
  });

  it('gets the sentences that answer, and not only those beside them', async () => {
    const answer = await search(
      'A buyer wants to cancel the order after we sent the parcel with Yamato. What should we do step by step?',
    );
    expect(answer).toContain('You cannot cancel a paid one: agree on the amount with the customer');
    const several = await search(
      'We sell pottery for about 80,000 yen a month. How much do we lose in fees with both plans, and what does it cost to move the money to the bank?',
    );
    expect(several).toMatch(/3\.6% and 40 yen/);
    expect(several).toMatch(/a payout cost 250 yen/);
  });

  it('is told which names no page has, and that nothing has most of its words', async () => {
    const answer = await search(
      'Does the platform offer a GraphQL endpoint such as the Admin of others, and how do I get only the fields needed?',
    );
    expect(answer).toContain('No page names “GraphQL”.');
    expect(answer).toContain('Whom to ask: ');
    const none = await search(
      'How do I attach a gift wrapping choice with a surcharge to every product through the API?',
    );
    expect(none).toContain('No passage has most of these words. The nearest ones:');
    expect(none).toContain('What the API cannot do: ');
    expect(pathsIn(none).length).toBeLessThan(4);
  });

  it('with the code of a call gets its parameters, and how lists are sent', async () => {
    const paths = pathsIn(
      await search(
        "I create a new item with two variations, but the shop shows only one: await axios.post(url, { title: 'Cap', price: 2800, variation: ['S', 'M'], variation_stock: [1, 2] }, { headers })",
      ),
    );
    expect(paths).toContain('/api/#lists');
    expect(paths).toContain('/api/items/add#param-variation');
    expect(paths).toContain('/api/items/add#param-variation_stock');
  });

  it.each([
    [
      'Since today every call answers 401 {"error":"access_denied","error_description":"アクセストークンが無効です。"} and nothing was changed',
      /^No source has these words with `access_denied`\. They are those of:\n+アクセストークンが無効です。 `invalid_request`/,
    ],
    [
      '400 for https://api.thebase.in/1/items/edit_stock {"error":"bad_params","error_description":"不正なvariation_idです。"}',
      /^No source has these words with `bad_params`.*`bad_variation_id`.*items\/edit_stock#error-bad_variation_id/s,
    ],
  ])('with a message under another code, %s, gets what the words mean', async (request, says) => {
    for (const [tool, input] of [
      ['base_search', { query: request }],
      ['base_explain', { name: request }],
    ] as const)
      expect(await agent.read(tool, input)).toMatch(says);
  });

  it('with a condition that is called If… hears of the name, and of no other platform', async () => {
    const answer = await search('Is {block:IfLoggedIn} or {CustomerName} available to greet people in the header?');
    expect(answer).toMatch(/^The checker says of the source:\n- error Unexpected block \{block:IfLoggedIn\}/);
    expect(answer).not.toContain('Tumblr');
  });

  it('gets the same passages from base_explain', async () => {
    const request =
      'How can I test my integration without a real shop, and are there test cards for the payment of an order?';
    const found = pathsIn(await search(request));
    expect(found[0]).toBe('/api/#test');
    expect(pathsIn(await agent.read('base_explain', { name: request }))).toEqual(found);
  });

  it('stays in the part that is asked for', async () => {
    const query =
      'How do I read the stock of all items with a program, and where does a theme print that an item is sold out?';
    for (const part of ['api', 'template'] as const) {
      const paths = pathsIn(await agent.read('base_search', { query, part }));
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => !path?.startsWith(`/${part}/`))).toEqual([]);
    }
  });
});
