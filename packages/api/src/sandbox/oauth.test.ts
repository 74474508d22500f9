import { describe, expect, it } from 'vitest';
import { compactErrors } from '../description/compact.ts';
import { createSandbox } from './create-sandbox.ts';
import { credentials } from './credentials.ts';
import { hintsOf } from './hints.ts';
import { limits } from './limits.ts';
import { start, testSandbox } from './test-sandbox.ts';

const { clientId, clientSecret, redirectUri, refreshToken, code } = credentials;
const client = { client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri };
const request = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state: 'a b&c' };

function oauth() {
  const { sandbox, send } = testSandbox();
  /** Where the consent page's answer leads. */
  const decide = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const response = await sandbox.fetch(
      new Request('https://api.thebase.in/1/oauth/authorize', { method: 'POST', body }),
    );
    return new URL(response.headers.get('Location') ?? 'none:');
  };
  const exchange = (fields: Record<string, string>) =>
    send('POST', '/1/oauth/token', { ...client, grant_type: 'authorization_code', ...fields });
  const refresh = (token: string) =>
    send('POST', '/1/oauth/token', { ...client, grant_type: 'refresh_token', refresh_token: token });
  return { sandbox, send, decide, exchange, refresh };
}

describe('consent', () => {
  it('asks for the scopes of the request and escapes what it prints', async () => {
    const { sandbox } = oauth();
    const query = new URLSearchParams({ ...request, scope: 'read_items', state: '"><script>' });
    const page = await (await sandbox.fetch(new Request(`https://api.thebase.in/1/oauth/authorize?${query}`))).text();
    expect(page).toContain('<code>read_items</code>');
    expect(page).not.toContain('<script>');
  });

  it('sends the request again with the decision, and no decision of its own', async () => {
    const { sandbox } = oauth();
    const query = new URLSearchParams({ ...request, scope: 'read_items  write_items', decision: 'approve' });
    const response = await sandbox.fetch(new Request(`https://api.thebase.in/1/oauth/authorize?${query}`));
    const page = await response.text();
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
    expect(fields.map(([, name, value]) => [name, value])).toEqual([
      ['response_type', 'code'],
      ['client_id', clientId],
      ['redirect_uri', redirectUri],
      ['state', 'a b&#38;c'],
      ['scope', 'read_items  write_items'],
    ]);
    expect(page.match(/<li>.*<\/li>/g)).toEqual([
      '<li><code>read_items</code></li>',
      '<li><code>write_items</code></li>',
    ]);
    expect(page).not.toMatch(/<\/li>,|>,<input/);
    const { headers } = response;
    expect(headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  });

  it('sends back an error for another response type, and for a scope that nobody knows', async () => {
    const { decide, sandbox } = oauth();
    const errorOf = async (fields: Record<string, string>) =>
      Object.fromEntries((await decide({ ...request, ...fields, decision: 'approve' })).searchParams);
    expect(await errorOf({ response_type: 'token' })).toEqual({ error: 'unsupported_response_type', state: 'a b&c' });
    expect(await errorOf({ scope: 'read_items read_minds' })).toEqual({ error: 'invalid_scope', state: 'a b&c' });
    const body = new URLSearchParams({ ...request, decision: 'approve' });
    const url = 'https://api.thebase.in/1/oauth/authorize';
    expect((await sandbox.fetch(new Request(url, { method: 'POST', body }))).headers.get('Cache-Control')).toBe(
      'no-store',
    );
  });

  it('is asked for by an application that is known and not suspended, and by values of a sound length', async () => {
    const { sandbox } = oauth();
    const descriptionOf = async (fields: Record<string, string>) => {
      const query = new URLSearchParams({ ...request, ...fields });
      const response = await sandbox.fetch(new Request(`https://api.thebase.in/1/oauth/authorize?${query}`));
      return [response.status, response.ok ? 'page' : (await response.json()).error_description];
    };
    const known = await descriptionOf({});
    const unknown = await descriptionOf({ client_id: 'nobody' });
    const suspended = await descriptionOf({ client_id: credentials.suspendedClientId });
    const elsewhere = await descriptionOf({ redirect_uri: 'https://evil.example/localhost' });
    expect(known).toEqual([200, 'page']);
    expect(await descriptionOf({ state: 'x'.repeat(limits.oauthValue) })).toEqual([200, 'page']);
    const long = await descriptionOf({ state: 'x'.repeat(limits.oauthValue + 1) });
    expect([unknown[0], suspended[0], elsewhere[0], long[0]]).toEqual([400, 400, 400, 400]);
    expect(new Set([unknown[1], suspended[1], elsewhere[1]]).size).toBe(3);
    expect(long[1]).toBe(elsewhere[1]);
    expect(await descriptionOf({ client_id: 'toString' })).toEqual(unknown);
    expect(await descriptionOf({ redirect_uri: 'http://localhost.evil.example/' })).toEqual(elsewhere);
  });

  it.each<[string, string, Record<string, string>]>([
    [
      'Unexpected client_id, expected the one of your application (sandbox: authorize-errors)',
      'unauthorized_client_unknown',
      { client_id: 'nobody' },
    ],
    [
      'This application has been suspended',
      'unauthorized_client_suspended',
      { client_id: credentials.suspendedClientId },
    ],
    [
      'Unexpected redirect_uri, expected the registered one (sandbox: authorize-errors)',
      'invalid_request_parameters',
      { redirect_uri: 'xhttp://localhost/' },
    ],
    [
      `Unexpected ${'x'.repeat(40)} of 501 characters, expected at most 500 (sandbox: text-length)`,
      'invalid_request_parameters',
      { ['x'.repeat(41)]: 'y'.repeat(501) },
    ],
  ])('is not asked for, and the answer says why: %s', async (hint, id, fields) => {
    const { sandbox } = oauth();
    const query = new URLSearchParams({ ...request, ...fields });
    const response = await sandbox.fetch(new Request(`https://api.thebase.in/1/oauth/authorize?${query}`));
    const expected = compactErrors.find((each) => each.id === id);
    expect(await response.json()).toEqual({ error: expected?.code, error_description: expected?.descriptionJa });
    expect(hintsOf(response.headers).at(-1)).toBe(hint);
  });

  it('sends a code and the state back on approval', async () => {
    const { decide } = oauth();
    const { origin, pathname, searchParams } = await decide({ ...request, decision: 'approve' });
    expect(`${origin}${pathname}`).toBe(redirectUri);
    expect(searchParams.get('code')).toMatch(/^[0-9a-f]{32}$/);
    expect(searchParams.get('state')).toBe('a b&c');
  });

  it('gets no hint for the decision', async () => {
    const body = new URLSearchParams({ ...request, decision: 'approve' });
    const sent = new Request('https://api.thebase.in/1/oauth/authorize', { method: 'POST', body });
    expect(hintsOf((await oauth().sandbox.fetch(sent)).headers)).toEqual([]);
  });

  it('sends access_denied and the state back on refusal', async () => {
    const { decide } = oauth();
    expect(Object.fromEntries((await decide({ ...request, decision: 'deny' })).searchParams)).toEqual({
      error: 'access_denied',
      state: 'a b&c',
    });
  });

  it('redirects nowhere but to a registered or a loopback address', async () => {
    const { decide } = oauth();
    expect((await decide({ ...request, redirect_uri: 'https://evil.example/', decision: 'approve' })).protocol).toBe(
      'none:',
    );
    expect(
      (await decide({ ...request, redirect_uri: 'javascript://localhost/%0aalert(1)', decision: 'approve' })).protocol,
    ).toBe('none:');
    expect((await decide({ ...request, redirect_uri: 'http://localhost:8080/cb', decision: 'approve' })).host).toBe(
      'localhost:8080',
    );
  });

  it('leaves no code whose hour is over, but for those of the beginning', async () => {
    const { decide, sandbox } = oauth();
    const newCode = async () => (await decide({ ...request, decision: 'approve' })).searchParams.get('code');
    await newCode();
    sandbox.control.advance(3600);
    const newest = await newCode();
    const codes = sandbox.control.save().shop.codes.map(([value]) => value);
    expect(codes).toEqual([code, credentials.expiredCode, newest]);
  });

  it.each([
    ['read_items', 'invalid_scope', undefined, 'invalid_scope'],
    ['read_users read_items', undefined, undefined, 'invalid_scope'],
    ['', undefined, 'invalid_scope', 'invalid_scope'],
  ])('of "%s" grants these scopes alone, and read_users when none is named', async (scope, user, items, orders) => {
    const { decide, exchange, send } = oauth();
    const approved = await decide({ ...request, scope, decision: 'approve' });
    const { body } = await exchange({ code: approved.searchParams.get('code') ?? '' });
    const errorOf = async (path: string) => (await send('GET', path, {}, body.access_token)).body.error;
    expect([await errorOf('/1/users/me'), await errorOf('/1/items'), await errorOf('/1/orders')]).toEqual([
      user,
      items,
      orders,
    ]);
  });
});

describe('token', () => {
  it('has the four members, an hour, and works', async () => {
    const { exchange, send } = oauth();
    const { body } = await exchange({ code });
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[0-9a-f]{32}$/),
      token_type: 'bearer',
      expires_in: 3600,
      refresh_token: expect.any(String),
    });
    expect((await send('GET', '/1/users/me', {}, body.access_token)).body.user.mail_address).toBe(
      'hello@harbor-goods.example',
    );
  });

  it('takes the client from HTTP Basic too', async () => {
    const { sandbox } = oauth();
    const headers = { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` };
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
    expect(
      (await sandbox.fetch(new Request('https://api.thebase.in/1/oauth/token', { method: 'POST', headers, body })))
        .status,
    ).toBe(200);
  });

  it('takes an id and a secret from HTTP Basic that are encoded as in a form', async () => {
    const sandbox = createSandbox({
      now: () => start,
      credentials: { ...credentials, clientSecret: 'harbor & goods' },
    });
    const headers = { Authorization: `Basic ${btoa(`${clientId}:harbor+%26+goods`)}` };
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri });
    const request = new Request('https://api.thebase.in/1/oauth/token', { method: 'POST', headers, body });
    expect((await sandbox.fetch(request)).status).toBe(200);
  });

  it('takes no client from a header that is not HTTP Basic, or cannot be read', async () => {
    const { sandbox } = oauth();
    const statusOf = async (Authorization: string, more: Record<string, string> = {}) => {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'x',
        redirect_uri: redirectUri,
        ...more,
      });
      const init = { method: 'POST', headers: { Authorization }, body };
      return (await (await sandbox.fetch(new Request('https://api.thebase.in/1/oauth/token', init))).json())
        .error_description;
    };
    const pair = btoa(`${clientId}:${clientSecret}`);
    const known = await statusOf(`Basic ${pair}`);
    const lack = await statusOf('Basic');
    expect(known).toBe('不正な認可コードです。');
    expect(lack).not.toBe(known);
    for (const header of [
      `xBasic ${pair}`,
      `Basic ${pair} x`,
      `Basic ${btoa('%:%')}`,
      `Basic ${btoa('alone')}`,
      'Bearer x',
    ])
      expect(await statusOf(header), header).toBe(lack);
    expect(await statusOf('Bearer x', { client_id: clientId, client_secret: clientSecret })).toBe(known);
    const unreadable = `Basic ${btoa('%:%')}`;
    expect(await statusOf(unreadable, { client_id: clientId, client_secret: clientSecret })).toBe(lack);
    expect(await statusOf('Bearer x', { client_id: clientId })).toBe(lack);
    expect(await statusOf('Bearer x', { client_secret: clientSecret })).toBe(lack);
  });

  it('is not kept by caches', async () => {
    const { sandbox } = oauth();
    const cacheOf = async (path: string, body: URLSearchParams | null) => {
      const headers = { Authorization: `Bearer ${credentials.accessToken}` };
      const init = body ? { method: 'POST', body } : { headers };
      return (await sandbox.fetch(new Request(`https://api.thebase.in${path}`, init))).headers.get('Cache-Control');
    };
    const form = new URLSearchParams({ ...client, grant_type: 'authorization_code', code });
    expect([await cacheOf('/1/oauth/token', form), await cacheOf('/1/users/me', null)]).toEqual(['no-store', null]);
  });

  it('wants the redirect_uri of the authorization, and keeps the code when it is another', async () => {
    const { exchange } = oauth();
    expect((await exchange({ code, redirect_uri: 'http://localhost/other' })).body.error_description).toBe(
      '不正なパラメーターです。',
    );
    expect((await exchange({ code })).status).toBe(200);
  });

  it('comes for each of several codes that wait', async () => {
    const { decide, exchange } = oauth();
    const newCode = async () => (await decide({ ...request, decision: 'approve' })).searchParams.get('code') ?? '';
    const codes = [await newCode(), await newCode()];
    const answers = [];
    for (const each of codes) answers.push((await exchange({ code: each })).status);
    expect(answers).toEqual([200, 200]);
  });

  it('comes once for a code', async () => {
    const { exchange } = oauth();
    await exchange({ code });
    expect((await exchange({ code })).body.error_description).toBe('不正な認可コードです。');
  });

  it('comes only within an hour after consent', async () => {
    const { exchange, sandbox } = oauth();
    sandbox.control.advance(3600);
    expect((await exchange({ code })).body.error_description).toBe('認可コードの有効期限が切れています。');
  });

  it('ends after an hour, and is refreshed', async () => {
    const { send, sandbox, refresh } = oauth();
    sandbox.control.advance(3599);
    expect((await send('GET', '/1/users/me')).status).toBe(200);
    sandbox.control.advance(1);
    expect((await send('GET', '/1/users/me')).body).toEqual({
      error: 'invalid_request',
      error_description: 'アクセストークンが無効です。',
    });
    const { body } = await refresh(refreshToken);
    expect((await send('GET', '/1/users/me', {}, body.access_token)).status).toBe(200);
  });
});

describe('refresh token', () => {
  it('rotates: the old one is gone, the new one works', async () => {
    const { refresh } = oauth();
    const { body } = await refresh(refreshToken);
    expect((await refresh(refreshToken)).body.error_description).toBe('不正なリフレッシュトークンです。');
    expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  it('lives for 30 days', async () => {
    const { refresh, sandbox } = oauth();
    sandbox.control.advance(30 * 86_400);
    expect((await refresh(refreshToken)).body.error_description).toBe('リフレッシュトークンの有効期限が切れています。');
  });
});
