import { describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from './create-sandbox.ts';
import { credentials } from './credentials.ts';
import { collectHints, encodeHints, hintHeader, hintsOf } from './hints.ts';
import { start } from './test-sandbox.ts';

type Fields = Readonly<Record<string, string>>;
const item = { title: 'Bag', price: '1', stock: '1' };
const searchPair = { client_id: credentials.searchClientId, client_secret: credentials.searchClientSecret };
const exchange = {
  grant_type: 'authorization_code',
  client_id: credentials.clientId,
  client_secret: credentials.clientSecret,
  redirect_uri: credentials.redirectUri,
  code: credentials.code,
};
const deferred = {
  order_item_id: '5010',
  atobarai_status: 'shipping',
  delivery_company_id: '1',
  tracking_number: '123412341234',
};

async function call(
  method: string,
  path: string,
  fields: Fields | string = {},
  more: { strict?: boolean; type?: string; sandbox?: Sandbox } = {},
) {
  const sandbox = more.sandbox ?? createSandbox({ now: () => start, strict: more.strict ?? false });
  const sent = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const headers = {
    Authorization: `Bearer ${credentials.accessToken}`,
    'Content-Type': more.type ?? 'application/x-www-form-urlencoded',
  };
  const url = `https://api.thebase.in${path}${method === 'GET' ? `?${sent}` : ''}`;
  const response = await sandbox.fetch(new Request(url, { method, headers, body: method === 'POST' ? sent : null }));
  return { status: response.status, body: await response.json(), hints: hintsOf(response.headers), sandbox };
}

describe('a request that is misread gets a hint', () => {
  it.each<[string, string, Fields | string, string]>([
    ['POST', '/1/items/add', { ...item, detial: 'x' }, 'Unexpected parameter "detial", did you mean detail?'],
    [
      'POST',
      '/1/items/add',
      'title=Bag&price=1&stock=9&variation[0]=S&variation_stock[0]=2&variation[1]=L&variation_stock[1]=3',
      'Unexpected stock, expected 5: the platform stores the sum of variation_stock',
    ],
    ['POST', '/1/items/add', { ...item, visble: '1' }, 'Unexpected parameter "visble", did you mean visible?'],
    ['POST', '/1/items/add', { ...item, weight: '5' }, 'Unexpected parameter "weight": it is ignored'],
    ['POST', '/1/items/add', { ...item, size: 'L' }, 'Unexpected parameter "size": it is ignored'],
    [
      'POST',
      '/1/items/add',
      { ...item, ['q'.repeat(130)]: '1' },
      `Unexpected parameter "${'q'.repeat(40)}": it is ignored`,
    ],
    ['POST', '/1/items/add', { ...item, 'price[0]': 'x' }, 'Unexpected parameter "price[0]", expected price: it is'],
    ['POST', '/1/items/add', { ...item, 'colour[1000]': 'x' }, 'Unexpected parameter "colour[1000]": it is ignored'],
    ['POST', '/1/items/add', { ...item, '[variation[0]': 'S' }, 'Unexpected parameter "[variation[0]"'],
    ['GET', '/1/users/me', { item_id: '1001' }, 'Unexpected parameter "item_id": it is ignored'],
    ['GET', '/1/items/detail/1001', { fields: 'title' }, 'Unexpected parameter "fields": it is ignored'],
    [
      'POST',
      '/1/oauth/token',
      { ...exchange, code_verifier: 'x' },
      'Unexpected parameter "code_verifier": it is ignored (sandbox: pkce)',
    ],
    [
      'POST',
      '/1/items/add?price=2',
      item,
      'Unexpected price in the query, expected it in the form: the form counts (sandbox: query-of-post)',
    ],
    [
      'POST',
      `/1/items/add?${'x'.repeat(50)}=2`,
      item,
      `Unexpected ${'x'.repeat(40)} in the query, expected it in the form`,
    ],
    [
      'GET',
      '/1/items',
      { 'image_size[0]': 'origin' },
      'Unexpected parameter "image_size[0]", expected image_size once, with commas between the values: it is ignored',
    ],
    [
      'GET',
      '/1/orders',
      { end_ordered: '2026-04-14' },
      'Unexpected end_ordered 2026-04-14 without a time: the range ends at 00:00:00 of that day. Send 2026-04-14 23:59:59 for the whole day (sandbox: end-dates)',
    ],
    [
      'GET',
      '/1/items/search',
      { q: '*' },
      'the sandbox finds all items, as a public plugin expects (sandbox: search-all)',
    ],
    ['POST', '/1/orders', { limit: '3' }, 'POST on a call that is documented with GET: the sandbox answers it'],
    [
      'GET',
      '/1/orders',
      { start_ordered: '2026/04/10' },
      'Unexpected start_ordered "2026/04/10", expected a day that exists, as yyyy-mm-dd or yyyy-mm-dd hh:mm:ss: it counts as left out',
    ],
    ['GET', '/1/orders', { start_ordered: '2026-04-10T10:00:00Z' }, 'Unexpected start_ordered'],
    ['GET', '/1/orders', { start_ordered: '2026-13-45' }, 'Unexpected start_ordered'],
    ['GET', '/1/orders', { end_ordered: '2026-02-30' }, 'Unexpected end_ordered'],
    [
      'GET',
      '/1/orders',
      { start_ordered: '1776129300' },
      'Unexpected start_ordered "1776129300", expected a day that exists, as yyyy-mm-dd or yyyy-mm-dd hh:mm:ss: it counts',
    ],
    [
      'GET',
      '/1/orders',
      { start_ordered: '2026-04-20', end_ordered: '2026-04-10' },
      'Unexpected start_ordered after end_ordered',
    ],
    [
      'GET',
      '/1/savings',
      { start_created: '2026-04-10 10:00:00' },
      'Unexpected start_created "2026-04-10 10:00:00", expected a day as yyyy-mm-dd',
    ],
    [
      'GET',
      '/1/items',
      { limit: '500' },
      'Unexpected limit "500", expected 1 to 100: the sandbox takes 100 (sandbox: clamped-numbers)',
    ],
    [
      'GET',
      '/1/items',
      { order: 'price' },
      'Unexpected order "price", expected one of list_order, created, modified: it counts as left out (sandbox: ignored-values)',
    ],
    [
      'GET',
      '/1/items',
      { order: '7' },
      'Unexpected order "7", expected one of list_order, created, modified: it counts',
    ],
    ['GET', '/1/items', { visible: '2' }, 'Unexpected visible "2", expected one of 1, 0: it counts as left out'],
    [
      'GET',
      '/1/search',
      { ...searchPair, q: 'tote', sort: 'order_count desc' },
      'Unexpected order_count in sort: the order stays as it is (sandbox: order-count-sort)',
    ],
    ['GET', '/1/items/detail/1001', { item_id: '1002' }, 'Unexpected parameter "item_id", expected it in the path'],
    [
      'GET',
      '/1/items',
      { limit: '' },
      'Unexpected empty limit, expected a value: it counts as left out (sandbox: empty-parameters)',
    ],
    [
      'POST',
      '/1/items/edit_stock',
      { item_id: '1001', stock: '99' },
      'Unexpected stock for an item with 2 variations, expected variation_stock: stock is ignored (sandbox: item-stock)',
    ],
    [
      'POST',
      '/1/items/edit',
      { item_id: '1001', stock: '99' },
      'Unexpected stock for an item with 2 variations, expected variation_stock: stock is ignored (sandbox: item-stock)',
    ],
    [
      'POST',
      '/1/items/edit',
      { item_id: '1001', title: '' },
      'Unexpected empty title: the item keeps its own (sandbox: empty-values)',
    ],
    [
      'POST',
      '/1/items/edit_stock',
      { item_id: '1002', stock: '9', variation_stock: '3' },
      'Unexpected variation_stock without variation_id: it is ignored (sandbox: stock-without-variation)',
    ],
    [
      'POST',
      '/1/categories/edit',
      { category_id: '3001', name: '' },
      'Unexpected empty name: the category keeps its own (sandbox: empty-name)',
    ],
    [
      'POST',
      '/1/orders/edit_status',
      { order_item_id: '5001', status: 'dispatched', tracking_number: '12' },
      'Unexpected tracking_number without atobarai_status: it is not kept (sandbox: tracking-of-ordinary-orders)',
    ],
    [
      'POST',
      '/1/orders/edit_status',
      { order_item_id: '5001', status: 'dispatched', delivery_company_id: '1' },
      'Unexpected delivery_company_id without atobarai_status: it is not kept',
    ],
    [
      'POST',
      '/1/orders/edit_status',
      { ...deferred, status: 'dispatched' },
      'Unexpected status beside atobarai_status: it is ignored (sandbox: unknown-parameters)',
    ],
  ])('%s %s %j', async (method, path, fields, hint) => {
    const { status, hints } = await call(method, path, fields);
    expect(status).toBe(200);
    expect(hints.join('\n')).toContain(hint);
  });

  it.each([
    [{ item_id: '1002', stock: '' }, 'stock'],
    [{ item_id: '', stock: '1' }, 'item_id'],
    [{ item_id: '1001', variation_id: '2001', variation_stock: '' }, 'variation_stock'],
  ])('an empty value that is needed is one fault, said once: %j', async (fields, name) => {
    const { status, body, hints } = await call('POST', '/1/items/edit_stock', fields);
    expect([status, body.error]).toEqual([400, 'bad_params']);
    expect(hints).toEqual([`Unexpected empty ${name}, expected a value (sandbox: empty-parameters)`]);
  });

  it('a search for what it does not know yet names the delay', async () => {
    const { sandbox } = await call('POST', '/1/items/add', { ...item, title: 'Copper cup' });
    const search = async (q: string) => {
      const headers = { Authorization: `Bearer ${credentials.accessToken}` };
      const url = `https://api.thebase.in/1/items/search?q=${q}`;
      return hintsOf((await sandbox.fetch(new Request(url, { headers }))).headers);
    };
    expect(await search('copper')).toEqual([
      expect.stringMatching(/the search finds item \d+ an hour after its change \(sandbox: search-delay\)$/),
    ]);
    expect(await search('mug')).toEqual([]);
  });

  it.each<[string, string, Fields]>([
    ['GET', '/1/orders', { start_ordered: '2026-04-10 00:00:00', end_ordered: '2026-04-30 23:59:59', limit: '100' }],
    ['GET', '/1/orders', { start_ordered: '2026-04-10 00:00:00', end_ordered: '2026-04-10 00:00:00' }],
    ['POST', '/1/orders/edit_status', deferred],
    ['GET', '/1/items', { image_size: 'origin, 300', sort: 'desc', visible: '1' }],
    ['POST', '/1/items/add', { ...item, stock: '3', 'variation[0]': 'S', 'variation_stock[0]': '3' }],
    ['POST', '/1/items/add', { ...item, 'variation[1]': 'S', 'variation_stock[1]': '1' }],
    ['POST', '/1/items/add', { ...item, 'variation[12]': 'S', 'variation_stock[12]': '1' }],
    ['GET', '/1/search', { ...searchPair, q: 'tote', sort: 'price desc, item_id asc' }],
    ['POST', '/1/items/add', item],
    ['POST', '/1/items/edit', { item_id: '1002', stock: '9' }],
    ['POST', '/1/items/edit_stock', { item_id: '1002', stock: '9' }],
    ['POST', '/1/items/edit_stock', { item_id: '1001', variation_id: '2001', variation_stock: '3' }],
    ['POST', '/1/categories/edit', { category_id: '3001', name: 'Sacks', list_order: '4' }],
  ])('and %s %s %j, which is read as meant, gets none', async (method, path, fields) => {
    const { status, hints } = await call(method, path, fields);
    expect([status, hints]).toEqual([200, []]);
  });
});

describe('what no source decides however the call is sent', () => {
  it.each<[string, Fields, string]>([
    [
      '/1/items/edit',
      { item_id: '1001', detail: '' },
      'detail is empty: the sandbox clears it. The platform may keep it',
    ],
    [
      '/1/items/add_image',
      { item_id: '1001', image_no: '1', image_url: 'https://images.example.com/a.png' },
      'Slot 1 was filled: the new image replaces the other. The platform may refuse it (sandbox: image-slot)',
    ],
    ['/1/items/edit_stock', { item_id: '901', stock: '1' }, 'The platform may refuse it (sandbox: stock-of-kinds)'],
    ['/1/categories/delete', { category_id: '3001' }, 'The platform may keep them (sandbox: category-delete)'],
    ['/1/item_categories/add', { item_id: '1001', category_id: '3001' }, '(sandbox: repeated-assignments)'],
    ['/1/orders/edit_status', { order_item_id: '5004', status: 'cancelled' }, '(sandbox: cancelled-stock)'],
  ])('is told by POST %s for %j, and strictness does not refuse it', async (path, fields, hint) => {
    for (const strict of [false, true]) {
      const { status, hints } = await call('POST', path, fields, { strict });
      expect(status).toBe(200);
      expect(hints.join('\n')).toContain(hint);
    }
  });

  it('is told of an access token that a refresh has replaced', async () => {
    const sandbox = createSandbox({ now: () => start });
    const { code: _code, redirect_uri: _uri, ...client } = exchange;
    const refresh = { ...client, grant_type: 'refresh_token', refresh_token: credentials.refreshToken };
    expect((await call('POST', '/1/oauth/token', refresh, { sandbox })).status).toBe(200);
    const { status, hints } = await call('GET', '/1/users/me', {}, { sandbox });
    expect([status, hints.join()]).toEqual([200, expect.stringContaining('A refresh has replaced this access token')]);
  });
});

describe('a request that is refused', () => {
  it.each<[string, Fields, string[]]>([
    ['/1/items/add', { price: '1', stock: '1' }, ['Missing title, expected a value (sandbox: required-parameters)']],
    [
      '/1/items/add',
      { ...item, 'variation[0]': 'S', 'variation_stock[0]': 'x' },
      ['Unexpected variation_stock[0] "x", expected a whole number'],
    ],
    [
      '/1/items/add',
      { ...item, [`variation[${'9'.repeat(60)}]`]: 'S' },
      [`Unexpected index in variation[${'9'.repeat(30)}, expected 0 to 999`],
    ],
  ])('by %s for %j hears why', async (path, fields, expected) => {
    const { status, hints } = await call('POST', path, fields);
    expect([status, hints]).toEqual([400, expected]);
  });

  it('for an id beyond all ids hears that it counts as left out', async () => {
    const { status, hints } = await call('POST', '/1/categories/delete', { category_id: '9999999999' });
    expect(status).toBe(400);
    expect(hints[0]).toContain('Unexpected category_id "9999999999", expected 0 to 999,999,999: it counts as left out');
    expect(hints[1]).toBe('Missing category_id, expected a category of this shop');
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain; application/x-www-form-urlencoded'])(
    'for its body of %s hears of its type first',
    async (type) => {
      const { status, hints } = await call('POST', '/1/items/add', JSON.stringify(item), { type });
      expect(status).toBe(400);
      expect(hints[0]).toBe(
        `Unexpected Content-Type ${type}, expected application/x-www-form-urlencoded: the body is not read (sandbox: content-type)`,
      );
    },
  );

  it('hears of a body without a type, and of no body nothing', async () => {
    const hintsFor = async (body: Uint8Array<ArrayBuffer> | null) => {
      const headers = { Authorization: `Bearer ${credentials.accessToken}` };
      const request = new Request('https://api.thebase.in/1/items/add', { method: 'POST', headers, body });
      return hintsOf((await createSandbox({ now: () => start }).fetch(request)).headers);
    };
    expect((await hintsFor(new TextEncoder().encode('title=Bag')))[0]).toContain(
      'Unexpected Content-Type none, expected',
    );
    expect(await hintsFor(null)).toEqual(['Missing title, expected a value (sandbox: required-parameters)']);
  });

  it.each([false, true])('for its depth hears nothing of another offset (strict: %s)', async (strict) => {
    const { body, hints } = await call('GET', '/1/items/search', { q: 'tote', offset: '10001' }, { strict });
    expect(body.error).toBe('search_error');
    expect(hints).toEqual(['Unexpected offset 10001, expected at most 10000']);
  });

  it.each([
    ['5014', 'an order that ClubT handles'],
    ['5015', 'an order that SpCase handles'],
    ['5012', 'an order with carrier billing (carrier_01), which the API cannot change (sandbox: carrier-billing)'],
    ['5016', 'an order that the Yamato easy shipping App handles'],
    ['5006', 'an order paid by cvs, in state unpaid'],
  ])('for order line %s hears what stands in the way', async (order_item_id, reason) => {
    const { hints } = await call('POST', '/1/orders/edit_status', { order_item_id, status: 'dispatched' });
    expect(hints).toEqual([`Unexpected status dispatched for ${reason}`]);
  });

  it.each<[string, string, Fields, string]>([
    [
      '/1/items/add',
      'validation_error',
      { ...item, 'variation[0]': 'S' },
      'Missing variation_stock[0], expected a value at each index that another list has (sandbox: new-variations)',
    ],
    [
      '/1/items/edit',
      'validation_error',
      { item_id: '1001', 'variation[1]': 'S' },
      'Missing variation_id[1], expected a value at each index that another list has (sandbox: new-variations)',
    ],
    [
      '/1/items/edit',
      'validation_error',
      { item_id: '1001', 'variation_id[0]': '2001', 'variation_id[1]': '2001' },
      'Unexpected variation_id 2001 again, expected it once',
    ],
    [
      '/1/items/edit_stock',
      'bad_params',
      { stock: '1' },
      'Missing item_id, expected an item of this shop (sandbox: missing-or-malformed)',
    ],
    [
      '/1/items/edit_stock',
      'bad_params',
      { item_id: '1002' },
      'Missing stock, expected a number (sandbox: missing-or-malformed)',
    ],
    [
      '/1/items/edit_stock',
      'bad_params',
      { item_id: '1001', variation_id: '2001' },
      'Missing variation_stock, expected it with variation_id (sandbox: missing-or-malformed)',
    ],
    [
      '/1/items/add_image',
      'validation_error',
      { item_id: '1002', image_no: '2', image_url: 'ftp://example.com/a.png' },
      'Unexpected image_url, expected an http or https address',
    ],
    [
      '/1/items/add_image',
      'no_image',
      { item_id: '1002', image_no: '2', image_url: 'https://localhost/a.png' },
      'Unexpected host localhost in image_url, expected a public one (sandbox: image-by-url)',
    ],
  ])('POST %s with %s %j hears what was expected', async (path, error, fields, hint) => {
    const { status, body, hints } = await call('POST', path, fields);
    expect([status, body.error, hints]).toEqual([400, error, [hint]]);
  });

  it('for a form that cannot be decoded hears what follows a percent sign', async () => {
    const { hints } = await call('POST', '/1/items/add', 'title=100%');
    expect(hints).toEqual([
      'Unexpected % in the form, expected two hexadecimal digits after it (sandbox: undecodable-form)',
    ]);
  });

  it('for a fourth level of categories hears how many there are', async () => {
    const { sandbox } = await call('POST', '/1/categories/add', { name: 'Canvas', parent_number: '2' });
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    const body = new URLSearchParams({ name: 'Deep', parent_number: '4' });
    const request = new Request('https://api.thebase.in/1/categories/add', { method: 'POST', headers, body });
    expect(hintsOf((await sandbox.fetch(request)).headers)).toEqual(['Unexpected fourth level, expected at most 3']);
  });

  it.each([
    [
      { client_id: credentials.clientId, client_secret: credentials.clientSecret },
      'Unexpected client ID of an OAuth application, expected the client ID and secret of the Search API',
    ],
    [{ ...searchPair, client_secret: 'wrong' }, 'Unexpected client_secret, expected that of the Search API'],
    [{ ...searchPair, client_id: 'wrong' }, 'Unexpected client_id, expected that of the Search API'],
    [{}, 'Missing client_id and client_secret in the query, expected the client ID and secret of the Search API'],
    [
      { client_id: credentials.searchClientId },
      'Missing client_secret in the query, expected the client ID and secret of the Search API',
    ],
  ])('for the Search API with %j hears what is missing and what is wrong', async (pair, hint) => {
    const { body, hints } = await call('GET', '/1/search', { ...pair, q: 'tote' });
    expect(body.error).toBe('auth_error');
    expect(hints).toEqual([hint]);
  });

  it.each<[Fields, string]>([
    [{}, 'Missing grant_type, expected authorization_code or refresh_token'],
    [{ grant_type: 'password' }, 'Unexpected grant_type, expected authorization_code or refresh_token'],
    [
      { grant_type: 'refresh_token' },
      'Missing client_id and client_secret, expected both in the form or by HTTP Basic',
    ],
    [{ ...exchange, client_secret: '' }, 'Missing client_secret, expected both in the form or by HTTP Basic'],
    [{ ...exchange, client_secret: 'x' }, 'Unexpected client_secret, expected that of your application'],
    [{ ...exchange, client_id: 'x' }, 'Unexpected client_id, expected that of your application'],
    [{ ...exchange, code: '' }, 'Missing code, expected a value'],
  ])('by the token endpoint for %j hears what is missing and what is wrong', async (fields, hint) => {
    const { status, hints } = await call('POST', '/1/oauth/token', fields);
    expect([status, hints]).toEqual([400, [hint]]);
  });

  it.each<[string, string]>([
    ['', 'Missing client_id, expected the one of your application (sandbox: authorize-errors)'],
    [
      `client_id=${credentials.clientId}`,
      'Missing redirect_uri, expected the registered one (sandbox: authorize-errors)',
    ],
  ])('by the consent page for "%s" hears what is missing', async (query, hint) => {
    const { status, hints } = await call('GET', '/1/oauth/authorize', query);
    expect([status, hints]).toEqual([400, [hint]]);
  });

  it.each([
    'variation=S',
    'variation=S&variation=L',
    'variation[]=S',
    'variation[007]=S',
    'variation_stock=x',
    'variation[0]s=S',
  ])('for a list sent as %s hears how lists are sent, and nothing is added without it', async (list) => {
    const { body, hints, sandbox } = await call('POST', '/1/items/add', `title=Bag&price=1&stock=1&${list}`);
    expect(body.error).toBe('validation_error');
    expect(hints.at(-1)).toMatch(
      /^Unexpected key variation\S*, expected (variation|variation_stock)\[0\], \1\[1\] and so on \(sandbox: list-spellings\)$/,
    );
    expect(sandbox.control.save().shop.items.some(([, each]) => (each as { title: string }).title === 'Bag')).toBe(
      false,
    );
  });

  it.each<[string, Fields]>([
    [
      'Unexpected order_item_id 7, expected a line of an order of this shop',
      { order_item_id: '7', status: 'dispatched' },
    ],
    ['Missing status, expected order_item_id, status', { order_item_id: '5001' }],
    [
      'Unexpected delivery_company_id, expected one of GET /1/delivery_companies',
      { ...deferred, delivery_company_id: '99' },
    ],
    [
      'Unexpected deferred payment shipping, expected ordered (sandbox: repeated-lines)',
      { ...deferred, order_item_id: '5026' },
    ],
  ])('for a change of an order hears: %s', async (hint, fields) => {
    const { hints } = await call('POST', '/1/orders/edit_status', fields);
    expect(hints).toEqual([hint]);
  });

  it('for a new order hears how it is paid', async () => {
    const sandbox = createSandbox({ now: () => start });
    const [line] = sandbox.control.placeOrder({ payment: 'cvs' }).order_items;
    const fields = { order_item_id: String(line?.order_item_id), status: 'dispatched' };
    const { hints } = await call('POST', '/1/orders/edit_status', fields, { sandbox });
    expect(hints).toEqual(['Unexpected status dispatched for an order paid by cvs, in state unpaid']);
  });

  it('for the address of another authorization hears which it was', async () => {
    const { clientId: client_id, clientSecret: client_secret, code } = credentials;
    const exchange = { client_id, client_secret, code, grant_type: 'authorization_code' };
    const { hints } = await call('POST', '/1/oauth/token', { ...exchange, redirect_uri: 'http://localhost/' });
    expect(hints).toEqual([
      `Unexpected redirect_uri, expected the one of the authorization, ${credentials.redirectUri} (sandbox: other-redirect-uri)`,
    ]);
  });

  it('for a quota that is used up hears the number of the call', async () => {
    const sandbox = createSandbox({ now: () => start });
    sandbox.control.exhaust('hour');
    const { hints } = await call('GET', '/1/items', {}, { sandbox });
    expect(hints).toEqual([
      'Unexpected call number 5001, expected at most 5000: the sandbox counts anew at the next full hour',
    ]);
  });

  it('has the reason as its text where that of the platform is not known', async () => {
    const sandbox = createSandbox({ now: () => start });
    sandbox.control.exhaust('items');
    const { body, hints } = await call('POST', '/1/items/add', item, { sandbox });
    expect(body).toEqual({ error: 'exceed_daily_limit', error_description: `Sandbox: ${hints[0]}` });
  });

  it.each([
    [undefined, 'The Authorization header is missing.'],
    [credentials.accessToken, 'The Authorization header has no bearer token.'],
    [`Bearer ${credentials.expiredToken}`, 'The access token has expired. Send a valid token of this shop'],
    [`Bearer ${credentials.refreshToken}`, 'This is a refresh token.'],
    [`Bearer ${credentials.code}`, 'This is an authorization code.'],
    [`Bearer ${'0'.repeat(32)}`, 'This access token was never issued'],
    ['Bearer nothing', 'The Authorization header holds no token, but "nothing"', 'アクセストークンが不正です。'],
    ['Bearer [object Object]', 'holds no token, but "[object Object]"', 'アクセストークンが不正です。'],
    [`Xbearer ${credentials.accessToken}`, 'The Authorization header has no bearer token.'],
    [
      `Bearer ${credentials.accessToken} more`,
      'The Authorization header holds no token',
      'アクセストークンが不正です。',
    ],
  ])(
    'for the header %s hears which kind of token it sent',
    async (authorization, found, text = 'アクセストークンが無効です。') => {
      const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
      const sandbox = createSandbox({ now: () => start });
      const response = await sandbox.fetch(new Request('https://api.thebase.in/1/items', { headers }));
      expect(hintsOf(response.headers)[0]).toContain(found);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'invalid_request', error_description: text },
      ]);
    },
  );

  it('for its token hears that the shop is closed', async () => {
    const sandbox = createSandbox({ now: () => start });
    sandbox.control.closeShop();
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    const response = await sandbox.fetch(new Request('https://api.thebase.in/1/items', { headers }));
    expect(hintsOf(response.headers)[0]).toContain('The shop of this token is closed.');
  });
});

