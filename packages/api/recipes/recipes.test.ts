import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import {
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError, type App, accessToken, callApi, explain, locked, requestTokens } from '@shop-docs/client';
import { listen } from '@shop-docs/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../src/sandbox/create-sandbox.ts';
import { credentials } from '../src/sandbox/credentials.ts';
import { type SandboxServer, serveSandbox } from '../src/server/serve-sandbox.ts';
import { cancelOrder, type Order, shipOrder } from './fulfill-order.ts';
import { type Goods, importCatalog, type Variation } from './import-catalog.ts';
import { syncOrders } from './sync-orders.ts';
import { syncStock } from './sync-stock.ts';
import { all } from './test-all.ts';
import { bin } from './test-clients.ts';

let folder: string;
let sandbox: Sandbox;
let server: SandboxServer;
let app: App;
let lines: string[];
const { clientId, clientSecret, redirectUri, code } = credentials;

beforeEach(async () => {
  [folder, lines] = [await mkdtemp(join(tmpdir(), 'recipes-')), []];
  // Strict: a request that the platform would misread is an error.
  sandbox = createSandbox({ now: Date.now, strict: true });
  server = await serveSandbox(sandbox, 0, { log: (line) => lines.push(line) });
  const wait = async (milliseconds: number) => sandbox.control.advance(Math.ceil(milliseconds / 1000));
  app = { host: server.origin, clientId, clientSecret, redirectUri, tokenFile: join(folder, 'tokens.json'), wait };
  await requestTokens(app, { grant_type: 'authorization_code', code });
  lines.length = 0;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  await rm(folder, { recursive: true });
});

const environment = () => ({
  BASE_API: server.origin,
  CLIENT_ID: clientId,
  CLIENT_SECRET: clientSecret,
  REDIRECT_URI: redirectUri,
});

/** Runs a recipe as a program, with its configuration in the environment. */
function run(file: string, ...args: string[]): Promise<string> {
  return bin('tsx', [join(import.meta.dirname, file), ...args], folder, environment());
}

/** Starts connect.ts. The owner decides by `decide`; `ended` says how the program ends. */
async function startConnecting(callback?: string) {
  await rm(app.tokenFile);
  callback ??= `http://127.0.0.1:${await freePort()}/callback`;
  const program = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'connect.ts')], {
    env: { ...process.env, ...environment(), REDIRECT_URI: callback, TOKEN_FILE: app.tokenFile },
  });
  const ended = once(program, 'exit');
  const [printed] = await once(program.stdout, 'data');
  const [said, address = ''] = String(printed).split('\n');
  expect(said).toBe('Open this link:');
  const link = new URL(address);
  const decide = (decision: 'approve' | 'deny', redirect: 'follow' | 'manual' = 'follow') =>
    fetch(`${link.origin}${link.pathname}`, {
      method: 'POST',
      body: new URLSearchParams([...link.searchParams, ['decision', decision]]),
      redirect,
    });
  return { callback, link, decide, ended, program };
}

async function freePort(): Promise<number> {
  const free = await listen(() => {}, { port: 0 });
  await free.stop(0);
  return free.port;
}

const calls = (path: string) => lines.filter((line) => line.includes(` ${path} `));
const items = async () =>
  (await callApi<{ items: Item[] }>(app, 'GET', '/1/items', { limit: 100, max_image_no: 20 })).items;
interface Item {
  readonly item_id: number;
  readonly identifier: string | null;
  readonly stock: number;
  readonly img1_origin: string | null;
  readonly img2_origin: string | null;
  readonly variations: readonly { readonly variation: string; readonly variation_stock: number }[];
}

it('connect: takes the code of its own link alone, and then ends', { timeout: 30_000 }, async () => {
  const { callback, link, decide, ended } = await startConnecting();
  for (const forged of [`?code=${code}`, `?code=${code}&state=`, `?code=${code}&state=${'0'.repeat(32)}`, '']) {
    expect((await fetch(`${callback}${forged}`)).status).toBe(400);
    expect(await readdir(folder)).toEqual([]);
  }
  const elsewhere = await fetch(new URL(`/app/callback${link.search}`, callback));
  expect(elsewhere.status).toBe(404);
  expect(await elsewhere.text()).toBe('Unexpected path /app/callback, expected /callback');
  expect(link.searchParams.get('state')).toMatch(/^[0-9a-f]{32}$/);
  expect(link.search).toContain('&scope=read_users%20read_items%20');
  expect(await (await decide('approve')).text()).toContain('Connected.');
  expect(await ended).toEqual([0, null]);
  for (const path of ['/1/items', '/1/orders']) expect(await callApi(app, 'GET', path)).toBeTypeOf('object');
});

it('connect: writes the tokens under the lock of the programs that refresh them', { timeout: 30_000 }, async () => {
  const { decide, ended } = await startConnecting();
  const lock = `${app.tokenFile}.lock0`;
  await mkdir(lock);
  await utimes(lock, 0, 0); // its program died: who takes it over clears it
  await decide('approve');
  expect(await ended).toEqual([0, null]);
  expect(await readdir(folder)).toEqual(['tokens.json']);
});

it('connect: says that the owner declined', { timeout: 30_000 }, async () => {
  const { decide, ended } = await startConnecting();
  expect(await (await decide('deny')).text()).toBe('Not connected: access_denied');
  expect(await ended).toEqual([1, null]);
  expect(await readdir(folder)).toEqual([]);
});

it.each(['approve', 'deny'] as const)(
  'connect: takes the callback of another machine from the terminal: %s',
  { timeout: 30_000 },
  async (decision) => {
    const { decide, ended, program } = await startConnecting(redirectUri);
    const sent = (await decide(decision, 'manual')).headers.get('Location') ?? '';
    expect(sent).toMatch(redirectUri);
    program.stdin.write(`${sent}\n`);
    expect(await ended).toEqual([decision === 'approve' ? 0 : 1, null]);
    expect(await readdir(folder)).toEqual(decision === 'approve' ? ['tokens.json'] : []);
  },
);

