import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen } from '@shop-docs/server';
import { expect, onTestFinished, test } from 'vitest';

test.each([
  ['serve', ['--nope'], "Unknown option '--nope'"],
  ['serve', ['--port', '99999'], 'Unexpected --port 99999, expected 0 to 65535'],
  ['push', ['--nope'], "Unknown option '--nope'"],
  ['push', ['--dry-run'], 'Unexpected missing --origin'],
  [
    'push',
    ['--origin', 'https://docs.example.com'],
    'Unexpected missing ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY and ALGOLIA_INDEX_NAME,',
  ],
  ['push', ['--dry-run', '--host', 'search.example.com'], 'Unexpected missing --origin'],
  ['push', ['--dry-run', '--host', 'ftp://127.0.0.1'], 'Unexpected host ftp://127.0.0.1, expected one such as'],
])('%s answers %j with one sentence', async (name, args, sentence) => {
  const file = join(import.meta.dirname, `${name}.ts`);
  const { code, said } = await new Promise<{ code: unknown; said: string }>((done) =>
    execFile(process.execPath, ['--import', 'tsx', file, ...args], (error, _, said) =>
      done({ code: error?.code, said }),
    ),
  );
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
});

/** Starts the server with the records of the smallest site. */
function serve(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const file = join(import.meta.dirname, 'serve.ts');
  const site = join(import.meta.dirname, '../../fixtures');
  const child = spawn(process.execPath, ['--import', 'tsx', file, '--site', site, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Where the server is, as it says. */
async function portOf(child: ReturnType<typeof serve>): Promise<string> {
  let said = '';
  for await (const part of child.stdout) {
    said += part;
    const [, port] = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(said) ?? [];
    if (port) return port;
  }
  throw new Error(`Unexpected ${said}, expected an address`);
}

test.each([
  ['without a key', {}],
  ['with an empty key', { SEARCH_ADMIN_KEY: '', ALGOLIA_ADMIN_KEY: '' }],
])('serve %s for changes lets nobody change anything', async (_, env) => {
  const port = await portOf(serve(env, '--port', '0'));
  for (const key of ['', 'undefined']) {
    const request = { method: 'DELETE', headers: { 'x-algolia-api-key': key } };
    expect((await fetch(`http://127.0.0.1:${port}/1/indexes/docs`, request)).status).toBe(403);
  }
});

test('serve answers this machine alone, and holds others to the keys that it was given', async () => {
  const child = serve(
    { SEARCH_ADMIN_KEY: 'admin' },
    '--port',
    '0',
    '--index',
    'docs',
    '--app-id',
    'APP',
    '--search-key',
    'search',
  );
  const port = await portOf(child);
  const ask = async (host: string, path: string, key: string, id = 'APP') => {
    const address = `http://${host}:${port}/1/indexes${path}?x-algolia-api-key=${key}&x-algolia-application-id=${id}`;
    return (await fetch(address, path === '' ? {} : { method: 'POST', body: '{"query":"item"}' })).status;
  };
  const local = (path: string, key: string, id?: string) => ask('127.0.0.1', path, key, id);
  expect(await local('/docs/query', 'search')).toBe(200);
  expect(await local('/docs/query', 'other')).toBe(403);
  expect(await local('/docs/query', 'search', 'OTHER')).toBe(403);
  expect(await local('', 'admin')).toBe(200);
  for (const key of ['search', '']) expect(await local('', key)).toBe(403);
  // On Linux this machine has more addresses than one.
  if (process.platform === 'linux') await expect(ask('127.0.0.2', '', 'admin')).rejects.toThrow();
});

test('serve takes no other port than the one that clients were told', async () => {
  const taken = await listen((_request, response) => response.end(), { port: 0 });
  onTestFinished(() => taken.stop(0));
  const child = serve({}, '--port', String(taken.port));
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([code, said]).toEqual([1, expect.stringContaining('EADDRINUSE')]);
});
