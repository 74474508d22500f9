import { subscribe } from 'node:diagnostics_channel';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readFlags } from '../cli/read-flags.ts';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { credentials } from '../sandbox/credentials.ts';
import { limits } from '../sandbox/limits.ts';
import { ownAnswers } from './own-answers.ts';
import { type SandboxServer, serveSandbox } from './serve-sandbox.ts';

let server: SandboxServer;
const lines: string[] = [];
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
beforeAll(async () => {
  const sandbox = createSandbox({ now: Date.now, redirectUris: ['https://shop.example/done'] });
  server = await serveSandbox(sandbox, 0, { origins: ['https://shop.example'], log: (line) => lines.push(line) });
});
afterAll(() => server.close());

/** Asks as `fetch` would not: by any method, host name and path. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const all = { ...headers, ...(body !== undefined && { 'Content-Length': body.length }) };
    request({ host: '127.0.0.1', port, method, path, headers: all }, async (response) => {
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
    })
      .on('error', reject)
      .end(body);
  });
}

/** Fills in and sends the consent page's form, as a browser does when the button is pressed. */
async function press(button: string, page: Response): Promise<URL> {
  const html = await page.text();
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  const decode = (text: string) => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [decode(name), decode(value)],
  );
  const body = new URLSearchParams([...fields, ['decision', button]]);
  const response = await fetch(new URL(action, page.url), { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('Location') ?? '');
}

/** The server writes its line when the answer has gone out. */
const logged = (line: RegExp) => vi.waitFor(() => expect(lines.at(-1)).toMatch(line), { timeout: 10_000 });

/** The next call of the profile takes a minute. */
function sandboxWithDelay() {
  const sandbox = createSandbox({ now: Date.now });
  sandbox.control.failNext({ operation: 'users/me', delay: 60_000 });
  return sandbox;
}

describe('an OAuth client library', () => {
  const client: oauth.Client = { client_id: credentials.clientId };
  const redirectUri = 'http://127.0.0.1:8080/callback';
  const insecure = { [oauth.allowInsecureRequests]: true };

  it.each([
    ['in the form', oauth.ClientSecretPost(credentials.clientSecret)],
    ['by HTTP Basic', oauth.ClientSecretBasic(credentials.clientSecret)],
  ])('completes authorize, token, call and refresh with its secret %s', async (_, authentication) => {
    const { origin } = server;
    const authorizationServer: oauth.AuthorizationServer = {
      issuer: origin,
      authorization_endpoint: `${origin}/1/oauth/authorize`,
      token_endpoint: `${origin}/1/oauth/token`,
    };
    const state = oauth.generateRandomState();
    const authorize = new URL(authorizationServer.authorization_endpoint ?? '');
    authorize.search = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: redirectUri,
      scope: 'read_items write_items',
      state,
    }).toString();

    const callback = await press('approve', await fetch(authorize));
    expect(callback.href.startsWith(redirectUri)).toBe(true);
    const parameters = oauth.validateAuthResponse(authorizationServer, client, callback, state);
    const granted = await oauth.processAuthorizationCodeResponse(
      authorizationServer,
      client,
      await oauth.authorizationCodeGrantRequest(
        authorizationServer,
        client,
        authentication,
        parameters,
        redirectUri,
        oauth.nopkce,
        insecure,
      ),
    );
    const items = await oauth.protectedResourceRequest(
      granted.access_token,
      'GET',
      new URL(`${origin}/1/items`),
      undefined,
      undefined,
      insecure,
    );
    expect((await items.json()).items[0]).toMatchObject({ item_id: 1001 });

    const refreshed = await oauth.processRefreshTokenResponse(
      authorizationServer,
      client,
      await oauth.refreshTokenGrantRequest(authorizationServer, client, authentication, granted.refresh_token ?? '', {
        ...insecure,
        additionalParameters: { redirect_uri: redirectUri },
      }),
    );
    expect(refreshed.access_token).not.toBe(granted.access_token);
    expect(refreshed.expires_in).toBe(3600);
  });

  it('learns that the owner refused', async () => {
    const authorize = `${server.origin}/1/oauth/authorize?response_type=code&client_id=${client.client_id}&redirect_uri=https://shop.example/done&state=s`;
    const callback = await press('deny', await fetch(authorize));
    expect(() => oauth.validateAuthResponse({ issuer: server.origin }, client, callback, 's')).toThrow(
      oauth.AuthorizationResponseError,
    );
  });
});