it('connect: takes no pasted callback of another link', { timeout: 30_000 }, async () => {
  const { ended, program } = await startConnecting(redirectUri);
  program.stdin.write(`${redirectUri}?code=${code}&state=${'0'.repeat(32)}\n`);
  expect(await ended).toEqual([1, null]);
  expect(await readdir(folder)).toEqual([]);
});

it('connect: says what a paste that is no URL should be', { timeout: 30_000 }, async () => {
  const { ended, program } = await startConnecting(redirectUri);
  program.stdin.write(`${code}\n`);
  const [said] = await once(program.stderr, 'data');
  expect(String(said)).toBe(`Unexpected text ${code}, expected the whole URL of the callback\n`);
  expect(await ended).toEqual([1, null]);
});

it('connect: says how to go on when the port of the callback is in use', { timeout: 30_000 }, async () => {
  const callback = `http://127.0.0.1:${new URL(server.origin).port}/callback`;
  const program = bin('tsx', [join(import.meta.dirname, 'connect.ts')], folder, {
    ...environment(),
    REDIRECT_URI: callback,
  });
  await expect(program).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^No callback can arrive \(.*EADDRINUSE.*\): end the program.* REDIRECT_URI\n$/),
  });
});

it('connect: takes a callback over HTTPS on this machine from the terminal', { timeout: 30_000 }, async () => {
  const callback = 'https://localhost/callback';
  const { decide, ended, program } = await startConnecting(callback);
  const sent = (await decide('approve', 'manual')).headers.get('Location') ?? '';
  expect(sent).toMatch(callback);
  program.stdin.write(`${sent}\n`);
  expect(await ended).toEqual([0, null]);
});

it('connect: prints no link while a setting is missing', { timeout: 30_000 }, async () => {
  for (const name of ['CLIENT_ID', 'CLIENT_SECRET', 'REDIRECT_URI']) {
    const program = bin('tsx', [join(import.meta.dirname, 'connect.ts')], folder, { ...environment(), [name]: '' });
    await expect(program).rejects.toThrow('Set CLIENT_ID, CLIENT_SECRET and REDIRECT_URI first');
  }
});

it('keep-tokens-fresh: many callers whose token has expired refresh it once', { timeout: 30_000 }, async () => {
  const before = await accessToken(app);
  sandbox.control.advance(3600);
  const patient = { ...app, wait: (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)) };
  await Promise.all(Array.from({ length: 8 }, () => callApi(patient, 'GET', '/1/users/me')));
  expect(calls('/1/oauth/token')).toEqual([expect.stringContaining(' 200 ')]);
  expect(await accessToken(app)).not.toBe(before);
});

it('keep-tokens-fresh: a lock whose program died is taken over by one of many', { timeout: 30_000 }, async () => {
  const lock = `${app.tokenFile}.lock0`;
  await mkdir(lock);
  await utimes(lock, 0, 0);
  sandbox.control.advance(3600);
  const patient = { ...app, wait: (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)) };
  await Promise.all(Array.from({ length: 8 }, () => callApi(patient, 'GET', '/1/users/me')));
  expect(calls('/1/oauth/token')).toEqual([expect.stringContaining(' 200 ')]);
  expect(await readdir(folder)).toEqual(['tokens.json']);
});

it('keep-tokens-fresh: a lock that another program has taken over meanwhile is waited for', async () => {
  const lock = `${app.tokenFile}.lock0`;
  await mkdir(lock);
  await utimes(lock, 0, 0);
  const done: string[] = [];
  let looks = 0;
  const late: App = {
    ...app,
    get tokenFile() {
      looks += 1;
      if (looks === 2) utimesSync(lock, new Date(), new Date()); // between the look at the lock and the next one
      return app.tokenFile;
    },
    wait: async () => {
      done.push('waited');
      await rm(lock, { recursive: true });
    },
  };
  await locked(late, async () => done.push('worked'));
  expect(done).toEqual(['waited', 'worked']);
  expect(await readdir(folder)).toEqual(['tokens.json']);
});

it('keep-tokens-fresh: a lock that cannot be made is an error, not a reason to wait', async () => {
  const patient = { ...app, tokenFile: join(folder, 'x'.repeat(251)) }; // too long with `.lock0`
  await rename(app.tokenFile, patient.tokenFile);
  await expect(accessToken(patient, await accessToken(patient))).rejects.toMatchObject({ code: 'ENAMETOOLONG' });
});

it.each([
  ['that is no JSON', 200, '<h1>Sign in to this network</h1>'],
  ['without tokens', 200, '{}'],
  ['of a server in between', 502, '<h1>Bad Gateway</h1>'],
])('keep-tokens-fresh: keeps the refresh token after a response %s', async (_, status, text) => {
  const before = await readFile(app.tokenFile, 'utf8');
  const proxy = await listen((_request, response) => response.writeHead(status).end(text), { port: 0 });
  const refused = accessToken({ ...app, host: proxy.url }, await accessToken(app));
  await expect(refused).rejects.toThrow(`No token: HTTP ${status}, not a response of the API`);
  await proxy.stop(0);
  expect(await readFile(app.tokenFile, 'utf8')).toBe(before);
  expect(await readdir(folder)).toEqual(['tokens.json']);
});

it('keep-tokens-fresh: gives up a request that hangs before another program takes its lock for left', async () => {
  const silent = await listen(() => {}, { port: 0 });
  const { timeout } = AbortSignal;
  const waits: number[] = [];
  const spied = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds);
    return timeout.call(AbortSignal, milliseconds / 1000);
  });
  const refused = accessToken({ ...app, host: silent.url }, await accessToken(app));
  await expect(refused).rejects.toThrow('No token: no response');
  spied.mockRestore();
  await silent.stop(0);
  expect(waits).toHaveLength(1);
  expect(Math.max(...waits)).toBeLessThan(60_000);
  expect(await readdir(folder)).toEqual(['tokens.json']); // and its lock is gone
});

