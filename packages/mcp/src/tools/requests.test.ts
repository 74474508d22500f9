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

  it('that fetches is of a program, and hears nothing for owners', async () => {
    const said = await search('fetch all orders of yesterday with paging, revenue per payment method, which scope');
    expect(said).toContain('/api/orders/');
    expect(said).not.toContain('/template/faq/');
  });

  it('of an owner for what the API cannot do names whom owners ask', async () => {
    expect(await search('customer wants a receipt')).toContain('Whom to ask');
    expect(await search('customer wants a receipt')).toMatch(/\/template\/faq\/#whom-to-ask/);
    expect(await search('入金されない')).toContain('/template/faq/#payout');
  });

  it.each([
    ['set the stock of variations from a file by SKU, call limits', 'api'],
    ['Sync the stock of all our variations with an ERP by a script, within the limits', 'api'],
    ['In my theme: print the stock of every one of the variations, and buttons for each of them', 'template'],
  ])('%s hears of nothing that the other part cannot do', async (request, part) => {
    const other = part === 'api' ? 'No known tag' : 'The API cannot';
    expect(await search(request)).not.toContain(other);
  });

  it('with several apps gets a line of each, for who asks', async () => {
    const theme = await search(
      'what to put in the theme for blog, labels, sale, pre-order, lottery and reviews apps, on which page',
    );
    for (const app of ['blog', 'label', 'sale', 'pre_order', 'lottery', 'review'])
      expect(theme).toContain(` /template/apps/${app}_app#in-a-theme`);
    expect(theme).toContain('Tags: {block:AppsReview}, {AppsReviewTag}.');
    const owner = await search(
      'We are a bakery: customers order in the evening and pick up next morning. Some bread is sold by post. Which apps are for this?',
    );
    expect(owner).toContain(' /template/apps/takeout_app#for-the-shop-owner');
    expect(owner).toContain('| [Takeout](/template/apps/takeout_app)');
    expect(owner).not.toContain('/api/');
  });

  it('of an owner is told which words no page has, and gets nothing of another matter', async () => {
    const answer = await search(
      'I use my own domain, and since last week the shop has a warning about its certificate and opens with the address of BASE alone.',
    );
    expect(answer).toContain('No page names “certificate”.');
    expect(answer).toContain('Whom to ask: ');
    expect(pathsIn(answer)[0]).toBe('/template/faq/#domain');
    expect(answer).not.toContain('/api/');
  });

  it.each([
    [
      'shop in Japanese and English, show dollars to foreigners, post to Taiwan and USA',
      ['/template/faq/#english', '/template/faq/#abroad'],
    ],
    [
      'edited the HTML of my shop, products are gone from the front page, get back the old design, add Instagram',
      ['/template/faq/#undo', '/template/faq/#other-apps', '/template/faq/#without-code'],
    ],
    [
      'OAuth scopes for a tool that only reads orders and payouts; can the owner of the shop remove the permission?',
      ['/api/#scopes', '/api/oauth/authorize#good-to-know', '/template/faq/#programmer'],
    ],
    [
      'set the stock of variations from a list of 900 rows by SKU with a script, call limits',
      ['/api/items/edit_stock#sync-stock', '/api/#limits'],
    ],
    [
      'template does not show reviews app and sale labels; how to see beforehand if a template supports an app',
      ['/template/faq/#does-my-theme', '/template/faq/#all-apps'],
    ],
  ])('%s gets what each of its clauses asks for', async (request, paths) => {
    expect(pathsIn(await search(request))).toEqual(expect.arrayContaining(paths));
  });

  it('gets excerpts that say something: no title, no caption, and the entry that a sentence lies in', async () => {
    const market = await search(
      'submit a theme to the theme market: checklist of requirements, apps that must be supported, screenshots, browsers, forbidden',
    );
    expect(market).not.toMatch(/^ {2}(?:Application checklist and checker|Design guideline)$/m);
    expect(market).not.toContain('No passage has most of these words');
    const whole = await search(
      'Which order do price, label, reviews and share buttons have on a whole item page of a theme?',
    );
    expect(whole).not.toContain('From the label to related items');
    const limits = await search('How many calls may a script send per hour and per day, and what are the call limits?');
    expect(limits).toContain('- [`5,000 per hour`](#quota-hour)');
    expect(await search('theme review requirements')).not.toContain('All pages as Markdown');
  });

  it('that names the API gets changes of the API first', async () => {
    const paths = pathsIn(await search('What has changed in the API since 2019?'));
    expect(paths[0]).toBe('/api/#changes');
    expect(paths.filter((path) => path?.startsWith('/template/'))).toEqual([]);
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

  it('of a program that fills a spreadsheet gets no apps for owners', async () => {
    const answer = await search(
      'I need an Apps Script for Google Sheets: every hour append the new orders with number, date and total, and no order twice.',
    );
    expect(pathsIn(answer)[0]).toBe('/api/orders/#sync');
    expect(answer).not.toContain('/template/faq/#other-apps');
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
