import { compactOperations } from '../description/compact.ts';
import type { ParameterValue } from '../description/model.ts';
import type { Preparation, Sandbox } from './createSandbox.ts';
import type { ErrorId } from './refusal.ts';
import { credentials } from './seedShop.ts';

type Values = Readonly<Record<string, ParameterValue>>;

/** How to see one error of one operation. Plain data. */
export interface Provocation {
  readonly page: string;
  readonly error: ErrorId;
  /** For the reader: what is done to get the error. */
  readonly how: string;
  /** What the sandbox is brought to first. */
  readonly before: readonly Preparation[];
  /** Parameters of the call; null where any will do, so that those in the form can stay. */
  readonly values: Values | null;
  /** Bearer token, where the operation takes one. */
  readonly token: string;
  /** Method and scheme, where they are the cause. */
  readonly method?: string;
  readonly scheme?: 'http:';
}

type Cause = Partial<Omit<Provocation, 'page' | 'error' | 'how'>>;

const { accessToken, clientId, clientSecret, redirectUri, searchClientId, searchClientSecret } = credentials;
const client = { client_id: clientId, client_secret: clientSecret };
const exchange = { ...client, grant_type: 'authorization_code', redirect_uri: redirectUri, code: credentials.code };
const refresh = {
  ...client,
  grant_type: 'refresh_token',
  redirect_uri: redirectUri,
  refresh_token: credentials.refreshToken,
};
const searchClient = { client_id: searchClientId, client_secret: searchClientSecret };
const failing: Cause = { before: [{ do: 'fail', fault: 'database' }] };
const nothing = '999999';
/** Things of the seed shop, by what they are here for. */
const [item, variation, digital, clubT, category, assignment] = ['1001', '2001', '901', '902', '3001', '4001'];
const tracking = { delivery_company_id: '1', tracking_number: '123412341234' };
const picture = { item_id: item, image_no: '2', image_url: 'https://example.com/tote.jpg' };

const withToken = compactOperations.filter(({ auth }) => auth === 'token');
const pages = (rules: typeof compactOperations) => rules.map(({ page }) => page);
const readers = withToken.filter(({ scope }) => scope !== null && scope !== 'read_users');
const writers = withToken.filter(({ method }) => method === 'POST');

/** Errors that many operations share. */
const shared: readonly [error: ErrorId, pages: readonly string[], how: string, cause: Cause][] = [
  ['invalid_request_token', pages(withToken), 'Send a token whose hour is over.', { token: credentials.expiredToken }],
  ['access_denied_https', pages(withToken), 'Send the call to http:// instead of https://.', { scheme: 'http:' }],
  [
    'invalid_scope',
    pages(readers),
    'Send a token with the scope read_users alone.',
    { token: credentials.profileToken },
  ],
  ['not_post_method', pages(writers), 'Send the call with GET.', { method: 'GET' }],
  [
    'hour_api_limit',
    pages(withToken),
    'Use up the 5,000 calls of this hour, then send one more.',
    { before: [{ do: 'exhaust', quota: 'hour' }] },
  ],
  [
    'day_api_limit',
    pages(withToken),
    'Use up the 100,000 calls of this day, then send one more.',
    { before: [{ do: 'exhaust', quota: 'day' }] },
  ],
  ['access_denied_post', ['oauth/access_token', 'oauth/refresh_token'], 'Send the call with GET.', { method: 'GET' }],
  [
    'invalid_request_digital',
    ['items/edit', 'items/delete'],
    'Name a digital-content item.',
    { values: { item_id: digital } },
  ],
  ['invalid_request_clubt', ['items/edit', 'items/delete'], 'Name a ClubT item.', { values: { item_id: clubT } }],
];

