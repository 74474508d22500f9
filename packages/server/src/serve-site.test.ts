import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { headerRulesFile } from './header-rules.ts';
import { serveSite } from './serve-site.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** The smallest site: no page for what is missing, no headers of its own. */
async function smallSite() {
  const root = mkdtempSync(join(tmpdir(), 'small-site-'));
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, 'notes.json'), '{}');
  writeFileSync(join(root, 'notes.json.br'), '{}');
  mkdirSync(join(root, 'empty'));
  const { url, stop } = await serveSite(root, { port: 0 });
  ends.push(async () => {
    await stop(0);
    rmSync(root, { recursive: true });
  });
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(url + path, { redirect: 'manual', ...init });
    return {
      response,
      status: response.status,
      text: await response.text(),
      type: response.headers.get('content-type'),
    };
  };
  return { root, ask };
}

it('serves a site that holds its start page alone', async () => {
  const { ask } = await smallSite();
  expect(await ask('/')).toMatchObject({ status: 200, text: 'home', type: 'text/html; charset=utf-8' });
});

it('says in plain text what it cannot answer', async () => {
  const { ask } = await smallSite();
  const type = 'text/plain; charset=utf-8';
  expect(await ask('/nothing')).toMatchObject({ status: 404, text: '404 Not Found\n', type });
  expect(await ask('/empty/')).toMatchObject({ status: 404, text: '404 Not Found\n', type });
  expect(await ask('/%')).toMatchObject({ status: 400, text: '400 Bad Request\n', type });
  expect(await ask('/', { method: 'PUT' })).toMatchObject({ status: 405, text: '405 Method Not Allowed\n', type });
  const head = await ask('/nothing', { method: 'HEAD' });
  expect([head.status, head.text, head.response.headers.get('content-length')]).toEqual([404, '', '14']);
});

it('says in plain text what is missing, with the headers of the build, when its page for that has gone too', async () => {
  const root = mkdtempSync(join(tmpdir(), 'small-site-'));
  mkdirSync(dirname(join(root, headerRulesFile)));
  writeFileSync(join(root, headerRulesFile), '[{"path":"/*","headers":{"X-Site":"ours"}}]');
  writeFileSync(join(root, 'index.html'), 'home');
  const ask = async (page: string | undefined) => {
    if (page !== undefined) writeFileSync(join(root, '404.html'), page);
    const { url, stop } = await serveSite(root, { port: 0 });
    rmSync(join(root, '404.html'), { force: true });
    const response = await fetch(`${url}/nothing`);
    const { status, headers } = response;
    const said = [status, await response.text(), headers.get('x-site'), headers.get('cache-control')];
    await stop(0);
    return said;
  };
  for (const page of [undefined, 'gone']) expect(await ask(page)).toEqual([404, '404 Not Found\n', 'ours', 'no-cache']);
  rmSync(root, { recursive: true });
});

it('says so when a file has gone since it listed them', async () => {
  const { root, ask } = await smallSite();
  rmSync(join(root, 'notes.json.br'));
  const gone = await ask('/notes.json', { headers: { 'accept-encoding': 'br' } });
  expect([gone.status, gone.text, gone.response.headers.get('content-encoding')]).toEqual([
    404,
    '404 Not Found\n',
    null,
  ]);
  mkdirSync(join(root, 'notes.json.br'));
  expect(await ask('/notes.json', { headers: { 'accept-encoding': 'br' } })).toMatchObject({
    status: 404,
    text: '404 Not Found\n',
  });
});
