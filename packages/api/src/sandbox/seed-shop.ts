import type { Credentials } from './credentials.ts';
import { lifetimes } from './oauth.ts';
import { knownScopes } from './scopes.ts';
import { seedShift, shiftDate } from './seed-dates.ts';
import { seedItems } from './seed-items.ts';
import { seedOrders } from './seed-orders.ts';
import type { Grant, Shop } from './shop.ts';

/**
 * The shop as it is in the beginning.
 * @param now Unix seconds, from which the tokens' time runs. What happened in the shop happened in the weeks before.
 */
export function seedShop(now: number, credentials: Credentials): Shop {
  const { clientId, redirectUri } = credentials;
  const shift = seedShift(now);
  const grant = (expires: number, scopes: readonly string[] = knownScopes): Grant => ({
    clientId,
    redirectUri,
    scopes,
    expires,
    isSeed: true,
  });
  const { items, elsewhere } = seedItems(shift);
  const { orders, handling } = seedOrders(shift);
  return {
    user: {
      shop_id: 'harbor-goods',
      shop_name: 'Harbor Goods',
      shop_introduction: 'Bags and kitchen goods from a small harbor town.',
      shop_url: 'https://harbor-goods.thebase.in',
      twitter_id: '',
      facebook_id: '',
      ameba_id: '',
      instagram_id: 'harborgoods',
      line_id: '',
      youtube_id: '',
      note_id: '',
      tiktok_id: '',
      background: null,
      display_background: 0,
      repeat_background: 0,
      logo: 'https://base-ec2.akamaized.net/images/user/logo/6a90f2c4d1e87b35a0c6e9d8f4b7123a.png',
      display_logo: 1,
      mail_address: 'hello@harbor-goods.example',
    },
    items: new Map(items.map((item) => [item.item_id, item])),
    found: new Map(items.map((item) => [item.item_id, structuredClone(item)])),
    elsewhere,
    categories: new Map(
      [
        { category_id: 3001, name: 'Bags', list_order: 1, number: 1, parent_number: 0, code: '0001' },
        { category_id: 3002, name: 'Totes', list_order: 1, number: 2, parent_number: 1, code: '0001-0002' },
        { category_id: 3003, name: 'Kitchen', list_order: 2, number: 3, parent_number: 0, code: '0003' },
      ].map((category) => [category.category_id, category]),
    ),
    itemCategories: new Map(
      [
        { item_category_id: 4001, item_id: 1001, category_id: 3001 },
        { item_category_id: 4002, item_id: 1001, category_id: 3002 },
      ].map((assignment) => [assignment.item_category_id, assignment]),
    ),
    orders: new Map(orders.map((order) => [order.unique_key, order])),
    handling,
    savings: savings.map(({ due_date, created, ...members }, index) => ({
      saving_id: 6001 - index,
      bank_name: 'みなと銀行',
      branch_name: '横浜支店',
      account_type: '普通',
      account_name: 'ハーバーグッズ',
      account_number: '0123456',
      administrative_fee: 0,
      bank_transfer_fee: 250,
      early_transfer_fee: 0,
      ...members,
      due_date: shiftDate(due_date, shift),
      created: created + shift,
    })),
    companies: [
      { delivery_company_id: 1, name: 'クロネコヤマト' },
      { delivery_company_id: 2, name: '佐川急便' },
      { delivery_company_id: 3, name: '日本通運' },
    ],
    clients: {
      [clientId]: { secret: credentials.clientSecret, suspended: false },
      [credentials.suspendedClientId]: { secret: credentials.suspendedClientSecret, suspended: true },
    },
    codes: new Map([
      [credentials.code, grant(now + lifetimes.code)],
      [credentials.expiredCode, grant(now - 1)],
    ]),
    accessTokens: new Map([
      [credentials.accessToken, { ...grant(now + lifetimes.accessToken), refreshToken: credentials.refreshToken }],
      [credentials.profileToken, grant(now + lifetimes.accessToken, ['read_users'])],
      [credentials.expiredToken, grant(now - 1)],
    ]),
    refreshTokens: new Map([
      [credentials.refreshToken, grant(now + lifetimes.refreshToken)],
      [credentials.expiredRefreshToken, grant(now - 1)],
    ]),
    counters: new Map(),
    later: [{ at: now + 86_400, do: 'arrive', order: '6FA2C34E805179DC' }],
    nextIds: { item: 1024, variation: 2003, category: 3004, categoryNumber: 4, assignment: 4003, orderLine: 5038 },
    failures: [],
    credentials,
    closed: false,
  };
}

/** Payout requests, the newest first: one for each status. */
const savings = [
  { drawings: 50_000, due_date: '2026-05-08', status: 'processing', created: 1_776_731_400 },
  { drawings: 32_000, due_date: '2026-03-10', status: 'done', created: 1_771_900_000 },
  { drawings: 8_000, due_date: '2026-02-20', status: 'rejected', created: 1_770_500_000 },
  { drawings: 12_000, due_date: '2026-02-12', status: 'cancelled', created: 1_769_800_000 },
  { drawings: 20_000, due_date: '2026-02-06', status: 'requested', created: 1_769_300_000 },
];