it('keep-tokens-fresh: never writes the tokens in their place, where a full disk would leave none', async () => {
  const [before, other] = [await readFile(app.tokenFile, 'utf8'), `${app.tokenFile}.same`];
  await link(app.tokenFile, other);
  await accessToken(app, await accessToken(app));
  expect(await readFile(other, 'utf8')).toBe(before);
  expect(await readFile(app.tokenFile, 'utf8')).not.toBe(before);
  if (process.platform !== 'win32') expect((await stat(app.tokenFile)).mode & 0o777).toBe(0o600);
});

it('keep-tokens-fresh: takes a token whose lifetime is not named as one of an hour', async () => {
  const tokens = { access_token: 'a1', refresh_token: 'r1' };
  const platform = await listen((_request, response) => response.end(JSON.stringify(tokens)), { port: 0 });
  await requestTokens({ ...app, host: platform.url }, { grant_type: 'refresh_token' });
  await platform.stop(0);
  expect(await accessToken(app)).toBe('a1');
  const { expires } = JSON.parse(await readFile(app.tokenFile, 'utf8'));
  expect(expires - Date.now()).toBeGreaterThan(3_500_000);
});

it('keep-tokens-fresh: says that no shop is connected', async () => {
  await rm(app.tokenFile);
  await expect(accessToken(app)).rejects.toThrow('connect a shop first');
});

it.each(['clientId', 'clientSecret', 'redirectUri'])(
  'keep-tokens-fresh: says that %s is missing while the token still lasts',
  async (name) => {
    const lacking = accessToken({ ...app, [name]: '' });
    await expect(lacking).rejects.toThrow('Set CLIENT_ID, CLIENT_SECRET and REDIRECT_URI first');
  },
);

it('call-api: waits for the next hour, and ends at other errors', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const wait = async () => sandbox.control.advance(3600); // however long it is until the next hour
  sandbox.control.exhaust('hour');
  expect(await callApi({ ...app, wait }, 'GET', '/1/users/me')).toHaveProperty('user');
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/hour_api_limit .* waiting for the next hour$/));
  sandbox.control.exhaust('day');
  await expect(callApi(app, 'GET', '/1/users/me')).rejects.toMatchObject({ code: 'day_api_limit' });
  await expect(callApi(app, 'POST', '/1/items/delete', { item_id: 901 })).rejects.toBeInstanceOf(ApiError);
});

it.each([
  ['until five seconds after the next one', 1_800_000, 1_805_000],
  ['a minute shortly after it, since the clock may be fast', 6000, 60_000],
])('call-api: waits for the next hour, %s', async (_, past, expected) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const now = vi.spyOn(Date, 'now').mockReturnValue(Math.floor(Date.now() / 3_600_000) * 3_600_000 + past);
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    sandbox.control.advance(3600);
  };
  sandbox.control.exhaust('hour');
  await callApi({ ...app, wait }, 'GET', '/1/users/me').finally(() => now.mockRestore());
  expect(waits).toEqual([expected]);
});

it('call-api: neither a refresh nor a wait for the quota costs an attempt', async () => {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    await app.wait(milliseconds);
  };
  vi.spyOn(console, 'error').mockReturnValue();
  sandbox.control.failNext({ error: 'invalid_request_token' });
  sandbox.control.failNext({ error: 'hour_api_limit' });
  for (let count = 0; count < 4; count += 1) sandbox.control.failNext({ drop: true, operation: 'users/me' });
  expect(await callApi({ ...app, wait }, 'GET', '/1/users/me')).toHaveProperty('user');
  expect(waits.slice(-4)).toEqual([2000, 4000, 8000, 16_000]);
});

it('call-api: refreshes once more when the new token expires during the wait for the quota', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const wait = async () => sandbox.control.advance(3600); // as long as a token lasts
  sandbox.control.failNext({ error: 'invalid_request_token' });
  sandbox.control.failNext({ error: 'hour_api_limit' });
  expect(await callApi({ ...app, wait }, 'GET', '/1/users/me')).toHaveProperty('user');
  expect(calls('/1/oauth/token')).toHaveLength(2);
});