describe('the server', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'https://shop.example'])(
    'lets pages of %s call',
    async (Origin) => {
      for (const path of ['/1/items', '/sandbox/state']) {
        const { status, headers } = await ask('OPTIONS', path, {
          Origin,
          'Access-Control-Request-Method': 'GET',
          'Access-Control-Request-Headers': 'authorization',
        });
        expect([path, status, headers['access-control-allow-origin'], headers.vary]).toEqual([
          path,
          204,
          Origin,
          'Origin',
        ]);
        expect(headers).toMatchObject({
          'access-control-allow-methods': 'GET, POST, PUT, HEAD, OPTIONS',
          'access-control-allow-headers': 'Authorization, Content-Type',
          'access-control-expose-headers': 'X-Sandbox-Hint',
        });
      }
    },
  );

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://evil-localhost',
    'http://127.0.0.1.evil.example',
    'http://localhost@evil.example',
    'https://shop.example.evil.example',
    'https://shop.example:8443',
    'null',
  ])('refuses pages of %s', async (Origin) => {
    const body = new URLSearchParams({ item_id: '1003' });
    const headers = { Origin, Authorization: `Bearer ${credentials.accessToken}` };
    const response = await fetch(`${server.origin}/1/items/delete`, { method: 'POST', headers, body });
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    const reset = await fetch(`${server.origin}/sandbox/reset`, { method: 'POST', headers });
    expect(reset.status).toBe(403);
    const found = await fetch(`${server.origin}/1/items/detail/1003`, {
      headers: { Authorization: headers.Authorization },
    });
    expect(found.status).toBe(200);
  });

  it.each(['evil.example', 'evil.example:4010', '127.0.0.1.evil.example'])(
    'refuses the host name "%s"',
    async (Host) => {
      const { status, headers } = await ask('GET', '/1/items', { Host, Origin: 'http://localhost:3000' });
      expect([status, headers['access-control-allow-origin']]).toEqual([421, undefined]);
    },
  );

  it.each([
    ['HEAD', '/1/items', 200],
    ['GET', '/1/items', 200, 'offset=5'],
    ['PUT', '/1/items', 405],
    ['DELETE', '/1/items', 405],
    ['TRACE', '/1/items', 405],
    ['GET', '//', 404],
    ['GET', '//[', 404],
    ['HEAD', '/sandbox', 404],
    ['GET', '/sandbox/reset', 404],
    ['PUT', '/sandbox/reset', 404],
    ['DELETE', '/sandbox/state', 404],
  ] as const)('answers %s %s with %i, and does nothing', async (method, path, status, body?: string) => {
    const state = async () => ({ ...JSON.parse((await ask('GET', '/sandbox/state')).body).shop, counters: null });
    const before = await state();
    const answer = await ask(method, path, { Authorization: `Bearer ${credentials.accessToken}` }, body);
    expect([answer.status, answer.headers.vary]).toEqual([status, 'Origin']);
    expect(await state()).toEqual(before);
  });

  it('listens to this machine alone', async () => {
    // All of 127.0.0.0/8 is this machine: what listens to a network hears by any of its addresses.
    const { port } = new URL(server.origin);
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed');
  });

  it('writes no character of a request into its log that a terminal obeys', async () => {
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    const body = new URLSearchParams({
      title: 'Bag',
      price: '1',
      stock: '1',
      'no\x1b[2J\x9b2J\u202e\n::error::x': '1',
    });
    await fetch(`${server.origin}/1/items/add`, { method: 'POST', headers, body });
    expect(lines.at(-1)).toContain('no␛[2J');
    expect(lines.at(-1)).not.toMatch(/\p{Cc}|\u202e/u);
  });

  it('writes no secret of an address into its log, and no more of an address than a person reads', async () => {
    await ask('GET', '/1/search?client_id=x&client_secret=hidden');
    await logged(/^GET \/1\/search \d{3} \d+ ms/);
    await ask('GET', `/${'x'.repeat(10_000)}`);
    await logged(/^GET \/x{199} 404 /);
    expect(lines.join('\n')).not.toContain('secret=');
  });

  it('answers others while a failure delays a call', async () => {
    const slow = await serveSandbox(sandboxWithDelay(), 0);
    onTestFinished(() => slow.close());
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    const left = new AbortController();
    const delayed = fetch(`${slow.origin}/1/users/me`, { headers, signal: left.signal }).catch(() => 'left');
    expect((await fetch(`${slow.origin}/1/categories`, { headers })).status).toBe(200);
    left.abort();
    expect(await delayed).toBe('left'); // it was still waiting
  });

  it('does nothing for a client that has left before its turn', async () => {
    const sandbox = createSandbox({ now: Date.now });
    const busy = await serveSandbox(sandbox, 0);
    onTestFinished(() => busy.close());
    const Authorization = `Bearer ${credentials.accessToken}`;
    const most = 15; // each of them keeps the next ones waiting for a moment
    let begun = 0;
    const inLine = new Promise<void>((resolve) =>
      subscribe('http.server.request.start', () => {
        begun += 1;
        if (begun === most) resolve();
      }),
    );
    const others = Array.from({ length: most }, () => {
      sandbox.control.failNext({ operation: 'users/me', delay: 1000 });
      return fetch(`${busy.origin}/1/users/me`, { headers: { Authorization } });
    });
    await inLine;
    const socket = connect(Number(new URL(busy.origin).port), '127.0.0.1');
    socket.write(
      `POST /1/categories/add HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${Authorization}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\nname=Left`,
    );
    await setTimeout(100);
    socket.destroy();
    await Promise.all(others);
    const answer = await fetch(`${busy.origin}/1/categories`, { headers: { Authorization } });
    expect(await answer.text()).not.toContain('Left');
  });

  it('has its control plane apart from the paths of the platform', async () => {
    const control = async (method: string, path: string, body?: object | null) => {
      const response = await fetch(`${server.origin}${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };
    const { now } = (await control('GET', '/sandbox')).body;
    const state = (await control('GET', '/sandbox/state')).body;
    expect((await control('POST', '/sandbox/clock', { advance: 60 })).body.now).toBeGreaterThanOrEqual(now + 60);
    const { order } = (await control('POST', '/sandbox/orders', { payment: 'cvs' })).body;
    expect(order.dispatch_status).toBe('unpaid');
    const paid = await control('POST', '/sandbox/orders/pay', { unique_key: order.unique_key });
    expect(paid.body.order.dispatch_status).toBe('ordered');
    await control('POST', '/sandbox/failures', { operation: 'items/index', error: 'day_api_limit' });
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    expect((await (await fetch(`${server.origin}/1/items`, { headers })).json()).error).toBe('day_api_limit');
    await control('POST', '/sandbox/failures', { drop: true });
    await expect(fetch(`${server.origin}/1/items`, { headers })).rejects.toThrow();
    expect((await control('POST', '/sandbox/quotas', { exhaust: 'hour' })).body.hour.used).toBe(5000);
    const damaged = { ...state, shop: { ...state.shop, items: [[1, null]] } };
    const refused = await control('PUT', '/sandbox/state', damaged);
    expect([refused.status, refused.body.error_description]).toEqual([400, expect.stringContaining('/shop/items/0/1')]);
    expect((await control('PUT', '/sandbox/state', state)).status).toBe(200);
    expect((await control('GET', '/sandbox/state')).body).toEqual(state);
    for (const [path, body] of [
      ['/sandbox/quotas', { exhaust: '__proto__' }],
      ['/sandbox/failures', {}],
      ['/sandbox/orders', { payment: 'gold' }],
      ['/sandbox/orders', { lines: 7 }],
      ['/sandbox/orders/cancel', {}],
      ['/sandbox/clock', { advance: 'x' }],
      ['/sandbox/clock', { advance: null }],
      ['/sandbox/clock', { advance: ['60'] }],
      ['/sandbox/clock', { advance: limits.ahead + 1 }],
      ['/sandbox/shop', { open: 'no' }],
      ['/sandbox/orders/pay', {}],
      ['/sandbox/orders', { payment: ['cod'] }],
      ['/sandbox/orders', null],
      ['/sandbox/orders/cancel', { unique_key: ['7A1C4E9032B5D6F8'] }],
    ] as const)
      expect([path, (await control('POST', path, body)).status]).toEqual([path, 400]);
    expect((await control('POST', '/sandbox/nothing')).status).toBe(404);
    const body = `${'['.repeat(1000)}${']'.repeat(1000)}`;
    const deep = await fetch(`${server.origin}/sandbox/orders`, { method: 'POST', body });
    expect([deep.status, (await deep.json()).error_description]).toEqual([
      400,
      expect.stringContaining('Unexpected depth of the JSON'),
    ]);
  });

  it('writes one line about each request', () => {
    expect(lines.find((line) => line.startsWith('POST /1/oauth/token'))).toMatch(/^POST \/1\/oauth\/token 200 \d+ ms$/);
    expect(lines.find((line) => line.includes('dropped'))).toMatch(/^GET \/1\/items dropped \d+ ms$/);
  });

  it('ends a request whose body does not come', async () => {
    const slow = await serveSandbox(createSandbox({ now: Date.now }), 0, { requestTimeout: 300 });
    const socket = connect(Number(new URL(slow.origin).port), '127.0.0.1');
    socket.write('POST /1/items/add HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\ntitle=');
    const answered = await new Promise<string>((resolve) => socket.on('data', (data) => resolve(String(data))));
    expect(answered).toContain('408');
    await slow.close();
  });

  it('answers by itself only what the description marks as its own', async () => {
    const strict = await serveSandbox(createSandbox({ now: Date.now, strict: true }), 0);
    const headers = { Authorization: `Bearer ${credentials.accessToken}` };
    const of = async (path: string, init: RequestInit = {}, { origin } = server) => {
      const response = await fetch(`${origin}${path}`, { headers, ...init });
      const text = await response.text();
      return [response.status, text ? JSON.parse(text).error : null];
    };
    const seen = [
      await of('/1/items?colour=red', {}, strict),
      await of('/sandbox/clock', { method: 'POST', body: '{"advance":-1}' }),
      await of('/1/items', { headers: { Origin: 'https://evil.example' } }),
      await of('/1/nothing'),
      await of('/1/items', { method: 'DELETE' }),
      await of('/1/items/add', { method: 'POST', body: 'a&'.repeat(20_000), headers: form }),
      await of('/1/items', { headers: { More: 'x'.repeat(20_000) } }),
    ];
    await strict.close();
    const known = ownAnswers.map(({ status, error }) => [status, error]);
    expect(known).toEqual(expect.arrayContaining(seen));
    // The host name, the slow body and the failing sandbox have tests of their own.
    expect(known.filter(([status]) => !seen.some((each) => each[0] === status))).toEqual([
      [408, null],
      [421, 'misdirected_request'],
      [500, 'sandbox_failure'],
    ]);
  });

  it('answers a huge body with 413 and goes on', async () => {
    const huge = await fetch(`${server.origin}/1/items/add`, { method: 'POST', body: new Uint8Array(3_000_000) });
    expect([huge.status, (await huge.json()).error]).toEqual([413, 'payload_too_large']);
    expect((await fetch(`${server.origin}/1/nothing`)).status).toBe(404);
  });

  it.each([
    ['POST', '/1/items/add', 413, 1_048_576],
    ['PUT', '/1/items/add', 400, 1_048_576],
    ['POST', '/sandbox/orders', 413, 1_048_576],
    ['PUT', '/sandbox/state', 413, 46_137_344],
  ])('reads no more of a huge body for %s %s than it takes', async (method, path, status, most) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    // The rest never comes: only who waits for no more can answer.
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000000\r\n\r\n`);
    socket.write(' '.repeat(most + 1));
    const answered = await new Promise<string>((resolve) => socket.on('data', (data) => resolve(String(data))));
    socket.destroy();
    expect(answered).toMatch(`HTTP/1.1 ${status} `);
    expect(answered.toLowerCase()).toContain('connection: close');
  });

  it('says EADDRINUSE when the port is taken', async () => {
    const port = Number(new URL(server.origin).port);
    await expect(serveSandbox(createSandbox({ now: Date.now }), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

describe('flags', () => {
  it('have defaults', () => {
    expect(readFlags([])).toEqual({
      port: 4010,
      seed: null,
      redirectUris: [],
      origins: [],
      strict: false,
      state: null,
      help: false,
    });
    expect(readFlags(['--port', '0', '--seed=5', '--redirect-uri', 'https://a.example/'])).toMatchObject({
      port: 0,
      seed: 5,
      redirectUris: ['https://a.example/'],
    });
  });

  it.each([
    [['--port', '70000'], 'Unexpected --port 70000, expected a whole number from 0 to 65535'],
    [['--seed', 'x'], 'Unexpected --seed x, expected a whole number'],
    [['--redirect-uri', 'callback'], 'Unexpected --redirect-uri callback, expected a full URL'],
    [['--origin', 'https://shop.example/'], 'Unexpected --origin https://shop.example/, expected an origin'],
    [['--prot', '1'], "Unknown option '--prot'"],
  ])('%j are refused with the reason', (args, message) => {
    expect(() => readFlags(args)).toThrow(message);
  });
});