describe('the header', () => {
  it.each(['日本語の値', 'emoji 🍙', '100% | "a"', 'line\nbreak', 'lone \ud800'])('carries %j', (text) => {
    const encoded = encodeHints([text, 'two']);
    expect(encoded).toMatch(/^[\x20-\x7e]+$/);
    expect(hintsOf(new Headers({ [hintHeader]: encoded }))).toEqual([text.replace('\ud800', '\ufffd'), 'two']);
  });

  it('shows Japanese as it was sent', async () => {
    const { hints } = await call('GET', '/1/items', { order: '価格' });
    expect(hints[0]).toContain('Unexpected order "価格"');
  });

  it('stays short, however much is wrong', () => {
    const { hints, hint } = collectHints(false);
    for (let at = 0; at < 1000; at += 1) hint(`Unexpected ${at}`);
    expect(hints).toHaveLength(10);
  });
});

describe('a strict sandbox', () => {
  it.each<[string, Fields]>([
    ['/1/items/add', { ...item, colour: 'S' }],
    ['/1/items/add?title=Bag', { price: '1', stock: '1' }],
    ['/1/items/edit_stock', { item_id: '1001', stock: '99' }],
    ['/1/items/edit', { item_id: '1001', title: '', price: '7' }],
    ['/1/orders/edit_status', { order_item_id: '5001', status: 'dispatched', tracking_number: '12' }],
  ])('refuses %s %j, and changes nothing', async (path, fields) => {
    const { status, body, hints, sandbox } = await call('POST', path, fields, { strict: true });
    expect([status, body]).toEqual([400, { error: 'sandbox_strict', error_description: hints[0] }]);
    const untouched = createSandbox({ now: () => start }).control.save();
    const { counters: _spent, ...shop } = sandbox.control.save().shop;
    const { counters: _none, ...before } = untouched.shop;
    expect(shop).toEqual(before);
  });
});