it('call-api: an item that the API cannot change costs no token', async () => {
  await expect(callApi(app, 'POST', '/1/items/delete', { item_id: 901 })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  expect(calls('/1/oauth/token')).toEqual([]);
});

it('call-api: repeats a GET without a response, and never a POST', async () => {
  sandbox.control.failNext({ drop: true });
  expect(await callApi(app, 'GET', '/1/users/me')).toHaveProperty('user');
  sandbox.control.failNext({ drop: true });
  await expect(callApi(app, 'POST', '/1/items/add', { title: 'Cap', price: 1, stock: 1 })).rejects.toThrow(
    'POST /1/items/add: no response',
  );
  expect(calls('/1/items/add')).toHaveLength(1);
});

it.each([
  ['that is no JSON', '<h1>Bad Gateway</h1>'],
  ['without an error of the API', '{"message":"Bad Gateway"}'],
  ['with an error of a server in between', '{"status":502,"error":"Bad Gateway"}'],
  ['of that server that looks like an error of the API', '{"error":"bad_gateway","error_description":"Try again."}'],
])('call-api: repeats a GET after a body %s, and names such a POST', async (_, body) => {
  const answers: [number, string][] = [
    [502, body],
    [200, '{"user":{}}'],
    [502, body],
  ];
  const proxy = await listen(
    (_request, response) => {
      const [status, text] = answers.shift() ?? [200, '{}'];
      response.writeHead(status).end(text);
    },
    { port: 0 },
  );
  const behind = { ...app, host: proxy.url };
  expect(await callApi(behind, 'GET', '/1/users/me')).toHaveProperty('user');
  await expect(callApi(behind, 'POST', '/1/items/delete', { item_id: 901 })).rejects.toThrow(
    'POST /1/items/delete: HTTP 502, not a response of the API',
  );
  await proxy.stop(0);
  expect(answers).toEqual([]);
});

it('call-api: an error without a text is none of the API, whatever its status', async () => {
  const proxy = await listen((_request, response) => response.writeHead(403).end('{"error":"Forbidden"}'), { port: 0 });
  await expect(callApi({ ...app, host: proxy.url }, 'POST', '/1/items/delete', { item_id: 901 })).rejects.toThrow(
    'POST /1/items/delete: HTTP 403, not a response of the API',
  );
  await proxy.stop(0);
});

it('sync-orders: the program prints what is new or has changed', { timeout: 60_000 }, async () => {
  const first = await run('sync-orders.ts');
  expect(first.trim().split('\n').length).toBeGreaterThan(15);
  const { unique_key } = sandbox.control.placeOrder({ payment: 'cvs' });
  expect(await run('sync-orders.ts')).toBe(`${unique_key} unpaid\n`);
  sandbox.control.advance(60);
  sandbox.control.payOrder(unique_key);
  expect(await run('sync-orders.ts')).toBe(`${unique_key} ordered\n`);
  expect(await run('sync-orders.ts')).toBe('');
});

it('handle-orders: prints the lines of each order that is new or has changed', { timeout: 60_000 }, async () => {
  await run('sync-orders.ts');
  const { unique_key } = sandbox.control.placeOrder({ lines: [{ item_id: 1002, amount: 2 }] });
  expect(await run('handle-orders.ts')).toBe(`${unique_key} ordered: 2 × Enamel mug\n`);
  expect(await run('handle-orders.ts')).toBe('');
});

it('sync-orders: reads all pages, what it missed in a long pause, and open orders that are older than its window', async () => {
  const file = join(folder, 'orders.json');
  const { unique_key } = sandbox.control.placeOrder({ payment: 'cvs' });
  await callApi(app, 'POST', '/1/items/edit_stock', { item_id: 1002, stock: 120 });
  for (let count = 0; count < 120; count += 1) sandbox.control.placeOrder({ lines: [{ item_id: 1002 }] });
  await all(syncOrders(app, file));
  expect(JSON.parse(await readFile(file, 'utf8')).length).toBeGreaterThan(120);
  const missed = sandbox.control.placeOrder({ payment: 'coin' }).unique_key;
  sandbox.control.advance(60 * 86_400);
  await requestTokens(app, { grant_type: 'authorization_code', code: await freshCode() });
  const latest = sandbox.control.placeOrder({ payment: 'coin' }).unique_key;
  const caughtUp = (await all(syncOrders(app, file))).map((order) => order.unique_key);
  expect(caughtUp.filter((key) => key === missed || key === latest)).toEqual([missed, latest]);
  expect(await all(syncOrders(app, file))).toEqual([]); // it read the open ones again: none has changed
  sandbox.control.payOrder(unique_key);
  expect(await all(syncOrders(app, file))).toMatchObject([{ unique_key, dispatch_status: 'ordered' }]);
});

it('sync-orders: a first run that fails is taken up where it stopped, and reads what is older than its window', async () => {
  const file = join(folder, 'orders.json');
  await callApi(app, 'POST', '/1/items/edit_stock', { item_id: 1002, stock: 120 });
  for (let count = 0; count < 120; count += 1) sandbox.control.placeOrder({ lines: [{ item_id: 1002 }] });
  sandbox.control.advance(60 * 86_400);
  await requestTokens(app, { grant_type: 'authorization_code', code: await freshCode() });
  const sync = () => syncOrders(app, file);
  const seen = new Set<string>();
  const failing = async () => {
    for await (const { unique_key } of sync()) if (seen.add(unique_key).size === 110) throw new Error('killed');
  };
  await expect(failing()).rejects.toThrow('killed');
  lines.length = 0;
  for (const { unique_key } of await all(sync())) seen.add(unique_key);
  const orders: { readonly unique_key: string }[] = JSON.parse(await readFile(file, 'utf8'));
  expect(orders.length).toBeGreaterThan(140);
  expect(new Set(orders.map(({ unique_key }) => unique_key))).toEqual(seen);
  expect(lines.filter((line) => line.includes('/1/orders/detail/'))).toHaveLength(orders.length - 109);
  expect(await readdir(folder)).toEqual(['orders.json', 'tokens.json']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('sync-orders: an order that the API refuses keeps no other from being read, and is read by the next run', async () => {
  const file = join(folder, 'orders.json');
  const keys: string[] = [];
  const run = async () => {
    keys.length = 0;
    for await (const { unique_key } of syncOrders(app, file)) keys.push(unique_key);
  };
  sandbox.control.failNext({ operation: 'orders/detail', error: 'no_order' });
  await expect(run()).rejects.toThrow(/^\/1\/orders\/detail\/[0-9A-F]{16}: no_order \(.*\)$/);
  expect(keys.length).toBeGreaterThan(15);
  expect(await readdir(folder)).toEqual(['orders.json.part', 'tokens.json']); // the first run has not finished
  await run();
  expect(keys).toHaveLength(1);
  sandbox.control.failNext({ operation: 'orders/detail', error: 'no_order' });
  const placed = [sandbox.control.placeOrder(), sandbox.control.placeOrder()].map(({ unique_key }) => unique_key);
  await expect(run()).rejects.toThrow('no_order');
  expect(keys).toHaveLength(1);
  const read = [...keys];
  await run();
  expect([...read, ...keys].sort()).toEqual(placed.sort());
});

it('sync-orders: ends at an error that every order would meet', async () => {
  sandbox.control.failNext({ operation: 'orders/detail', error: 'day_api_limit' });
  await expect(all(syncOrders(app, join(folder, 'orders.json')))).rejects.toMatchObject({ code: 'day_api_limit' });
  expect(calls('/1/orders').length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes('/1/orders/detail/'))).toHaveLength(1);
});

it.each(['cancelled', 'dispatched', 'total'])('sync-orders: sees a change of %s alone', async (name) => {
  const file = join(folder, 'orders.json');
  await all(syncOrders(app, file));
  const [order, ...others] = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify([{ ...order, [name]: 1 }, ...others]));
  expect(await all(syncOrders(app, file))).toEqual([order]);
});

/** A code of the consent page, as after the owner has authorized again. */
async function freshCode(): Promise<string> {
  const scope = 'read_items write_items read_orders write_orders';
  const body = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    decision: 'approve',
  });
  const response = await fetch(`${server.origin}/1/oauth/authorize`, { method: 'POST', body, redirect: 'manual' });
  return new URL(response.headers.get('Location') ?? '').searchParams.get('code') ?? '';
}

