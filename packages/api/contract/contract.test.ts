import { describe, expect, it } from 'vitest';
import { operations } from '../src/description/description.ts';
import { credentials } from '../src/sandbox/credentials.ts';
import { hintsOf } from '../src/sandbox/hints.ts';
import { testSandbox } from '../src/sandbox/test-sandbox.ts';
import recorded from './recorded.json' with { type: 'json' };
import type { Row, Sent } from './row.ts';
import { bearer, rows } from './rows.ts';
import { sources } from './sources.ts';

// What public programs send and read, against the sandbox: code that runs in production runs here.

const names = rows.map((row) => [`${row.source} ${row.what}`, row] as const);

/** The request of a row, as its program would send it. */
function requestOf({ method, path, query = {}, form, body, type, authorization }: Sent, order: string): Request {
  const url = new URL(`https://api.thebase.in${path.replace('{order}', order)}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const headers = new Headers(type === undefined ? {} : { 'Content-Type': type });
  if (authorization !== null) headers.set('Authorization', authorization ?? bearer);
  const fields = form && new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)]));
  return new Request(url, { method, headers, body: method === 'POST' ? (body ?? fields ?? null) : null });
}

async function send({ given = {}, sends }: Row) {
  const { sandbox } = testSandbox();
  if (given.hours) sandbox.control.advance(given.hours * 3600);
  const order = given.order && sandbox.control.placeOrder(given.order).unique_key;
  if (given.deleted) {
    const remove: Sent = { method: 'POST', path: '/1/items/delete', form: { item_id: given.deleted } };
    expect((await sandbox.fetch(requestOf(remove, ''))).status).toBe(200);
  }
  const response = await sandbox.fetch(requestOf(sends, order ?? ''));
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  return { status: response.status, body: isJson ? JSON.parse(text) : {}, hints: hintsOf(response.headers).join('\n') };
}

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** All values at a path: `orders[].total` has one for each order, `orders[0].total` that of the first. */
function valuesAt(body: unknown, path: string): unknown[] {
  let values = [body];
  for (const step of path.split(/\.|(?=\[)/)) {
    if (step === '[]') values = values.flatMap((value) => (Array.isArray(value) ? value : []));
    else {
      const name = step.replace(/[[\]]/g, '');
      values = values.filter((value) => Object.hasOwn(Object(value), name)).map((value) => Object(value)[name]);
    }
  }
  return values;
}

describe('a public program', () => {
  it.each(names)('%s', async (_, row) => {
    const { status, body, hints } = await send(row);
    expect([status, status === (row.status ?? 200) ? '' : JSON.stringify(body)]).toEqual([row.status ?? 200, '']);
    for (const [path, types] of Object.entries(row.reads ?? {})) {
      const found = new Set(valuesAt(body, path).map(typeOf));
      expect([path, found.size > 0 && [...found].every((type) => types.split('|').includes(type))]).toEqual([
        path,
        true,
      ]);
    }
    for (const [path, value] of Object.entries(row.values ?? {}))
      expect([path, valuesAt(body, path)[0]]).toEqual([path, value]);
    if (row.hint) expect(hints).toContain(row.hint);
  });
});

it('every source has a row, and no row is there twice', () => {
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(Object.keys(sources)));
  expect(new Set(names.map(([name]) => name)).size).toBe(rows.length);
});

describe('a response of the sandbox has the members and types of the recorded one', () => {
  const { clientId, clientSecret, redirectUri, code, refreshToken } = credentials;
  const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri };
  const grants: Readonly<Record<string, object>> = {
    'oauth/access_token': { ...client, grant_type: 'authorization_code', code },
    'oauth/refresh_token': { ...client, grant_type: 'refresh_token', refresh_token: refreshToken },
  };
  it.each(Object.entries(recorded))('%s', async (key, members) => {
    const [page = '', status = '200'] = key.split(' ');
    const operation = operations.find((each) => each.page === page);
    const example = grants[page] ?? operation?.exampleRequest ?? {};
    const { send } = testSandbox();
    const path = String(operation?.path)
      .replace(/#.*/, '')
      .replace('{item_id}', '1001')
      .replace('{unique_key}', '7A1C4E9032B5D6F8');
    // Lists of a form travel with indexed keys; a wrong code or token brings the error.
    const fields = Object.fromEntries(
      Object.entries(example).flatMap(([name, value]) =>
        Array.isArray(value)
          ? value.map((each, index) => [`${name}[${index}]`, each] as const)
          : [[name, value] as const],
      ),
    );
    const wrong: Readonly<Record<string, string>> = status === '400' ? { code: 'wrong', refresh_token: 'wrong' } : {};
    const answer = await send(operation?.method ?? 'GET', path, { ...fields, ...wrong });
    expect([answer.status, status === '200' ? '' : answer.body.error]).toEqual([
      Number(status),
      status === '200' ? '' : 'invalid_request',
    ]);
    for (const [member, types] of Object.entries(members)) {
      const found = valuesAt(answer.body, member.replace('{n}', '1')).map(typeOf);
      // What was null once can hold a value another time, and the other way round.
      const known = new Set([...types.split('|'), 'null', ...(types === 'null' ? ['string', 'number', 'object'] : [])]);
      const isThere = found.length > 0 || member.includes('[]');
      expect([member, isThere && found.every((type) => known.has(type))]).toEqual([member, true]);
    }
  });
});
