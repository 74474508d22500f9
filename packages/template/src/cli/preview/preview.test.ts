import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { request, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { directoryWith, runCli, startCli } from '../testing/run-cli.ts';
import { ownAddresses } from './access.ts';
import { servePreview } from './preview-server.ts';

const starter = readFileSync(new URL('../../../starter/starter-theme.html', import.meta.url), 'utf8');
const folder = directoryWith({ 'theme.html': starter });
const file = join(folder.path, 'theme.html');
let child: ChildProcess;
let origin = '';

beforeAll(async () => {
  child = startCli(['preview', 'theme.html', '--port', '0', '--lang', 'en'], folder.path);
  let said = '';
  while (!said.includes('Ctrl+C')) said += await once(child.stdout ?? child, 'data');
  origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? '';
}, 60_000);

afterAll(async () => {
  child.kill('SIGTERM');
  await once(child, 'exit');
  folder.remove();
});

const get = async (path: string) => (await fetch(origin + path)).text();
const setState = (change: unknown, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
  fetch(`${origin}/_preview/state`, { method: 'POST', headers, body: JSON.stringify(change) });
const bar = async () => JSON.parse(await get('/_preview/state'));

/** Events of the server, one JSON value each. */
async function* events(): AsyncGenerator<{ trouble: string | null; findings: { rule: string }[] }> {
  const { body } = await fetch(`${origin}/_preview/events`);
  let text = '';
  // The types of the platform's own streams lack the iterator that they have.
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
      text = text.slice(end + 2);
      if (data) yield JSON.parse(data);
    }
  }
}

/** Asks as `fetch` would not: by any method, host name and path. */
async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const [response] = await once(request(`${origin}${path}`, { method, path, headers }).end(), 'response');
  let body = '';
  for await (const part of response.setEncoding('utf8')) body += part;
  return { status: response.statusCode as number, headers: response.headers as Record<string, string>, body };
}