it('import-catalog: goes on where it stopped, and adds nothing twice', { timeout: 60_000 }, async () => {
  const file = join(import.meta.dirname, 'catalog.json');
  const catalog: Goods[] = JSON.parse(await readFile(file, 'utf8'));
  sandbox.control.failNext({ operation: 'items/add_image', drop: true });
  await expect(all(importCatalog(app, catalog))).rejects.toThrow(`${catalog[0]?.identifier}: `);
  for (let round = 0; round < 2; round += 1) expect(await run('import-catalog.ts', file)).toBe('cap\nscarf\n');
  const imported = (await items()).filter(({ identifier }) => identifier === 'cap' || identifier === 'scarf');
  expect(imported).toHaveLength(2);
  expect(imported[0]).toMatchObject({
    stock: 5,
    variations: [
      { variation: 'Navy', variation_stock: 3 },
      { variation: 'Sand', variation_stock: 2 },
    ],
    img1_origin: expect.any(String),
    img2_origin: expect.any(String),
  });
  const path = `/1/item_categories/detail/${imported[0]?.item_id}`;
  expect((await callApi<{ item_categories: [] }>(app, 'GET', path)).item_categories).toHaveLength(2);
  expect(calls('/1/items/add_image')).toHaveLength(3);
});

it.each([
  ['a number', 1001, '1001 of entry 2'],
  ['no text', '', '"" of entry 2'],
  ['missing', undefined, 'undefined of entry 2'],
  ['that of another entry', 'cap', '"cap" of entry 2'],
  ['one with a space', 'tea 1', '"tea 1" of entry 2'],
  ['one with a full-width space', 'tea\u30001', '"tea\u30001" of entry 2'],
])('import-catalog: calls nothing when an identifier is %s', async (_, identifier, named) => {
  const catalog: Goods[] = JSON.parse(JSON.stringify([{ identifier: 'cap' }, { identifier }]));
  const imported = all(importCatalog(app, catalog));
  await expect(imported).rejects.toThrow(`Unexpected identifier ${named}, expected a string`);
  expect(lines).toEqual([]);
});

it.each([
  ['an unknown key', { stock: 1, variation: [] }, 'Unexpected key variation, expected identifier, title,'],
  [
    'an unknown key in a variation',
    { variations: [{ name: 'Navy', stock: 1, code: '1' }] },
    'Unexpected key code, expected name',
  ],
  ['no stock', {}, 'Unexpected entry, expected the stock'],
  ['a variation without stock', { variations: [{ name: 'Navy' }] }, 'Unexpected entry, expected the stock'],
  ['a variation without name', { variations: [{ stock: 1 }] }, 'Unexpected entry, expected a name of each variation'],
  ['no title', { stock: 1, title: undefined }, 'Unexpected entry, expected a title'],
  ['a price in words', { stock: 1, price: '1,000' }, 'Unexpected entry, expected a title, and a price in whole yen'],
  ['an emoji', { stock: 1, detail: 'Warm 🧢' }, 'Unexpected entry, expected no emoji'],
  [
    'stock beside variations',
    { stock: 9, variations: [{ name: 'Navy', stock: 1 }] },
    'Unexpected entry, expected no st',
  ],
  ['less than no stock', { stock: -1 }, 'Unexpected entry, expected the stock'],
  ['a price below zero', { stock: 1, price: -1 }, 'Unexpected entry, expected a title, and a price'],
  ['another tax type', { stock: 1, item_tax_type: 8 }, 'Unexpected entry, expected item_tax_type 1 or 2'],
  [
    'true for visible',
    { stock: 1, visible: true },
    'Unexpected entry, expected item_tax_type 1 or 2, and visible 0 or 1',
  ],
  ['one category that is no list', { stock: 1, categories: 'Socks' }, 'Unexpected entry, expected variations, images'],
  ['one image that is no list', { stock: 1, images: 'https://a.example' }, 'Unexpected entry, expected variations, im'],
  ['variations that are no list', { variations: { name: 'S', stock: 1 } }, 'Unexpected entry, expected variations'],
  ['a category that is no text', { stock: 1, categories: [5] }, 'Unexpected entry, expected images and categories as'],
  ['a description that is no text', { stock: 1, detail: 5 }, 'Unexpected entry, expected detail as a text'],
  ['an image that is no URL', { stock: 1, images: ['cap.jpg'] }, 'Unexpected entry, expected each image as a URL'],
  ['an image of this machine', { stock: 1, images: ['file:///cap.jpg'] }, 'Unexpected entry, expected each image as'],
  [
    'a barcode in digits',
    { variations: [{ name: 'Navy', stock: 1, barcode: 4900000000016 }] },
    'Unexpected entry, expected the identifier and the barcode of each variation as texts',
  ],
  [
    'a code of a variation in digits',
    { variations: [{ name: 'Navy', stock: 1, identifier: 5 }] },
    'Unexpected entry, expected the identifier and the barcode of each variation as texts',
  ],
  ['21 images', { stock: 1, images: Array(21).fill('https://a.example') }, 'Unexpected entry, expected at most 20'],
])('import-catalog: calls nothing when an entry has %s', async (_, part, message) => {
  const catalog: Goods[] = JSON.parse(JSON.stringify([{ identifier: 'cap', title: 'Cap', price: 1, ...part }]));
  await expect(all(importCatalog(app, catalog))).rejects.toThrow(`cap: ${message}`);
  expect(lines).toEqual([]);
});

