import { credentials } from '../src/sandbox/credentials.ts';
import type { Row } from './row.ts';

const { clientId, clientSecret, redirectUri, code, refreshToken, accessToken, expiredToken } = credentials;
const client = { client_id: clientId, client_secret: clientSecret };
const exchange = { ...client, grant_type: 'authorization_code', code, redirect_uri: redirectUri };
const refresh = { ...client, grant_type: 'refresh_token', refresh_token: refreshToken };
const basic = `Basic ${btoa(`${clientId}:${clientSecret}`)}`;
const searchPair = { client_id: credentials.searchClientId, client_secret: credentials.searchClientSecret };
const tokens = { access_token: 'string', refresh_token: 'string', expires_in: 'number', token_type: 'string' };
const get = (path: string, query = {}) => ({ method: 'GET', path, query }) as const;
const post = (path: string, form = {}) => ({ method: 'POST', path, form }) as const;
const token = (form: object) => ({ ...post('/1/oauth/token', form), authorization: null });
const query = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString();
const yen = 'number';
const id = 'number';
const maybe = 'string|null';
const summary = {
  'orders[].unique_key': 'string',
  'orders[].ordered': 'number',
  'orders[].payment': 'string',
  'orders[].first_name': 'string',
  'orders[].last_name': 'string',
  'orders[].total': yen,
  'orders[].terminated': 'boolean',
  'orders[].dispatch_status': 'string',
};
const lines = {
  'order.order_items[].order_item_id': id,
  'order.order_items[].item_id': id,
  'order.order_items[].title': 'string',
  'order.order_items[].price': yen,
  'order.order_items[].amount': 'number',
  'order.order_items[].total': yen,
};
const receiver = ['last_name', 'first_name', 'zip_code', 'prefecture', 'address', 'address2', 'tel'];
const receiverAs = (type: string) => Object.fromEntries(receiver.map((name) => [`order.order_receiver.${name}`, type]));

