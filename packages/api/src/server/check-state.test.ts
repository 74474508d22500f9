import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { credentials } from '../sandbox/credentials.ts';
import { checkState } from './check-state.ts';
import { controlAnswer } from './control-plane.ts';

const now = () => Date.UTC(2026, 10, 23);
const saved = () => JSON.parse(JSON.stringify(createSandbox({ now }).control.save()));

/** A copy of a state with another value at a place: `shop/items/0/1/title`. */
function damaged(place: string, value: unknown): unknown {
  const state = saved();
  const keys = place.split('/');
  const last = keys.pop() ?? '';
  keys.reduce((inner, key) => inner[key], state)[last] = value;
  return state;
}

/** Every place in a value that is below the given one; of lists and tables the first two. */
function placesOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('/')];
  const inner = Object.keys(value).slice(0, path.length === 2 || Array.isArray(value) ? 2 : undefined);
  return [
    ...(path.length ? [path.join('/')] : []),
    ...inner.flatMap((key) => placesOf(Object(value)[key], [...path, key])),
  ];
}

const calls = [
  '/1/users/me',
  '/1/items?image_size=640',
  '/1/items/detail/1001',
  '/1/items/search?q=tote',
  '/1/categories',
  '/1/item_categories/detail/1001',
  '/1/orders',
  '/1/orders/detail/7A1C4E9032B5D6F8',
  '/1/savings',
  '/1/delivery_companies',
];
const searchCall = `/1/search?client_id=${credentials.searchClientId}&client_secret=${credentials.searchClientSecret}&q=tote`;

describe('a saved state', () => {
  it('is taken as it was saved, and when much has happened since', async () => {
    checkState(saved());
    const { control } = createSandbox({ now });
    for (const payment of ['creditcard', 'cvs', 'bt', 'cod', 'atobarai'] as const) control.placeOrder({ payment });
    control.failNext({ operation: 'items/add', error: 'hour_api_limit' });
    control.failNext({ delay: 1 });
    control.failNext({ drop: true });
    control.advance(40 * 86_400);
    checkState(JSON.parse(JSON.stringify(control.save())));
  });

  it.each([
    ['shop/items/0', [1, null], 'Unexpected null at /shop/items/0/1 of the state, expected it to be object'],
    [
      'shop/accessTokens/0/1/scopes',
      null,
      'Unexpected null at /shop/accessTokens/0/1/scopes of the state, expected it to be array',
    ],
    ['shop/later', [null], 'Unexpected null at /shop/later/0 of the state, expected it to be object'],
    ['shop/orders/0/1/order_items/0/status', 'lost', 'Unexpected "lost" at /shop/orders/0/1/order_items/0/status'],
    ['version', 2, 'Unexpected 2 at /version of the state, expected it to be equal to constant'],
    ['shop/nextIds/item', '7', 'Unexpected "7" at /shop/nextIds/item of the state, expected it to be integer'],
  ])('damaged at %s is refused with that place', (place, value, message) => {
    expect(() => checkState(damaged(place, value))).toThrow(message);
  });

  it('is refused where it has nothing in the place of a thing', () => {
    const state = saved();
    const at = (place: string) => place.split('/').reduce((inner, key) => inner[key], state);
    const isThing = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
    // What is null in some shops, and what is passed on as it is.
    const mayLack = /\/(select|order_amount_adjustment|order_items\/\d+\/options\/\d+)$/;
    const things = placesOf(state).filter((place) => isThing(at(place)) && !mayLack.test(place));
    expect(things).toEqual(expect.arrayContaining(['shop/items/0/1/options/0', 'shop/orders/0/1/order_items/0']));
    const taken = things.filter((place) => {
      try {
        checkState(damaged(place, null));
        return true;
      } catch {
        return false;
      }
    });
    expect(taken).toEqual([]);
  });

  it.each([null, 7, 'state', [], {}])('is not %j', (state) => {
    expect(() => checkState(state)).toThrow('of the state, expected it ');
  });

  it('is told of in a line, whatever stands in the wrong place', () => {
    const long = 'x'.repeat(1_000_000);
    expect(() => checkState(damaged('version', long))).toThrow(/^Unexpected "x{39}… at \/version of the state, /);
  });

  it('that is put in from outside is checked, and what was there stays', async () => {
    const { control } = createSandbox({ now });
    const text = JSON.stringify(damaged('shop/items/0', [1, null]));
    const answer = controlAnswer(control, 'PUT', '/sandbox/state', text, checkState);
    expect([answer.status, (await answer.json()).error_description]).toEqual([
      400,
      'Unexpected null at /shop/items/0/1 of the state, expected it to be object',
    ]);
    expect(JSON.parse(JSON.stringify(control.save()))).toEqual(saved());
  });

  it('is not taken where nobody can check it', async () => {
    const { control } = createSandbox({ now });
    const answer = controlAnswer(control, 'PUT', '/sandbox/state', JSON.stringify(saved()));
    expect([answer.status, (await answer.json()).error_description]).toEqual([
      400,
      expect.stringContaining('expected it by a sandbox server'),
    ]);
  });

  it('damaged anywhere is refused, or every call is answered, in words', {
    timeout: 180_000,
  }, async () => {
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    const application = {
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
      redirect_uri: credentials.redirectUri,
    };
    const grants: readonly Record<string, string>[] = [
      { grant_type: 'refresh_token', refresh_token: credentials.refreshToken },
      { grant_type: 'authorization_code', code: credentials.code },
    ];
    const failures: string[] = [];
    for (const place of placesOf(saved()))
      for (const value of [null, [], 'x']) {
        const state = damaged(place, value);
        try {
          checkState(state);
        } catch {
          continue;
        }
        const { control, fetch } = createSandbox({ now });
        control.load(state);
        const requests = [
          ...[...calls, searchCall].map((path) => [path, { headers }] as const),
          ...grants.map((grant) => {
            const body = new URLSearchParams({ ...application, ...grant });
            return ['/1/oauth/token', { method: 'POST', body }] as const;
          }),
        ];
        for (const [path, request] of requests) {
          const response = await fetch(new Request(`https://api.thebase.in${path}`, request));
          const text = await response.text();
          if (response.status === 500 || /undefined|NaN|\[object /.test(text))
            failures.push(`${place} = ${JSON.stringify(value)}: ${path}`);
        }
      }
    expect(failures).toEqual([]);
  });
});
