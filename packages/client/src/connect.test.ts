import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleClient, packClient } from '../pack/pack-client.ts';
import { ApiError, type Client, connect } from './index.ts';

// The client alone, against a server that says what it was sent. Recipes try it on the sandbox.

let folder: string;
let server: Server;
let shop: Client;
let asked: string[];
let answers: { readonly status?: number; readonly body: object }[];
let events: string[];

beforeEach(async () => {
  [asked, answers, events] = [[], [], []];
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(`${request.method} ${request.url} ${decodeURIComponent(body)}`.trim());
    const { status = 200, body: answer } = answers.shift() ?? { body: {} };
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
    answers.push(
      { status: 400, body: { error: 'hour_api_limit', error_description: 'x' } },
      { status: 400, body: { error: 'invalid_request', error_description: 'アクセストークンが無効です。' } },
      { body: { access_token: 'b', refresh_token: 's', expires_in: 3600 } },
      { body: { user: { shop_id: 'harbor-goods' } } },
    );
    expect((await shop.call('users/me')).user.shop_id).toBe('harbor-goods');
    expect(events).toEqual(['wait true /1/users/me: hour_api_limit (x)', 'waited true', 'refresh']);
    expect(JSON.parse(await readFile(join(folder, 'tokens.json'), 'utf8'))).toMatchObject({ access_token: 'b' });
  });

  it('fails with the code of the API', async () => {
    answers.push({ status: 400, body: { error: 'bad_item_id', error_description: 'x' } });
    const error = await shop.call('items/delete', { item_id: 7 }).catch((each: unknown) => each);
    expect(error instanceof ApiError && error.code).toBe('bad_item_id');
  });
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