/** Errors of single operations. */
const own: readonly [page: string, error: ErrorId, how: string, values: Values, cause?: Cause][] = [
  ...tokenErrors('oauth/access_token', exchange),
  [
    'oauth/access_token',
    'invalid_request_code',
    'Send a code that was never issued, or was used.',
    { ...exchange, code: '0'.repeat(32) },
  ],
  [
    'oauth/access_token',
    'invalid_request_code_expired',
    'Send a code after its time.',
    { ...exchange, code: credentials.expiredCode },
  ],
  ...tokenErrors('oauth/refresh_token', refresh),
  [
    'oauth/refresh_token',
    'invalid_request_refresh_token',
    'Send a refresh token that a newer one has replaced.',
    { ...refresh, refresh_token: '0'.repeat(32) },
  ],
  [
    'oauth/refresh_token',
    'invalid_request_refresh_token_expired',
    'Send a refresh token after 30 days.',
    { ...refresh, refresh_token: credentials.expiredRefreshToken },
  ],
  ['items/search', 'search_error_depth', 'Ask for an offset above 10,000.', { q: 'tote', offset: '10001' }],
  ['items/detail', 'no_item_id', 'Leave item_id out of the path.', { item_id: '' }],
  ['items/detail', 'no_item', 'Ask for an item that does not exist.', { item_id: nothing }],
  ['items/add', 'validation_error', 'Leave out the price.', { title: 'Canvas pouch', stock: '5' }],
  [
    'items/add',
    'exceed_daily_limit',
    'Register 1,000 items today, then one more.',
    { title: 'Canvas pouch', price: '900', stock: '5' },
    { before: [{ do: 'exhaust', quota: 'items' }] },
  ],
  ['items/edit', 'bad_item_id', 'Name an item that does not exist.', { item_id: nothing, price: '900' }],
  ['items/edit', 'bad_variation_id', 'Name a variation of no item.', { item_id: item, variation_id: [nothing] }],
  ['items/edit', 'validation_error', 'Send a price that is no number.', { item_id: item, price: 'cheap' }],
  ['items/delete', 'no_item_id', 'Leave out item_id.', {}],
  ['items/delete', 'bad_item_id', 'Name an item that does not exist.', { item_id: nothing }],
  ['items/delete', 'db_error_delete', 'Let the platform fail.', { item_id: item }, failing],
  ['items/add_image', 'bad_params', 'Leave out image_url.', { item_id: item, image_no: '2' }],
  ['items/add_image', 'bad_item_id', 'Name an item that does not exist.', { ...picture, item_id: nothing }],
  ['items/add_image', 'invalid_request_digital', 'Name a digital-content item.', { ...picture, item_id: digital }],
  ['items/add_image', 'invalid_request_clubt', 'Name a ClubT item.', { ...picture, item_id: clubT }],
  [
    'items/add_image',
    'no_image_fetch',
    'Name an address with no image behind it.',
    { ...picture, image_url: 'https://example.com/page.html' },
  ],
  [
    'items/add_image',
    'image_put_fail',
    'Let the platform fail to store the image.',
    picture,
    { before: [{ do: 'fail', fault: 'image-store' }] },
  ],
  ['items/add_image', 'validation_error', 'Name slot 21.', { ...picture, image_no: '21' }],
  ['items/delete_image', 'bad_params', 'Leave out image_no.', { item_id: item }],
  ['items/delete_image', 'bad_item_id', 'Name an item that does not exist.', { item_id: nothing, image_no: '1' }],
  [
    'items/delete_image',
    'invalid_request_digital',
    'Name a digital-content item.',
    { item_id: digital, image_no: '1' },
  ],
  ['items/delete_image', 'invalid_request_clubt', 'Name a ClubT item.', { item_id: clubT, image_no: '1' }],
  ['items/delete_image', 'no_image_slot', 'Name an empty slot.', { item_id: item, image_no: '20' }],
  ['items/delete_image', 'db_error_delete', 'Let the platform fail.', { item_id: item, image_no: '1' }, failing],
  ['items/edit_stock', 'bad_item_id', 'Name an item that does not exist.', { item_id: nothing, stock: '5' }],
  ['items/edit_stock', 'bad_params', 'Leave out the stock.', { item_id: item }],
  [
    'items/edit_stock',
    'bad_variation_id',
    'Name a variation of no item.',
    { item_id: item, variation_id: nothing, variation_stock: '5' },
  ],
  ['items/edit_stock', 'validation_error', 'Send a stock that is no number.', { item_id: item, stock: 'many' }],
  [
    'items/delete_variation',
    'bad_item_id',
    'Name an item that does not exist.',
    { item_id: nothing, variation_id: variation },
  ],
  [
    'items/delete_variation',
    'bad_variation_id',
    'Name a variation of no item.',
    { item_id: item, variation_id: nothing },
  ],
  [
    'items/delete_variation',
    'invalid_request_digital',
    'Name a digital-content item.',
    { item_id: digital, variation_id: variation },
  ],
  [
    'items/delete_variation',
    'invalid_request_clubt',
    'Name a ClubT item.',
    { item_id: clubT, variation_id: variation },
  ],
  [
    'categories/add',
    'bad_parent_number',
    'Name a parent that does not exist.',
    { name: 'Pouches', parent_number: nothing },
  ],
  ['categories/add', 'validation_error', 'Leave out the name.', { list_order: '1' }],
  [
    'categories/edit',
    'bad_category_id',
    'Name a category that does not exist.',
    { category_id: nothing, name: 'Pouches' },
  ],
  [
    'categories/edit',
    'validation_error',
    'Send a position that is no number.',
    { category_id: category, list_order: 'first' },
  ],
  ['categories/delete', 'bad_category_id', 'Name a category that does not exist.', { category_id: nothing }],
  ['categories/delete', 'db_error_delete', 'Let the platform fail.', { category_id: category }, failing],
  ['item_categories/detail', 'bad_item_id', 'Ask for an item that does not exist.', { item_id: nothing }],
  [
    'item_categories/add',
    'bad_item_id',
    'Name an item that does not exist.',
    { item_id: nothing, category_id: category },
  ],
  [
    'item_categories/add',
    'bad_category_id',
    'Name a category that does not exist.',
    { item_id: item, category_id: nothing },
  ],
  ['item_categories/add', 'validation_error', 'Leave out category_id.', { item_id: item }],
  [
    'item_categories/delete',
    'bad_item_category_id',
    'Name an assignment that does not exist.',
    { item_category_id: nothing },
  ],
  ['item_categories/delete', 'db_error_delete', 'Let the platform fail.', { item_category_id: assignment }, failing],
  ['orders/detail', 'no_unique_key', 'Leave unique_key out of the path.', { unique_key: '' }],
  ['orders/detail', 'no_order', 'Ask for an order that does not exist.', { unique_key: '0000000000000000' }],
  ['orders/edit_status', 'no_params_status', 'Leave out the status.', { order_item_id: '5001' }],
  [
    'orders/edit_status',
    'no_params_atobarai',
    'Leave out the tracking number.',
    { order_item_id: '5010', atobarai_status: 'shipping' },
  ],
  [
    'orders/edit_status',
    'no_order',
    'Name a line that does not exist.',
    { order_item_id: nothing, status: 'dispatched' },
  ],
  [
    'orders/edit_status',
    'bad_params',
    'Put hyphens into the tracking number.',
    { order_item_id: '5010', atobarai_status: 'shipping', ...tracking, tracking_number: '1234-1234' },
  ],
  [
    'orders/edit_status',
    'not_change_status',
    'Dispatch a line that is dispatched already.',
    { order_item_id: '5003', status: 'dispatched' },
  ],
  ...cancellations([
    ['not_cancel_credit_card', 5001, 'credit card'],
    ['not_cancel_cvs', 5007, 'convenience store'],
    ['not_cancel_base_bt', 5009, 'bank transfer'],
    ['not_cancel_atobarai', 5010, 'deferred payment'],
    ['not_cancel_carrier', 5012, 'carrier billing'],
    ['not_cancel_coin', 5013, 'coin'],
  ]),
  ...dispatches([
    ['not_change_status_ClubT', 5014, 'of ClubT'],
    ['not_change_status_SpCase', 5015, 'of SpCase'],
    ['not_change_status_YamatoDelivery', 5016, 'of the Yamato easy-shipping App'],
    ['not_change_status_cvs', 5006, 'that waits for its convenience-store payment'],
    ['not_change_status_base_bt', 5008, 'that waits for its bank transfer'],
    ['not_change_status_atobarai', 5010, 'with deferred payment'],
    ['not_cancel_carrier_status', 5012, 'with carrier billing'],
  ]),
  [
    'orders/edit_status',
    'db_error_status',
    'Let the platform fail.',
    { order_item_id: '5004', status: 'dispatched' },
    failing,
  ],
  ['search/index', 'auth_error', 'Send a wrong client_secret.', { ...searchClient, client_secret: 'wrong', q: 'tote' }],
  ['search/index', 'search_error_parameters', 'Leave out the keywords.', searchClient],
  [
    'search/index',
    'day_api_limit',
    'Use up the 10,000 searches of this day, then send one more.',
    { ...searchClient, q: 'tote' },
    { before: [{ do: 'exhaust', quota: 'search' }] },
  ],
  [
    'search/refresh',
    'auth_error',
    'Send a wrong client_secret.',
    { ...searchClient, client_secret: 'wrong', item_id: item, shop_id: 'harbor-goods' },
  ],
  ['search/refresh', 'bad_params', 'Leave out shop_id.', { ...searchClient, item_id: item }],
];