it.each([
  ['moves', 100, 1, (item: Item) => ({ path: 'edit', item_id: item.item_id, list_order: 0 })],
  ['moves by deleting another', 100, 1, (_: Item, first: Item) => ({ path: 'delete', item_id: first.item_id })],
  ['shows', 0, 0, (item: Item) => ({ path: 'edit', item_id: item.item_id, visible: 1 })],
] as const)(
  'import-catalog: misses no item that the owner %s while it reads',
  { timeout: 60_000 },
  async (_, before, visible, change) => {
    const add = (identifier: string, rest: object) =>
      callApi<{ item: Item }>(app, 'POST', '/1/items/add', { title: 'Tea', price: 1, stock: 1, identifier, ...rest });
    const list = async (offset = 0) =>
      (await callApi<{ items: Item[] }>(app, 'GET', '/1/items', { visible: 1, limit: 100, offset })).items;
    for (let count = (await list()).length; count < before; count += 1) await add(`filler-${count}`, {});
    const { item } = await add('tea', { visible }); // the first of the second page, or hidden
    const [first] = await items();
    if (!first) throw new Error('Unexpected shop without items');
    let pages = 0;
    const owner = await listen(
      async (request, response) => {
        if (request.url?.startsWith('/1/items?') && ++pages === 2) {
          const { path, ...fields } = change(item, first);
          await callApi(app, 'POST', `/1/items/${path}`, fields);
        }
        const { method = '', headers } = request;
        const body = method === 'POST' ? Buffer.concat(await request.toArray()) : null;
        const answer = await fetch(`${server.origin}${request.url}`, {
          method,
          body,
          headers: {
            authorization: headers.authorization ?? '',
            'content-type': headers['content-type'] ?? '',
          },
        });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
      },
      { port: 0 },
    );
    try {
      await all(importCatalog({ ...app, host: owner.url }, [{ identifier: 'tea', title: 'Tea', price: 1, stock: 1 }]));
    } finally {
      await owner.stop(0);
    }
    expect(pages).toBeGreaterThan(1);
    const found = [...(await list()), ...(await list(100))].filter(({ identifier }) => identifier === 'tea');
    expect(found).toHaveLength(1);
  },
);

it('import-catalog: passes everything on that an entry can have', async () => {
  const navy: Required<Variation> = { name: 'Navy', stock: 1, identifier: 'tea-n', barcode: '4900000000016' };
  const variations = [navy, { name: 'Sand', stock: 2 }];
  const rest = { title: 'Tea', detail: 'Green.', price: 1, item_tax_type: 2, visible: 0 } as const;
  const tea: Required<Omit<Goods, 'stock'>> = { identifier: 'tea', ...rest, variations, images: [], categories: [] };
  await all(importCatalog(app, [tea]));
  const { items } = await callApi<{ items: Item[] }>(app, 'GET', '/1/items', { visible: 0, limit: 100 });
  expect(items.find(({ identifier }) => identifier === 'tea')).toMatchObject({
    ...rest,
    variations: [
      { variation: 'Navy', variation_identifier: 'tea-n', barcode: '4900000000016' },
      { variation: 'Sand', variation_stock: 2 },
    ],
  });
});

it('import-catalog: assigns a category that an entry names twice once', async () => {
  await all(
    importCatalog(app, [{ identifier: 'cap', title: 'Cap', price: 1, stock: 1, categories: ['Hats', 'Hats'] }]),
  );
  expect(calls('/1/item_categories/add')).toHaveLength(1);
});

it('app: an error is printed with its causes, a line for each, and a mistake with its place', () => {
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') });
  const error = new Error('GET /1/users/me: no response', { cause: refused });
  expect(explain(error).split('\n')).toEqual([
    'GET /1/users/me: no response',
    'Cause: fetch failed',
    'Cause: connect ECONNREFUSED 127.0.0.1:1',
  ]);
  expect(explain(new Error('cap: no_item', { cause: new Error('no_item') }))).toBe('cap: no_item');
  const mistake = new TypeError('x is not a function');
  expect(explain(new Error('cap: x is not a function', { cause: mistake }))).toContain('recipes.test.ts');
});

it('app: a program without a connection says why', { timeout: 30_000 }, async () => {
  const nowhere = { ...environment(), BASE_API: `http://127.0.0.1:${await freePort()}` };
  const change = bin('tsx', [join(import.meta.dirname, 'change-price.ts'), '1001', '1'], folder, nowhere);
  await expect(change).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^POST \/1\/items\/edit: no response\nCause: fetch failed\nCause: .*ECONNREFUSED.*\n$/,
    ),
  });
});

it('import-catalog: adds nothing when the shop has two items of the same identifier', async () => {
  const tea = { identifier: 'tea', title: 'Tea', price: 1, stock: 1 };
  for (let count = 0; count < 2; count += 1) await callApi(app, 'POST', '/1/items/add', { ...tea, visible: count });
  lines.length = 0;
  const imported = all(importCatalog(app, [{ ...tea, identifier: 'cap', categories: ['Hats'] }, tea]));
  await expect(imported).rejects.toThrow(/^tea: Unexpected items \d+ and \d+, expected one with this identifier$/);
  expect(lines.filter((line) => line.startsWith('POST'))).toEqual([]);
  expect(await all(importCatalog(app, [{ ...tea, identifier: 'cap' }]))).toEqual(['cap']); // others may be there twice
});

it('import-catalog: says that its file holds no list', { timeout: 30_000 }, async () => {
  const file = join(folder, 'catalog.json');
  await writeFile(file, '{ "identifier": "cap" }');
  await expect(run('import-catalog.ts', file)).rejects.toMatchObject({
    code: 1,
    stderr: `Unexpected content of ${file}, expected a list of entries\n`,
  });
  expect(lines).toEqual([]);
});