describe('the shop', () => {
  it('has every page that the bar offers, and every link of its pages leads to a page', async () => {
    const { pages, items } = await bar();
    const links = new Set<string>();
    for (const { path } of [...pages, ...items]) {
      const response = await fetch(origin + path);
      expect(response.status, path).toBe(200);
      const html = await response.text();
      expect(html.length, path).toBeGreaterThan(500);
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"#]+)"/g)) links.add(href.replaceAll('&amp;', '&'));
    }
    const inShop = [...links].filter((link) => new URL(link, origin).origin === origin);
    expect(inShop.length).toBeGreaterThan(30);
    for (const link of inShop) {
      const { status, headers } = await fetch(new URL(link, origin));
      expect(status, link).toBe(200);
      expect(headers.get('content-type'), link).toBe('text/html; charset=utf-8');
    }
  }, 60_000);

  it('pages, searches and loads more items under the addresses that the theme prints', async () => {
    const first = await get('/');
    expect(first).toContain(`${origin}/items/1001`);
    expect(await get('/?page=2')).toContain('/items/1030');
    expect(await get('/search?q=mug')).toContain('Enamel mug');
    const printed = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(first)?.[1] ?? '';
    const fragment = await (await fetch(printed('from') + printed('next') + printed('after'))).text();
    expect(fragment).toContain('/items/1030');
    expect(fragment).not.toContain('<html');
  });

  it('answers for pages, files and forms that only the platform has', async () => {
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
    expect((await fetch(`${origin}/photo.jpg`)).status).toBe(404);
    const sent = await fetch(`${origin}/contact/send`, { method: 'POST', body: new URLSearchParams({ name: '<2>' }) });
    expect(await sent.text()).toContain('<dt>name</dt><dd>&lt;2&gt;</dd>');
    for (const path of ['/<b>', '/<b>.jpg']) expect((await ask('GET', path)).body).toContain('/&lt;b&gt;');
  });

  it.each([
    ['GET', '/', 200],
    ['HEAD', '/', 200],
    ['HEAD', '/_preview/state', 200],
    ['PUT', '/', 405],
    ['DELETE', '/_preview/state', 405],
    ['PATCH', '/_preview/', 405],
    ['TRACE', '/', 405],
    ['GET', '//evil.example/', 400],
    ['GET', '/js/none.js', 200],
  ])('answers %s %s with %i, which nobody keeps or takes for something else', async (method, path, status) => {
    const answer = await ask(method, path);
    expect([answer.status, answer.headers['cache-control'], answer.headers['x-content-type-options']]).toEqual([
      status,
      'no-store',
      'nosniff',
    ]);
    if (method === 'HEAD') expect(answer.body).toBe('');
  });

  it('answers HEAD for its events, which have no end for GET alone', async () => {
    expect(await ask('HEAD', '/_preview/events')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
    });
  });

  it('listens to this machine alone', async () => {
    // All of 127.0.0.0/8 is this machine: what listens to a network hears by any of its addresses.
    await expect(fetch(origin.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed');
  });

  it.skipIf(!ownAddresses()[0])('asks other machines for its token, where it listens to them', async () => {
    const state = { apps: [], language: 'en', published: true, logo: 'image', options: {} } as const;
    const server = await servePreview({ file, port: 0, host: '0.0.0.0', docs: undefined, state });
    onTestFinished(() => server.close());
    const [invitation = ''] = server.invitations;
    const { origin: there, searchParams } = new URL(invitation);
    const [headers, body] = [{ 'Content-Type': 'application/json' }, '{"published":false}'];
    for (const path of ['/', '/_preview/', '/_preview/state', '/_preview/events', '/_preview/bar.js', '/?token=x'])
      expect([path, (await fetch(there + path)).status]).toEqual([path, 403]);
    expect((await fetch(`${there}/_preview/state`, { method: 'POST', headers, body })).status).toBe(403);
    const welcome = await fetch(invitation, { redirect: 'manual' });
    expect([welcome.status, welcome.headers.get('Location')]).toEqual([303, '/_preview/']);
    const cookie = welcome.headers.get('Set-Cookie') ?? '';
    expect(cookie).toBe(`preview=${searchParams.get('token')}; HttpOnly; SameSite=Lax; Path=/`);
    expect((await fetch(server.origin)).status).toBe(200); // this machine needs none
    expect((await fetch(there, { headers: { Cookie: cookie.split(';', 1)[0] ?? '' } })).status).toBe(200);
  });

  it('counts what is put into the cart, and keeps the currency', async () => {
    const post = (path: string, fields: Record<string, string>) =>
      fetch(origin + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    expect(await get('/')).toContain('cart-badge">0</span>');
    await post('/cart', { amount: '2' });
    await post('/cart', { amount: '1' });
    await post('/cart', { amount: '-5' });
    expect(await get('/')).toContain('cart-badge">3</span>');
    expect(await get('/items/1001')).toContain('<option value="JPY" selected>');
    await post('/i18n/i18n_user_currencies/change_currency', { 'data[UserCurrency][currency_code]': 'EUR' });
    expect(await get('/items/1001')).toContain('<option value="EUR" selected>');
  });

  it('has the script of its switch, jQuery, and neutral files where the stock theme has some', async () => {
    expect(await get('/')).toContain('<script src="/_platform/platform.js"></script></body>');
    expect(await get('/_platform/platform.js')).toContain('x_i18nSelectBox');
    expect(await get('/_platform/jquery.js')).toContain('jQuery v1.12.4');
    const type = async (path: string) => (await fetch(origin + path)).headers.get('content-type');
    expect(await type('/img/loading.gif')).toBe('image/svg+xml');
    expect(await type('/img/shop/mail_icon.png')).toBe('image/svg+xml');
    expect(await type('/js/jquery.bottom-1.0.js')).toContain('javascript');
    expect(await type('/search/css/shopTemplate/search.css')).toContain('css');
  });

  it('speaks the language of its visitor, and finds an item by its title in both', async () => {
    await setState({ language: 'ja' });
    expect(await get('/')).toContain('キャンバストート');
    expect(await get('/search?q=マグ')).toContain('ホーローマグ');
    expect(await get('/search?q=mug')).toContain('ホーローマグ');
    await setState({ language: 'en' });
    expect(await get('/search?q=マグ')).toContain('Enamel mug');
  });

  it("changes its language with the platform's own form", async () => {
    const post = (code: string, back = '/items/1002') =>
      fetch(`${origin}/i18n/i18n_user_languages/change_language?back=${encodeURIComponent(back)}`, {
        method: 'POST',
        body: new URLSearchParams({ 'data[UserLanguage][language_code]': code }),
        redirect: 'manual',
      });
    expect((await post('ja')).headers.get('location')).toBe('/items/1002');
    for (const back of ['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])
      expect([back, (await post('ja', back)).headers.get('location')]).toEqual([back, '/']);
    expect(await get('/items/1002')).toContain('再入荷');
    await post('en');
    expect(await get('/items/1002')).not.toContain('再入荷');
  });
});

describe('the bar', () => {
  it('is a page of its own, and the theme is left as it is rendered', async () => {
    expect(await get('/_preview/')).toContain('<iframe id="shop"');
    expect(await get('/_preview/bar.js')).toContain('EventSource');
    expect(await get('/')).not.toContain('_preview');
  });

  it('sets apps, language, options and publication', async () => {
    expect(await get('/')).toContain('Free shipping on orders');
    expect((await setState({ apps: ['sale'], published: false, language: 'ja' })).status).toBe(204);
    const page = await get('/');
    expect(page).not.toContain('Free shipping on orders');
    expect(page).not.toContain('/items/1001');
    const { state, apps, options } = await bar();
    expect(state.apps).toEqual(['sale']);
    const color = options.find(({ type }: { type: string }) => type === 'color');
    await setState({ apps, published: true, language: 'en', options: { [color.key]: '#010203' } });
    expect(await get('/')).toContain('#010203');
    expect((await setState({ options: { [color.key]: 'notacolour' } })).status).toBe(400);
    for (const { key } of options)
      for (const value of [1, {}, ['1'], true])
        expect([key, (await setState({ options: { [key]: value } })).status]).toEqual([key, 400]);
    await setState({ options: { [color.key]: null } });
    expect(await get('/')).not.toContain('#010203');
  });

  it.each([
    [{ language: 'fr' }],
    [{ apps: ['shoe'] }],
    [{ apps: 'sale' }],
    [{ published: 'no' }],
    [{ logo: 'x' }],
    [{ options: { 'color:None': 'red' } }],
    [{ options: null }],
    [{ options: 'x' }],
    [[]],
    [null],
    [{ more: 1 }],
  ])('refuses %j', async (change) => {
    const response = await setState(change);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/^Unexpected .+, expected /);
  });

  it('takes no change from other sites, and answers to no other name', async () => {
    expect((await setState({ language: 'ja' }, { 'Content-Type': 'text/plain' })).status).toBe(415);
    for (const Origin of ['https://shop.example', 'null']) {
      const foreign = { method: 'POST', headers: { Origin } };
      expect((await fetch(`${origin}/i18n/i18n_user_languages/change_language`, foreign)).status).toBe(403);
    }
    const asked = request(`${origin}/`, { headers: { Host: 'shop.example' } }).end();
    const [response] = await once(asked, 'response');
    expect(response.statusCode).toBe(421);
  });
});

it('counts the levels of a change before it reads it', async () => {
  const headers = { 'Content-Type': 'application/json' };
  for (const body of ['['.repeat(100_000), `{"options":{"a":${'['.repeat(1000)}${']'.repeat(1000)}}}`]) {
    const answer = await fetch(`${origin}/_preview/state`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('Unexpected depth of the JSON'),
    ]);
  }
});

it('says that a form is too large, and goes on', async () => {
  for (const path of ['/contact/send', '/_preview/state'])
    for (const size of [1_000_001, 1_100_000, 3_000_000, 3_000_000]) {
      const headers = { 'Content-Type': 'application/json' };
      const { status } = await fetch(origin + path, { method: 'POST', headers, body: 'x'.repeat(size) });
      expect([path, size, status]).toEqual([path, size, 413]);
      expect((await fetch(origin)).status).toBe(200);
    }
  const body = `a=${'x'.repeat(999_998)}`;
  expect((await fetch(`${origin}/contact/send`, { method: 'POST', body })).status).toBe(200);
});

it.each([
  ['POST /contact/send', 413],
  ['POST /_preview/state', 413],
  ['PUT /', 405],
  ['GET /', 200],
])('reads no more of a huge body of %s than it takes', async (start, status) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => {});
  // The rest never comes: only who waits for no more can answer, and end the connection.
  socket.write(`${start} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000000\r\n\r\n${' '.repeat(1_000_001)}`);
  let answered = '';
  for await (const part of socket.setEncoding('latin1')) answered += part;
  expect(answered).toMatch(`HTTP/1.1 ${status} `);
  expect(answered.toLowerCase()).toContain('connection: close');
});