type Own = (typeof own)[number];

function tokenErrors(page: string, good: Record<string, string>): Own[] {
  const { client_id: _id, client_secret: _secret, ...anonymous } = good;
  const { redirect_uri: _uri, ...homeless } = good;
  const suspended = { client_id: credentials.suspendedClientId, client_secret: credentials.suspendedClientSecret };
  return [
    [page, 'invalid_request_grant_type', 'Send another grant_type.', { ...good, grant_type: 'password' }],
    [page, 'invalid_request_parameters', 'Leave out redirect_uri.', homeless],
    [page, 'invalid_request_credentials', 'Leave out the client id and secret.', anonymous],
    [page, 'unauthorized_client_unknown', 'Send a wrong client_secret.', { ...good, client_secret: 'wrong' }],
    [page, 'unauthorized_client_suspended', 'Use an application that has been suspended.', { ...good, ...suspended }],
    [
      page,
      'access_denied_user',
      'Close the shop that approved the application.',
      good,
      { before: [{ do: 'close shop' }] },
    ],
    [page, 'server_error', 'Let the platform fail.', good, failing],
  ];
}

function cancellations(orders: readonly [ErrorId, number, string][]): Own[] {
  return orders.map(([error, line, payment]) => [
    'orders/edit_status',
    error,
    `Cancel an order paid by ${payment}.`,
    { order_item_id: String(line), status: 'cancelled' },
  ]);
}

function dispatches(orders: readonly [ErrorId, number, string][]): Own[] {
  return orders.map(([error, line, kind]) => [
    'orders/edit_status',
    error,
    `Dispatch an order ${kind}.`,
    { order_item_id: String(line), status: 'dispatched' },
  ]);
}

function provocation(page: string, error: ErrorId, how: string, cause: Cause): Provocation {
  return {
    page,
    error,
    how,
    token: accessToken,
    values: null,
    ...cause,
    before: [{ do: 'restore' }, ...(cause.before ?? [])],
  };
}

/** A way to each error of each operation, in the order of the operations' own errors before the shared ones. */
export const provocations: readonly Provocation[] = [
  ...own.map(([page, error, how, values, cause]) => provocation(page, error, how, { ...cause, values })),
  ...shared.flatMap(([error, at, how, cause]) => at.map((page) => provocation(page, error, how, cause))),
];

/** Brings the sandbox to where the call of a provocation meets its error. */
export function prepareProvocation(sandbox: Sandbox, { before }: Provocation): void {
  for (const preparation of before) sandbox.prepare(preparation);
}