/** Tokens. */
const authorization: readonly Row[] = [
  { source: 'recordings', what: 'exchanges a code, all in the form', sends: token(exchange), reads: tokens },
  {
    source: 'recordings',
    what: 'refreshes with the callback URL',
    sends: token({ ...refresh, redirect_uri: redirectUri }),
    reads: tokens,
  },
  {
    source: 'recordings',
    what: 'tells a wrong code by its text',
    sends: token({ ...exchange, code: 'invalid code' }),
    status: 400,
    values: { error: 'invalid_request', error_description: '不正な認可コードです。' },
  },
  {
    source: 'recordings',
    what: 'tells a wrong refresh token by its text',
    sends: token({ ...refresh, refresh_token: 'invalid token', redirect_uri: redirectUri }),
    status: 400,
    values: { error: 'invalid_request', error_description: '不正なリフレッシュトークンです。' },
  },
  {
    source: 'samples',
    what: 'sends client ID and secret with HTTP Basic',
    sends: {
      ...post('/1/oauth/token', { grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
      authorization: basic,
    },
    reads: tokens,
  },
  {
    source: 'samples',
    what: 'writes a slash at the end of the path',
    sends: { ...token(exchange), path: '/1/oauth/token/' },
    reads: tokens,
  },
  {
    source: 'php-client',
    what: 'refreshes with the callback URL',
    sends: token({ ...refresh, redirect_uri: redirectUri }),
    reads: tokens,
  },
  { source: 'item-client', what: 'refreshes without a callback URL', sends: token(refresh), reads: tokens },
  { source: 'order-cron', what: 'refreshes without a callback URL', sends: token(refresh), reads: tokens },
  { source: 'price-robot', what: 'refreshes without a callback URL', sends: token(refresh), reads: tokens },
  { source: 'feed-script', what: 'refreshes without a callback URL', sends: token(refresh), reads: tokens },
  { source: 'sales-sync', what: 'refreshes without a callback URL', sends: token(refresh), reads: tokens },
  { source: 'script-library', what: 'refreshes without a callback URL', sends: token(refresh), reads: tokens },
  {
    source: 'shipping-client',
    what: 'refreshes with the callback URL, under a lock',
    sends: token({ ...refresh, redirect_uri: redirectUri }),
    reads: tokens,
  },
  {
    source: 'order-sync',
    what: 'refreshes with the callback URL',
    sends: token({ ...refresh, redirect_uri: redirectUri }),
    reads: tokens,
  },
  {
    source: 'sales-lookup',
    what: 'sends all of a refresh in the query',
    sends: {
      method: 'POST',
      path: `/1/oauth/token?${query({ ...refresh, redirect_uri: redirectUri })}`,
      authorization: null,
    },
    reads: tokens,
    hint: 'in the query, expected it in the form',
  },
  {
    source: 'kotlin-importer',
    what: 'sends all of a refresh in the query, without a body',
    sends: { method: 'POST', path: `/1/oauth/token?${query(refresh)}`, authorization: null },
    reads: tokens,
  },
  {
    source: 'order-cron',
    what: 'asks for four scopes with a state',
    sends: {
      ...get(
        `/1/oauth/authorize?${query({ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope: 'read_users read_items write_items read_orders', state: 's' })}`,
      ),
      authorization: null,
    },
  },
  {
    source: 'article',
    what: 'links to the consent page with a callback URL that is not encoded',
    sends: {
      ...get(
        `/1/oauth/authorize?response_type=code&client_id=${clientId}&redirect_uri=${redirectUri}&scope=read_users%20read_items`,
      ),
      authorization: null,
    },
  },
  {
    source: 'card-shop',
    what: 'gets a consent page for a link with a stray parameter, and hears of it',
    sends: {
      ...get(
        `/1/oauth/authorize?response_type=code&client_id=${clientId}&redirect_uri=${redirectUri}&scopes=read_items`,
      ),
      authorization: null,
    },
    hint: 'Unexpected parameter "scopes"',
  },
  {
    source: 'stock-page',
    what: 'uses its first refresh token for the second time',
    given: { hours: 2 },
    sends: token({ ...refresh, refresh_token: 'used'.padEnd(32, '0') }),
    status: 400,
    values: { error: 'invalid_request' },
  },
];

/** Errors of a call. */
const refusals: readonly Row[] = [
  {
    source: 'kotlin-importer',
    what: 'knows an expired token by its text',
    sends: { ...get('/1/items'), authorization: `Bearer ${expiredToken}` },
    status: 400,
    values: { error: 'invalid_request', error_description: 'アクセストークンが無効です。' },
  },
  {
    source: 'item-client',
    what: 'sent an object in the place of a token',
    sends: { ...get('/1/items'), authorization: "Bearer {'access_token': 'x'}" },
    status: 400,
    values: { error: 'invalid_request', error_description: 'アクセストークンが不正です。' },
  },
  {
    source: 'item-client',
    what: 'asks for an item by the query, and is refused',
    sends: get('/1/items/detail', { item_id: 1001 }),
    status: 400,
    values: { error: 'no_item_id' },
  },
  {
    source: 'next-clients',
    what: 'asks for an item by the query, and is refused',
    sends: get('/1/items/detail', { item_id: 1002 }),
    status: 400,
    values: { error: 'no_item_id', error_description: 'item_idは必須です。' },
  },
  {
    source: 'item-client',
    what: 'edits an item that the owner has deleted',
    given: { deleted: 1002 },
    sends: post('/1/items/edit', { item_id: 1002, price: 1900 }),
    status: 400,
    values: { error: 'bad_item_id', error_description: '不正なitem_idです。' },
  },
  {
    source: 'json-creator',
    what: 'sends JSON, and hears what is read',
    sends: { method: 'POST', path: '/1/items/add', body: '{"title":"Mug"}', type: 'application/json' },
    status: 400,
    values: { error: 'validation_error' },
    hint: 'the body is not read',
  },
  {
    source: 'multipart-upload',
    what: 'uploads a file, and hears what is read',
    sends: {
      method: 'POST',
      path: '/1/items/add_image',
      body: '--x\r\n\r\n--x--',
      type: 'multipart/form-data; boundary=x',
    },
    status: 400,
    values: { error: 'bad_params' },
    hint: 'the body is not read',
  },
  {
    source: 'php-client',
    what: 'sends the parameters of a search in a body that GET does not have',
    sends: get('/1/search'),
    status: 400,
    values: { error: 'auth_error' },
    hint: 'Missing client_id and client_secret in the query',
  },
];

/** The shop, its items and their categories. */
const items: readonly Row[] = [
  {
    source: 'samples',
    what: 'reads the shop',
    sends: get('/1/users/me'),
    reads: { 'user.shop_id': 'string', 'user.shop_name': 'string', 'user.shop_url': 'string', 'user.logo': maybe },
  },
  {
    source: 'samples',
    what: 'lists items with a slash and a question mark',
    sends: { method: 'GET', path: '/1/items/?' },
    reads: { 'items[].item_id': id, 'items[].title': 'string', 'items[].price': yen, 'items[].stock': 'number' },
  },
  {
    source: 'recordings',
    what: 'pages through the items',
    sends: get('/1/items', { limit: 1, offset: 1 }),
    reads: { 'items[].item_id': id, 'items[].variations': 'array', 'items[].img1_origin': maybe },
  },
  {
    source: 'order-cron',
    what: 'reads all items in pages of 100',
    sends: get('/1/items', { limit: 100, offset: 0 }),
    reads: {
      'items[].identifier': maybe,
      'items[].visible': 'number',
      'items[].modified': 'number',
      'items[].variations[].variation_id': id,
      'items[].variations[].variation': 'string',
      'items[].variations[].variation_stock': 'number',
    },
  },
  {
    source: 'stock-page',
    what: 'lists the items on sale',
    sends: get('/1/items?visible=1'),
    reads: { 'items[].item_id': id, 'items[].stock': 'number' },
  },
  {
    source: 'recordings',
    what: 'searches in two fields',
    sends: get('/1/items/search', { q: 'tote', fields: 'title,detail', limit: 20, offset: 0 }),
    reads: { 'items[].item_id': id, 'items[].img1_300': maybe },
  },
  {
    source: 'item-list-plugin',
    what: 'searches with an empty sort key',
    sends: get('/1/items/search?q=tote&order=&limit=10'),
    reads: {
      'items[].title': 'string',
      'items[].price': yen,
      'items[].img1_origin': maybe,
      'items[].proper_price': 'number|null',
    },
  },
  {
    source: 'item-list-plugin',
    what: 'lists everything with its default query',
    sends: get('/1/items/search', { q: '*', limit: 10 }),
    reads: { 'items[].item_id': id, 'items[].title': 'string' },
    hint: 'q=*',
  },
  {
    source: 'item-list-plugin',
    what: 'lists everything of all shops, as in its version of 2015',
    sends: get('/1/search', { ...searchPair, q: '*' }),
    reads: { 'items[].item_id': id, found: 'number' },
  },
  {
    source: 'recordings',
    what: 'gets one item',
    sends: get('/1/items/detail/1001'),
    reads: { 'item.item_id': id, 'item.variations[].variation_id': id, 'item.img20_origin': maybe },
  },
  {
    source: 'recordings',
    what: 'adds an item with four parameters',
    sends: post('/1/items/add', { title: 'Bowl', detail: 'Made of ash.', price: 1000, stock: 1 }),
    values: { 'item.visible': 1, 'item.item_tax_type': 1, 'item.identifier': null, 'item.proper_price': null },
  },
  {
    source: 'recordings',
    what: 'sends a list with empty brackets, and hears how lists are sent',
    sends: {
      method: 'POST',
      path: '/1/items/add',
      body: 'title=Bowl&price=1000&stock=2&variation[]=S&variation[]=L',
      type: 'application/x-www-form-urlencoded',
    },
    status: 400,
    values: { error: 'validation_error' },
    hint: 'expected variation[0], variation[1]',
  },
  {
    source: 'recordings',
    what: 'edits an item',
    sends: post('/1/items/edit', { item_id: 1002, title: 'Mug', detail: 'New.', price: 1200, stock: 1 }),
    values: { 'item.title': 'Mug', 'item.price': 1200 },
  },
  {
    source: 'item-client',
    what: 'changes only a price',
    sends: post('/1/items/edit', { item_id: 1002, price: 2000 }),
    values: { 'item.price': 2000, 'item.title': 'Enamel mug' },
  },
  {
    source: 'item-client',
    what: 'changes only the stock',
    sends: post('/1/items/edit', { item_id: 1002, stock: 0 }),
    values: { 'item.stock': 0 },
  },
  {
    source: 'item-client',
    what: 'adds images by URL',
    sends: post('/1/items/add_image', { item_id: 1002, image_no: 20, image_url: 'https://images.example.com/a.jpg' }),
    reads: { 'item.img20_origin': 'string' },
  },
  {
    source: 'item-client',
    what: 'deletes an item',
    sends: post('/1/items/delete', { item_id: 1002 }),
    values: { result: true },
  },
  {
    source: 'order-cron',
    what: 'adds a variation with an empty ID',
    sends: post('/1/items/edit', {
      item_id: 1001,
      'variation_id[0]': '',
      'variation[0]': 'Olive',
      'variation_stock[0]': 2,
    }),
    reads: { 'item.variations[].variation': 'string' },
  },
  {
    source: 'order-cron',
    what: 'deletes a variation',
    sends: post('/1/items/delete_variation', { item_id: 1001, variation_id: 2002 }),
    reads: { 'item.variations[].variation_id': id },
  },
  {
    source: 'csv-uploader',
    what: 'adds an item with a variation',
    sends: post('/1/items/add', {
      title: 'Bowl',
      price: 900,
      stock: 3,
      'variation[0]': 'S',
      'variation_stock[0]': 3,
      'variation_identifier[0]': 'bowl-s',
    }),
    values: { 'item.stock': 3 },
  },
  {
    source: 'csv-uploader',
    what: 'edits with an empty ID of a variation',
    sends: post('/1/items/edit', {
      item_id: 1001,
      'variation_id[0]': '',
      'variation[0]': 'Sand',
      'variation_stock[0]': 1,
    }),
    reads: { 'item.variations[].variation_id': id },
  },
  {
    source: 'csv-uploader',
    what: 'writes two slashes, and hears of it',
    sends: get('//1/item_categories/detail/1001'),
    status: 404,
    values: { error: 'not_found' },
  },
  {
    source: 'recordings',
    what: 'sets the stock of an item',
    sends: post('/1/items/edit_stock', { item_id: 1002, stock: 3 }),
    values: { 'item.stock': 3 },
  },
  {
    source: 'php-sdk',
    what: 'sets the stock of a variation, with the other member empty',
    sends: post('/1/items/edit_stock', { item_id: 1001, stock: '', variation_id: 2001, variation_stock: 3 }),
    values: { 'item.stock': 7 },
  },
  {
    source: 'php-sdk',
    what: 'sets the stock of an item, with the members of a variation empty',
    sends: post('/1/items/edit_stock', { item_id: 1002, stock: 3, variation_id: '', variation_stock: '' }),
    values: { 'item.stock': 3 },
  },
  {
    source: 'stock-client',
    what: 'sets the stock of a variation',
    sends: post('/1/items/edit_stock', { item_id: 1001, variation_id: 2002, variation_stock: 0 }),
    values: { 'item.stock': 6 },
  },
  {
    source: 'kotlin-importer',
    what: 'adds an item with all in the query, without a body',
    sends: { method: 'POST', path: `/1/items/add?${query({ title: 'Bowl', price: '900', stock: '1' })}` },
    reads: { 'item.item_id': id },
    hint: 'the sandbox reads it all the same',
  },
  {
    source: 'listing-tool',
    what: 'adds an item with all in the query and an empty object as JSON',
    sends: {
      method: 'POST',
      path: `/1/items/add?${query({ title: 'Bowl', price: '900', stock: '1' })}`,
      body: '{}',
      type: 'application/json',
    },
    reads: { 'item.item_id': id },
  },
  {
    source: 'recordings',
    what: 'adds a category below another',
    sends: post('/1/categories/add', { name: 'Small', list_order: 2, parent_number: 1 }),
    reads: {
      'categories[].category_id': id,
      'categories[].number': 'number',
      'categories[].parent_number': 'number',
      'categories[].code': 'string',
    },
  },
  {
    source: 'csv-uploader',
    what: 'reads the categories of an item',
    sends: get('/1/item_categories/detail/1001'),
    reads: {
      'item_categories[].item_category_id': id,
      'item_categories[].category_id': id,
      'item_categories[].item_id': id,
    },
  },
  {
    source: 'recordings',
    what: 'puts an item into a category',
    sends: post('/1/item_categories/add', { item_id: 1002, category_id: 3003 }),
    reads: { 'item_categories[].item_category_id': id },
  },
];

/** Orders and payouts. */
const orders: readonly Row[] = [
  {
    source: 'recordings',
    what: 'lists orders',
    sends: get('/1/orders', { limit: 20, offset: 0 }),
    reads: { ...summary, 'orders[].cancelled': 'number|null', 'orders[].subscription.unique_key': maybe },
  },
  {
    source: 'ruby-orders',
    what: 'lists orders of a range',
    sends: get('/1/orders', { start_ordered: '2026-04-01', end_ordered: '2026-04-30 23:59:59' }),
    reads: summary,
  },
  {
    source: 'order-cron',
    what: 'missed the orders of today, because the end of the range is the beginning of its day',
    sends: get('/1/orders', { start_ordered: '2026-04-14', end_ordered: '2026-04-14' }),
    values: { orders: [] },
    hint: '00:00:00',
  },
  {
    source: 'order-cron',
    what: 'sends tomorrow as the end, and gets the orders of today',
    sends: get('/1/orders', { start_ordered: '2026-04-14', end_ordered: '2026-04-15', limit: 100, offset: 0 }),
    reads: summary,
  },
  {
    source: 'fast-module',
    what: 'sends a range of days',
    sends: get('/1/orders', { start_ordered: '2026-04-01', end_ordered: '2026-04-16' }),
    reads: summary,
    hint: '00:00:00',
  },
  {
    source: 'sales-sync',
    what: 'ends a range at 23:59:59',
    sends: get('/1/orders', { start_ordered: '2026-04-14 00:00:00', end_ordered: '2026-04-14 23:59:59', limit: 100 }),
    reads: summary,
  },
  {
    source: 'feed-script',
    what: 'sends a sort key that orders do not have, and hears of it',
    sends: get('/1/orders', { order: 'new' }),
    reads: summary,
    hint: 'Unexpected parameter "order"',
  },
  {
    source: 'shipping-client',
    what: 'filters by status, and hears that there is no such filter',
    sends: get('/1/orders', { dispatch_status: 'ordered' }),
    reads: summary,
    hint: 'Unexpected parameter "dispatch_status"',
  },
  {
    source: 'shipping-client',
    what: 'reads the first 100 orders, the newest first',
    given: { order: { remark: 'newest' } },
    sends: get('/1/orders', { limit: 100 }),
    reads: {
      ...summary,
      'orders[].delivery_date': maybe,
      'orders[].delivery_time_zone': maybe,
      'orders[].modified': 'number',
    },
    values: { 'orders[0].dispatch_status': 'ordered' },
  },
  {
    source: 'sales-lookup',
    what: 'lists orders with POST and the limit in the query',
    sends: { method: 'POST', path: '/1/orders?limit=3' },
    reads: summary,
    hint: 'POST on a call that is documented with GET',
  },
  {
    source: 'sales-lookup',
    what: 'gets an order with POST',
    sends: { method: 'POST', path: '/1/orders/detail/7A1C4E9032B5D6F8' },
    reads: lines,
  },
  {
    source: 'order-cron',
    what: 'gets an order',
    sends: get('/1/orders/detail/7A1C4E9032B5D6F8'),
    reads: {
      ...lines,
      'order.remark': maybe,
      'order.order_items[].variation': maybe,
      'order.order_items[].variation_id': 'number|null',
    },
  },
  {
    source: 'shipping-client',
    what: 'trims the receiver of an ordinary order, whose fields are those of the buyer',
    given: { order: {} },
    sends: get('/1/orders/detail/{order}'),
    reads: receiverAs('string'),
  },
  {
    source: 'shipping-client',
    what: 'knows a parcel to somebody else by seven fields',
    given: {
      order: {
        receiver: {
          last_name: '田中',
          first_name: '一郎',
          zip_code: '060-0001',
          prefecture: '北海道',
          address: '札幌市中央区',
          address2: '2-2',
          tel: '011-000-0000',
        },
      },
    },
    sends: get('/1/orders/detail/{order}'),
    values: { 'order.order_receiver.last_name': '田中', 'order.last_name': '佐藤' },
  },
  {
    source: 'shipping-client',
    what: 'finds lines in groups by their IDs as texts',
    sends: get('/1/orders/detail/7A1C4E9032B5D6F8'),
    reads: {
      'order.shipping_method': 'null',
      'order.shipping_lines[].order_item_ids[]': 'string',
      'order.shipping_lines[].shipping_method': 'string',
      'order.shipping_lines[].shipping_fee': yen,
      'order.order_items[].consumption_tax_rate': 'number',
      'order.cod_fee': yen,
    },
  },
  {
    source: 'warehouse-client',
    what: 'takes a receiver of nulls for the buyer',
    given: { order: { receiver: null } },
    sends: get('/1/orders/detail/{order}'),
    reads: receiverAs('null'),
  },
  {
    source: 'warehouse-client',
    what: 'reports a parcel with deferred payment',
    given: { order: { payment: 'atobarai' } },
    sends: post('/1/orders/edit_status', {
      order_item_id: 5010,
      atobarai_status: 'shipping',
      delivery_company_id: 1,
      tracking_number: '123412341234',
    }),
    values: { 'order.atobarai_payment_transaction.status': 'shipping' },
  },
  {
    source: 'warehouse-client',
    what: 'sends a tracking number of an ordinary order, without an error',
    sends: post('/1/orders/edit_status', {
      order_item_id: 5001,
      status: 'dispatched',
      delivery_company_id: 1,
      tracking_number: '123412341234',
    }),
    reads: { 'order.dispatch_status': 'string' },
    hint: 'it is not kept',
  },
  {
    source: 'shipping-client',
    what: 'dispatches a line with a comment',
    sends: post('/1/orders/edit_status', {
      order_item_id: 5001,
      status: 'dispatched',
      add_comment: '[配送業者]佐川急便 [送り状番号]1234',
    }),
    reads: { 'order.order_items[].status': 'string' },
  },
  {
    source: 'warehouse-client',
    what: 'reads the delivery companies',
    sends: get('/1/delivery_companies'),
    reads: { 'delivery_companies[].delivery_company_id': id, 'delivery_companies[].name': 'string' },
  },
  {
    source: 'sales-sync',
    what: 'reads the fees of an order',
    sends: get('/1/orders/detail/7A1C4E9032B5D6F8'),
    reads: {
      'order.order_charge.collected_fee': 'number|null',
      'order.c_c_payment_transaction.collected_fee': 'number|null',
      'order.order_discount.discount': yen,
      'order.order_amount_adjustment.adjusted_amount': yen,
      'order.order_header_coin.discount': yen,
    },
  },
  {
    source: 'finance-client',
    what: 'reads the charges of the sales partner app',
    sends: get('/1/orders/detail/92D5F671B384AC0F'),
    reads: {
      'order.order_group_order_charge.collected_fee': 'number|null',
      'order.sales_partner_order_brand_charges': 'array',
      'order.additional_charges': 'array',
    },
  },
  {
    source: 'order-sync',
    what: 'reads all payment blocks',
    sends: get('/1/orders/detail/7A1C4E9032B5D6F8'),
    reads: {
      'order.paypal_payment_transaction': 'object',
      'order.amazon_payment_transaction': 'object',
      'order.paypay_payment_transaction': 'object',
      'order.bnpl_payment_transaction': 'object',
    },
  },
  {
    source: 'php-client',
    what: 'reads the payouts',
    sends: get('/1/savings'),
    reads: {
      'savings[].saving_id': id,
      'savings[].drawings': yen,
      'savings[].status': 'string',
      'savings[].due_date': 'string',
    },
  },
];

/** Every row. */
export const rows: readonly Row[] = [...authorization, ...refusals, ...items, ...orders];

/** The valid access token of the sandbox. */
export const bearer = `Bearer ${accessToken}`;