it('tells of a change to the bars that are open, and keeps none that has gone', async () => {
  const state = { apps: [], language: 'en', published: true, logo: 'image', options: {} } as const;
  const server = await servePreview({ file, port: 0, docs: undefined, state });
  onTestFinished(() => server.close());
  const gone = new AbortController();
  for (const options of [{}, { signal: gone.signal }, { signal: gone.signal }])
    expect((await fetch(`${server.origin}/_preview/events`, options)).headers.get('Cache-Control')).toBe('no-store');
  gone.abort();
  const write = vi.spyOn(ServerResponse.prototype, 'write');
  onTestFinished(() => write.mockRestore());
  await vi.waitFor(async () => {
    write.mockClear();
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${server.origin}/_preview/state`, { method: 'POST', headers, body: '{"logo":"text"}' });
    expect(write.mock.calls.filter(([text]) => String(text).startsWith('data: '))).toHaveLength(1);
  });
});

it('does what one connection asks for one after the other, and nothing more when it has gone', async () => {
  const change = '{"published":false}';
  const one = connect(Number(new URL(origin).port), '127.0.0.1');
  one.write(`GET /_preview/events HTTP/1.1\r\nHost: localhost\r\n\r\n`); // does not end by itself
  one.write(
    `POST /_preview/state HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${change.length}\r\n\r\n${change}`,
  );
  await once(one, 'data');
  expect((await bar()).state.published).toBe(true);
  one.destroy();
  await once(one, 'close');
  expect((await bar()).state.published).toBe(true);
});

it('keeps nothing for a bar that has gone to sleep', async () => {
  const large = directoryWith({ 'theme.html': starter + '{Unknown}'.repeat(2000) });
  const state = { apps: [], language: 'en', published: true, logo: 'image', options: {} } as const;
  const server = await servePreview({ file: join(large.path, 'theme.html'), port: 0, docs: undefined, state });
  onTestFinished(async () => {
    await server.close();
    large.remove();
  });
  const asked = request(`${server.origin}/_preview/events`)
    .on('error', () => {})
    .end();
  await once(asked, 'response'); // and nobody reads it
  const write = vi.spyOn(ServerResponse.prototype, 'write');
  onTestFinished(() => write.mockRestore());
  const headers = { 'Content-Type': 'application/json' };
  const change = async () => {
    write.mockClear();
    await fetch(`${server.origin}/_preview/state`, { method: 'POST', headers, body: '{"logo":"text"}' });
    expect(write.mock.calls.filter(([text]) => String(text).startsWith('data: '))).toHaveLength(0);
  };
  await vi.waitFor(change, { timeout: 60_000, interval: 1 });
});

describe('the file', () => {
  it('is followed: when it is saved, replaced, broken and gone', async () => {
    const changes = events();
    const next = async () => (await changes.next()).value;
    expect((await next()).findings).toEqual([]);

    writeFileSync(file, starter.replace('{PageTitle}', '{PageTitel}'));
    expect((await next()).findings.map(({ rule }: { rule: string }) => rule)).toContain('unknown-variable');
    expect(await get('/')).toContain('{PageTitel}');

    writeFileSync(`${file}.new`, starter);
    renameSync(`${file}.new`, file);
    expect((await next()).findings).toEqual([]);

    rmSync(file);
    expect((await next()).trouble).toContain('expected one that exists');
    expect(await get('/')).toContain('Harbor Goods');

    writeFileSync(file, starter);
    expect((await next()).trouble).toBeNull();
    await changes.return(undefined);
  }, 60_000);

  it('is checked with the settings of its project, as by the checker, and follows those', async () => {
    const settings = join(folder.path, 'shop-template.json');
    onTestFinished(() => {
      rmSync(settings, { force: true });
      writeFileSync(file, starter);
    });
    const changes = events();
    const next = async () => (await changes.next()).value;
    await next();
    writeFileSync(file, starter.replace('{PageTitle}', '{PageTitel}'));
    const rules = (found?: { findings: readonly { rule: string }[] }) => found?.findings.map(({ rule }) => rule);
    expect(rules(await next())).toContain('unknown-variable');

    writeFileSync(`${settings}.new`, '{ "rules": { "unknown-variable": "off" } }');
    renameSync(`${settings}.new`, settings);
    const quiet = await next();
    expect(rules(quiet)).not.toContain('unknown-variable');
    const { stdout } = await runCli(['check', 'theme.html', '--format', 'json'], folder.path);
    expect(JSON.parse(stdout).files[0].findings.map(({ rule }: { rule: string }) => rule)).toEqual(rules(quiet));

    writeFileSync(`${settings}.new`, '{ "rules": ');
    renameSync(`${settings}.new`, settings);
    const broken = await next();
    expect(broken?.trouble).toContain(`Unexpected text in ${settings}, expected JSON`);
    expect(rules(broken)).toEqual(rules(quiet));
    rmSync(settings);
    expect(await next()).toMatchObject({ trouble: null, findings: [{ rule: 'unknown-variable' }] });
    await changes.return(undefined);
  }, 60_000);

  it('is served on a port of its own', async () => {
    const { port } = new URL(origin);
    const { code, stderr } = await runCli(['preview', 'theme.html', '--port', port], folder.path);
    expect(code).toBe(2);
    expect(stderr).toContain(`Unexpected program on port ${port}`);
  }, 60_000);
});