it('import-catalog: adds nothing when the shop has two categories of the same name', async () => {
  const { categories } = await callApi<{ categories: { number: number }[] }>(app, 'GET', '/1/categories');
  await callApi(app, 'POST', '/1/categories/add', { name: 'Hats' });
  await callApi(app, 'POST', '/1/categories/add', { name: 'Hats', parent_number: categories[0]?.number });
  const catalog: Goods[] = [{ identifier: 'cap', title: 'Cap', price: 1, stock: 1, categories: ['Hats'] }];
  const imported = all(importCatalog(app, catalog));
  await expect(imported).rejects.toThrow('Unexpected category Hats, expected one of this name: the shop has 2');
  expect(calls('/1/items/add')).toEqual([]);
});

it('fulfill-order: ships lines, or a deferred payment as a whole, and cancels cash on delivery', async () => {
  const lines = [{ item_id: 1002 }, { item_id: 1001, variation_id: 2001 }];
  const place = (payment: 'creditcard' | 'atobarai' | 'cod') =>
    sandbox.control.placeOrder({ payment, lines }).unique_key;
  const card = await shipOrder(app, place('creditcard'), '佐川急便', '1234567890');
  expect(card).toMatchObject({
    dispatch_status: 'dispatched',
    add_comment: '[配送業者]佐川急便 [送り状番号]1234567890',
  });
  const deferred = place('atobarai');
  const parcel = ['クロネコヤマト', '1234-5678-90'] as const;
  expect(await shipOrder(app, deferred, ...parcel)).toMatchObject({
    dispatch_status: 'shipping',
    tracking_number: '1234567890',
  });
  expect(await shipOrder(app, deferred, ...parcel)).toMatchObject({ dispatch_status: 'shipping' });
  expect(await cancelOrder(app, place('cod'))).toMatchObject({ dispatch_status: 'cancelled' });
  await expect(cancelOrder(app, place('creditcard'))).rejects.toThrow('expected cod');
});

it('fulfill-order: ships the lines that an earlier run left open', async () => {
  const lines = [{ item_id: 1002 }, { item_id: 1001, variation_id: 2001 }];
  const { unique_key } = sandbox.control.placeOrder({ lines });
  const { order } = await callApi<{ order: { order_items: { order_item_id: number }[] } }>(
    app,
    'GET',
    `/1/orders/detail/${unique_key}`,
  );
  const shipped = { order_item_id: order.order_items[0]?.order_item_id, status: 'dispatched' };
  await callApi(app, 'POST', '/1/orders/edit_status', shipped);
  expect(await shipOrder(app, unique_key, '佐川急便', '1')).toMatchObject({ dispatch_status: 'dispatched' });
});

it('fulfill-order: a line that the API refuses keeps no other from being dispatched', async () => {
  const { unique_key } = sandbox.control.placeOrder({ lines: [{ item_id: 902 }, { item_id: 1002 }] });
  const read = () => callApi<{ order: Order }>(app, 'GET', `/1/orders/detail/${unique_key}`);
  const [clubT] = (await read()).order.order_items;
  for (let round = 0; round < 2; round += 1)
    await expect(shipOrder(app, unique_key, '佐川急便', '1')).rejects.toThrow(
      `Line ${clubT?.order_item_id}: /1/orders/edit_status: not_change_status_ClubT`,
    );
  expect((await read()).order.order_items.map(({ status }) => status)).toEqual(['ordered', 'dispatched']);
  expect(calls('/1/orders/edit_status')).toHaveLength(3);
});

