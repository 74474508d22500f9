import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bundleClient, packClient } from '../pack/pack-client.ts';
import { ApiError, type App, app, type Client, connect, locked } from './index.ts';

const { disk } = vi.hoisted(() => ({ disk: [] as unknown[] }));
/** All is done as ever, and noted: what has reached the disk cannot be seen from here. */
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return {
    ...fs,
    writeFile: (...args: Parameters<typeof fs.writeFile>) => {
      disk.push(args[2]);
      return fs.writeFile(...args);
    },
    rename: (...args: Parameters<typeof fs.rename>) => {
      disk.push('rename');
      return fs.rename(...args);
    },
  };
});

// The client alone, against a server that says what it was sent. Recipes try it on the sandbox.

let folder: string;
let server: Server;
let shop: Client;
let asked: string[];
/** Null drops the connection. */
let answers: ({ readonly status?: number; readonly body: object } | null)[];
let events: string[];

const badToken = { status: 400, body: { error: 'invalid_request', error_description: 'アクセストークンが無効です。' } };
const newTokens = { body: { access_token: 'b', refresh_token: 's', expires_in: 3600 } };

beforeEach(async () => {
  [asked, answers, events] = [[], [], []];
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(`${request.method} ${request.url} ${decodeURIComponent(body)}`.trim());
    const next = answers.shift();
    if (next === null) return void request.socket.destroy();
    const { status = 200, body: answer } = next ?? { body: {} };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const tokenFile = join(folder, 'tokens.json');
  await writeFile(
    tokenFile,
    JSON.stringify({ access_token: 'a', refresh_token: 'r', expires: Date.now() + 3_600_000 }),
  );
  shop = connect({
    host: `http://127.0.0.1:${port}`,
    clientId: 'id',
    clientSecret: 'secret',
    redirectUri: 'https://app.example.com/callback',
    tokenFile,
    wait: async (milliseconds) => events.push(`waited ${milliseconds > 0}`),
  })
    .on('wait', (milliseconds, why) => events.push(`wait ${milliseconds > 0} ${why}`))
    .on('refresh', () => events.push('refresh'));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

describe('a call', () => {
  it('has its ID in the path, lists with commas in a query, and indexed keys in a form', async () => {
    await shop.call('items/detail', { item_id: 1001 });
    await shop.call('items', { image_size: ['origin', '300'], limit: 5 });
    await shop.call('items/add', {
      title: 'Cap',
      price: 900,
      stock: 3,
      variation: ['S', 'L'],
      variation_stock: [1, 2],
    });
    await shop.call('users/me');
    expect(asked).toEqual([
      'GET /1/items/detail/1001',
      'GET /1/items?image_size=origin%2C300&limit=5',
      'POST /1/items/add title=Cap&price=900&stock=3&variation[0]=S&variation[1]=L&variation_stock[0]=1&variation_stock[1]=2',
      'GET /1/users/me',
    ]);
  });

  it('says that it waits for the quota, and that the tokens are new', async () => {
    answers.push({ status: 400, body: { error: 'hour_api_limit', error_description: 'x' } }, badToken, newTokens, {
      body: { user: { shop_id: 'harbor-goods' } },
    });
    expect((await shop.call('users/me')).user.shop_id).toBe('harbor-goods');
    expect(events).toEqual(['wait true /1/users/me: hour_api_limit (x)', 'waited true', 'refresh']);
    expect(JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8'))).toMatchObject({ access_token: 'b' });
  });

  it('has the new tokens on the disk before they take the place of the old ones', async () => {
    answers.push(badToken, newTokens);
    disk.length = 0;
    await shop.call('users/me');
    expect(disk).toEqual([{ mode: 0o600, flush: true }, 'rename']);
  });

  it('refreshes a token that lasts for less than a minute', async () => {
    const tokens = { access_token: 'a', refresh_token: 'r', expires: Date.now() + 50_000 };
    await writeFile(join(folder, 'tokens.json'), JSON.stringify(tokens));
    answers.push(newTokens);
    await shop.call('users/me');
    expect(asked[0]).toContain('POST /1/oauth/token');
  });

  it('gives up when the new token is refused too', async () => {
    answers.push(badToken, newTokens, badToken);
    await expect(shop.call('users/me')).rejects.toMatchObject({ code: 'invalid_request' });
    expect(asked).toHaveLength(3);
  });

  it('gives up a read after five attempts, and a write after one, each with 30 seconds', async () => {
    const { timeout } = AbortSignal;
    const times: number[] = [];
    const spied = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      times.push(milliseconds);
      return timeout.call(AbortSignal, milliseconds);
    });
    answers.push(null, null, null, null, null);
    await expect(shop.call('users/me')).rejects.toThrow('GET /1/users/me: no response');
    expect([asked.length, times]).toEqual([5, Array(5).fill(30_000)]);
    answers.push(null);
    await expect(shop.call('items/delete', { item_id: 7 })).rejects.toThrow('POST /1/items/delete: no response');
    expect(asked).toHaveLength(6);
    spied.mockRestore();
  });

  it('keeps an ID in its place of the path', async () => {
    await shop.call('orders/detail', { unique_key: '../users/me?x=#' });
    expect(asked).toEqual(['GET /1/orders/detail/..%2Fusers%2Fme%3Fx%3D%23']);
  });

  it('fails with the code of the API', async () => {
    answers.push({ status: 400, body: { error: 'bad_item_id', error_description: 'x' } });
    const error = await shop.call('items/delete', { item_id: 7 }).catch((each: unknown) => each);
    expect(error instanceof ApiError && error.code).toBe('bad_item_id');
  });
});

it.each([
  ['a minute', 70, []],
  ['less than a minute', 50, ['waited']],
])('a lock that is %s old is left, or is waited for', async (_, age, expected) => {
  const tokenFile = join(folder, 'tokens.json');
  const lock = `${tokenFile}.lock0`;
  const made = Date.now() / 1000 - age;
  await mkdir(lock);
  await utimes(lock, made, made);
  const waits: string[] = [];
  const wait: App['wait'] = async () => {
    waits.push('waited');
    await rm(lock, { recursive: true });
  };
  await locked({ ...app, tokenFile, wait }, async () => {});
  expect([waits, await readdir(folder)]).toEqual([expected, ['tokens.json']]);
});

it('a list is read page by page, until a page is short', async () => {
  answers.push(
    { body: { orders: [{ unique_key: 'A' }, { unique_key: 'B' }] } },
    { body: { orders: [{ unique_key: 'C' }] } },
  );
  const keys: string[] = [];
  for await (const { unique_key } of shop.pages('orders', { limit: 2 })) keys.push(unique_key);
  expect(keys).toEqual(['A', 'B', 'C']);
  expect(asked).toEqual(['GET /1/orders?limit=2&offset=0', 'GET /1/orders?limit=2&offset=2']);
});

describe('the package', () => {
  it('is smaller than 6 kB (gzip)', async () => {
    expect(gzipSync(await bundleClient(join(folder, 'dist'))).length).toBeLessThan(6000);
  });

  it('installs without a network, compiles there, has a license and no dependency', { timeout: 120_000 }, async () => {
    await writeFile(join(folder, 'change-price.ts'), '// a recipe\n');
    const tarball = await packClient(folder, join(folder, 'packed'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], {
      cwd: folder,
    });
    const program = `import { connect, type Result } from '@shop-docs/client';
      const price = async (): Promise<number> => (await connect().call('items/detail', { item_id: 1 })).item.price;
      const keys: Result<'orders'>['orders'][number]['unique_key'][] = ['A'];
      // @ts-expect-error an item needs a price
      const wrong = () => connect().call('items/add', { title: 'Cap', stock: 1 });
      export { keys, price, wrong };`;
    await writeFile(join(folder, 'program.ts'), program);
    const tsc = join(import.meta.dirname, '../../../node_modules/.bin/tsc');
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'];
    const roots = ['--typeRoots', join(import.meta.dirname, '../../../node_modules/@types')];
    execFileSync(tsc, [...options, ...roots, join(folder, 'program.ts')], { cwd: folder, stdio: 'inherit' });
    const code = "import('@shop-docs/client').then((all) => console.log(Object.keys(all).join()))";
    expect(String(execFileSync(process.execPath, ['-e', code], { cwd: folder }))).toContain('connect');
    const license = await readFile(join(folder, 'node_modules/@shop-docs/client/LICENSE'), 'utf8');
    expect(license).toMatch(/^MIT License/);
  });
});
