import { lifetimes } from './oauth.ts';
import { knownScopes } from './scopes.ts';
import { seedItems } from './seed-items.ts';
import { seedOrders } from './seed-orders.ts';
import type { Grant, Shop } from './shop.ts';

/** The application, the tokens and the Search API client that exist from the beginning. */
export const credentials = {
  clientId: '4d2a9c7e81b05f36',
  clientSecret: '8f3e6b1d0c7a5924e1f8d3b6a0c95e72',
  redirectUri: 'https://app.example.com/callback',
  suspendedClientId: '00000000deadbeef',
  suspendedClientSecret: '00000000deadbeef00000000deadbeef',
  searchClientId: 'b81f02c6d97e4a35',
  searchClientSecret: '2e95c07a3b6d18f4097c5ae2d41b86f3',
  /** All scopes. */
  accessToken: 'c41f7be09a3d5268e7f0b1c2d3a4958e',
  /** Scope `read_users` alone. */
  profileToken: '0b9e7d6c5a4f4e3d8c2b1a0f9e8d7c6b',
  expiredToken: 'c1a2b3d4e5f60718293a4b5c6d7e8f90',
  refreshToken: '5d8e1a7c3f6b2094c7a0d9e8f1b2a364',
  expiredRefreshToken: '77f0e1d2c3b4a5968778695a4b3c2d1e',
  code: 'a1b7c3d9e5f2048691c7d3e9f5a2b804',
  expiredCode: 'e4d3c2b1a0f98e7d6c5b4a3928170655',
} as const;

/** The shop as it is in the beginning. @param now Unix seconds, from which the tokens' time runs. */
export function seedShop(now: number): Shop {
  const { clientId, redirectUri } = credentials;
  const grant = (expires: number, scopes: readonly string[] = knownScopes): Grant => ({
    clientId,
    redirectUri,
    scopes,
    expires,
  });
  const { items, elsewhere } = seedItems();
  const { orders, handling } = seedOrders();
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
    savings: [
      saving({
        saving_id: 6001,
        drawings: 50_000,
        due_date: '2026-05-08',
        status: 'processing',
        created: 1_776_814_200,
      }),
      saving({ saving_id: 6000, drawings: 32_000, due_date: '2026-03-10', status: 'done', created: 1_771_900_000 }),
    ],
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
      [credentials.accessToken, grant(now + lifetimes.accessToken)],
      [credentials.profileToken, grant(now + lifetimes.accessToken, ['read_users'])],
      [credentials.expiredToken, grant(now - 1)],
    ]),
    refreshTokens: new Map([
      [credentials.refreshToken, grant(now + lifetimes.refreshToken)],
      [credentials.expiredRefreshToken, grant(now - 1)],
    ]),
    counters: new Map(),
    later: [],
    nextIds: { item: 1004, variation: 2003, category: 3004, categoryNumber: 4, assignment: 4003, orderLine: 5019 },
    faults: new Set(),
    closed: false,
  };
}

function saving(members: object): Record<string, unknown> {
  return {
    bank_name: 'Minato Bank',
    branch_name: 'Yokohama',
    account_type: '普通',
    account_name: 'HARBOR GOODS',
    account_number: '0123456',
    administrative_fee: 0,
    bank_transfer_fee: 250,
    early_transfer_fee: 0,
    ...members,
  };
}