it('fulfill-order: a line that the API refuses keeps no other from being cancelled', async () => {
  const lines = [{ item_id: 1002 }, { item_id: 1001, variation_id: 2001 }];
  const { unique_key } = sandbox.control.placeOrder({ payment: 'cod', lines });
  sandbox.control.failNext({ operation: 'orders/edit_status', error: 'not_change_status' });
  await expect(cancelOrder(app, unique_key)).rejects.toThrow(/^Line \d+: .*not_change_status \(/);
  expect(calls('/1/orders/edit_status')).toHaveLength(2);
  expect(await cancelOrder(app, unique_key)).toMatchObject({ dispatch_status: 'cancelled' });
});

it('fulfill-order: ends at an error that every line would meet', async () => {
  const { unique_key } = sandbox.control.placeOrder({
    lines: [{ item_id: 1001, variation_id: 2001 }, { item_id: 1002 }],
  });
  sandbox.control.failNext({ operation: 'orders/edit_status', error: 'day_api_limit' });
  await expect(shipOrder(app, unique_key, '佐川急便', '1')).rejects.toMatchObject({ code: 'day_api_limit' });
  expect(calls('/1/orders/edit_status')).toHaveLength(1);
});

it('fulfill-order: sends no comment that is too long', async () => {
  const { unique_key } = sandbox.control.placeOrder();
  await expect(shipOrder(app, unique_key, '社'.repeat(260), '1')).rejects.toThrow('expected at most 250 characters');
  expect(calls('/1/orders/edit_status')).toEqual([]);
});

it('fulfill-order: takes a key for a key, whatever is in it', async () => {
  await expect(shipOrder(app, '../items?x=1', '佐川急便', '1')).rejects.toMatchObject({ code: 'no_order' });
});

it.each(['unpaid', 'unshippable'])('fulfill-order: sends nothing for an order that is %s', async (status) => {
  const { unique_key } = sandbox.control.placeOrder({ payment: 'cvs' });
  const { order } = await callApi<{ order: object }>(app, 'GET', `/1/orders/detail/${unique_key}`);
  const answers = { order: { ...order, payment: 'cod', dispatch_status: status } };
  const asked: string[] = [];
  const platform = await listen(
    ({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      response.end(JSON.stringify(answers));
    },
    { port: 0 },
  );
  for (const change of [shipOrder, cancelOrder])
    expect(await change({ ...app, host: platform.url }, unique_key, '佐川急便', '1')).toMatchObject(answers.order);
  await platform.stop(0);
  expect(asked.filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('fulfill-order: a deferred payment whose parcel is on its way is shipped, whatever the status of the order', {
  timeout: 60_000,
}, async () => {
  const { unique_key } = sandbox.control.placeOrder({ payment: 'atobarai' });
  const { order } = await callApi<{ order: object }>(app, 'GET', `/1/orders/detail/${unique_key}`);
  let parcel = '';
  const platform = await listen(
    (_, response) => {
      response.end(JSON.stringify({ order: { ...order, atobarai_payment_transaction: { status: parcel } } }));
    },
    { port: 0 },
  );
  const program = [join(import.meta.dirname, 'fulfill-order.ts'), 'ship', unique_key, '佐川急便', '1'];
  const ship = () => bin('tsx', program, folder, { ...environment(), BASE_API: platform.url });
  for (parcel of ['shipping', 'arrived']) expect(await ship()).toBe('ordered\n');
  parcel = 'cancelled';
  await expect(ship()).rejects.toMatchObject({ code: 1, stdout: 'ordered\n' });
  await platform.stop(0);
});

it('sync-stock: sets what has changed alone, of items and of variations', async () => {
  const wanted = [
    { identifier: 'mug', stock: 40 },
    { identifier: 'tote-navy', stock: 3 },
    { identifier: 'tote-natural', stock: 4 },
  ];
  expect(await all(syncStock(app, wanted))).toEqual(['mug', 'tote-navy']);
  const [tote, mug] = await Promise.all(
    [1001, 1002].map(async (id) => (await callApi<{ item: Item }>(app, 'GET', `/1/items/detail/${id}`)).item),
  );
  expect([mug?.stock, tote?.stock, tote?.variations.map(({ variation_stock }) => variation_stock)]).toEqual([
    40,
    7,
    [3, 4],
  ]);
  lines.length = 0;
  expect(await all(syncStock(app, wanted))).toEqual([]);
  expect(calls('/1/items/edit_stock')).toEqual([]);
});

it('sync-stock: does not undo a sale, and names what it cannot set', async () => {
  const { fetch } = globalThis;
  let isSold = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await fetch(...request);
    if (!isSold && String(request[0]).includes('/1/items?')) {
      isSold = true;
      sandbox.control.placeOrder({ lines: [{ item_id: 1002 }] });
    }
    return response;
  });
  const wanted = [
    { identifier: 'mug', stock: 40 },
    { identifier: 'nothing', stock: 1 },
    { identifier: 'tote-navy', stock: 3 },
  ];
  const set: string[] = [];
  const running = (async () => {
    for await (const each of syncStock(app, wanted)) set.push(each);
  })();
  await expect(running).rejects.toThrow('mug: sold in between, so nothing was set\nnothing: no item has this code');
  expect(set).toEqual(['tote-navy']);
  expect((await items()).find(({ item_id }) => item_id === 1002)?.stock).toBe(23);
});

it('sync-stock: refuses a stock that is none, and runs as a program', { timeout: 60_000 }, async () => {
  await expect(all(syncStock(app, [{ identifier: 'mug', stock: -1 }]))).rejects.toThrow('Unexpected stock -1 of mug');
  expect(calls('/1/items')).toEqual([]);
  expect(await run('sync-stock.ts', join(import.meta.dirname, 'stock.json'))).toBe('mug\ntote-navy\n');
});

it('fulfill-order and change-price run as programs', { timeout: 60_000 }, async () => {
  const { unique_key } = sandbox.control.placeOrder();
  await expect(run('fulfill-order.ts', 'cancle', unique_key)).rejects.toThrow('expected: ship KEY'); // ships nothing
  expect(await run('fulfill-order.ts', 'ship', unique_key, '佐川急便', '1')).toBe('dispatched\n');
  const cancelled = sandbox.control.placeOrder({ payment: 'cod' }).unique_key;
  expect(await run('fulfill-order.ts', 'cancel', cancelled)).toBe('cancelled\n');
  const shipped = run('fulfill-order.ts', 'ship', cancelled, '佐川急便', '1'); // nothing left to ship
  await expect(shipped).rejects.toMatchObject({ code: 1, stdout: 'cancelled\n' });
  expect(await run('change-price.ts', '1001', '4100')).toBe('4100\n');
  lines.length = 0;
  for (const wrong of [[], ['0'], ['-1'], ['41.5'], ['1e3'], ['4,100']])
    await expect(run('change-price.ts', '1001', ...wrong)).rejects.toThrow('expected: ITEM_ID PRICE');
  expect(lines).toEqual([]);
});

it.each([
  ['change-price.ts', '1001', /^Unexpected arguments, [^\n]+\n$/],
  ['fulfill-order.ts', 'cancle', /^Unexpected arguments, [^\n]+\n$/],
  ['import-catalog.ts', 'missing.json', /^ENOENT: [^\n]+\n$/],
  ['sync-orders.ts', 'orders.json', /^Cannot read tokens.json: [^\n]+\nCause: ENOENT: [^\n]+\n$/],
  ['handle-orders.ts', 'orders.json', /^Cannot read tokens.json: [^\n]+\nCause: ENOENT: [^\n]+\n$/],
])(
  '%s: an error ends the program with its message and its causes, a line for each',
  { timeout: 30_000 },
  async (file, argument, printed) => {
    await rm(app.tokenFile); // no shop is connected
    await expect(run(file, argument)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(printed),
    });
  },
);

it('a mistake in a program shows its line', { timeout: 30_000 }, async () => {
  await writeFile(join(folder, 'orders.json'), '{}');
  await expect(run('sync-orders.ts')).rejects.toMatchObject({ stderr: expect.stringContaining('sync-orders.ts:') });
});

it('a recipe runs as a program through a symbolic link', { timeout: 60_000 }, async () => {
  await symlink(import.meta.dirname, join(folder, 'current'));
  const printed = await bin('tsx', [join(folder, 'current', 'sync-orders.ts')], folder, environment());
  expect(printed).toMatch(/^[0-9A-F]{16} /);
});
