import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get, request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, urlOf } from './listen.ts';
import { serveSite } from './serve-site.ts';

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe('listen', () => {
  it('takes a free port when the wanted one is taken', async () => {
    const first = await listen((_request, response) => response.end('first'), { port: 0 });
    const second = await listen((_request, response) => response.end('second'), { port: first.port });
    stops.push(first.stop, second.stop);
    expect([first.moved, second.moved, second.port === first.port]).toEqual([false, true, false]);
    expect(await (await fetch(second.url)).text()).toBe('second');
    await expect(listen(() => {}, { port: first.port, orFree: false })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
  it('names an address of IPv6 as browsers open it', () => {
    expect(urlOf('::1', 3000)).toBe('http://[::1]:3000');
    expect(urlOf('::', 3000)).toBe('http://localhost:3000');
  });
  it('listens on an address of IPv6, or fails with the reason of a machine that has none', async () => {
    const started = listen((_request, response) => response.end('home'), { port: 0, host: '::1' });
    if (!hasIPv6) return expect(started).rejects.toMatchObject({ syscall: 'listen', address: '::1' });
    const site = await started;
    stops.push(site.stop);
    expect(site.url).toBe(`http://[::1]:${site.port}`);
    return expect(await (await fetch(site.url)).text()).toBe('home');
  });
  it('names this machine where it listens on all of its addresses', async () => {
    for (const host of [undefined, '127.0.0.1', '0.0.0.0']) {
      const site = await listen((_request, response) => response.end(), { port: 0, ...(host ? { host } : {}) });
      stops.push(site.stop);
      expect(site.url).toBe(`http://localhost:${site.port}`);
    }
  });
  it('keeps idle connections longer than clients and proxies do', async () => {
    const site = await listen((_request, response) => response.end(), { port: 0 });
    stops.push(site.stop);
    expect((await fetch(site.url)).headers.get('keep-alive')).toBe('timeout=65');
  });
  it('is reached by this machine alone, unless it is told another address', async () => {
    const site = await listen((_request, response) => response.end(), { port: 0 });
    stops.push(site.stop);
    expect(site.server.address()).toMatchObject({ address: '127.0.0.1' });
  });
  it('gives a client up that takes longer than it may', async () => {
    const times = { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 };
    const site = await listen((_request, response) => response.end(), { port: 0, times });
    stops.push(site.stop);
    const socket = connect(site.port, '127.0.0.1').setEncoding('latin1');
    socket.write('GET / HTTP/1.1\r\nHost: loc');
    let answered = '';
    for await (const part of socket) answered += part; // to its end
    expect(answered).toMatch(/^HTTP\/1\.1 408 /);
  });
  it('waits three seconds for an answer that goes on, and for none that has ended', async () => {
    const endless = await listen((_request, response) => void response.write('never '), { port: 0 });
    const open = () => new Promise((resolve) => endless.server.getConnections((_, count) => resolve(count)));
    get({ port: endless.port, host: '127.0.0.1' }, (response) => response.on('error', () => {}).resume());
    await vi.waitFor(async () => expect(await open()).toBe(1), { timeout: 60_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const stopped = endless.stop();
      vi.advanceTimersByTime(2900);
      await new Promise(setImmediate);
      expect(await open()).toBe(1);
      vi.advanceTimersByTime(200);
      await stopped;
      const idle = await listen((_request, response) => response.end(), { port: 0 });
      await idle.stop();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
  it('cuts an answer that goes on for longer than it may, and takes no more requests', async () => {
    const endless = await listen((_request, response) => void response.write('never '), { port: 0 });
    const { body } = await fetch(endless.url);
    await endless.stop(50);
    await expect(new Response(body).text()).rejects.toThrow();
    await expect(fetch(endless.url)).rejects.toThrow();
  });
  it('finishes an answer that is under way before it stops', async () => {
    const slow = await listen(
      (_request, response) => {
        response.write('half ');
        setTimeout(() => response.end('whole'), 150);
      },
      { port: 0 },
    );
    const text = new Promise<string>((resolve, reject) => {
      request({ port: slow.port, host: '127.0.0.1' }, (response) => {
        let body = '';
        void slow.stop();
        response
          .on('data', (part) => {
            body += part;
          })
          .on('end', () => resolve(body));
      })
        .on('error', reject)
        .end();
    });
    expect(await text).toBe('half whole');
  });
  it('says what is missing when the folder holds no site', async () => {
    await expect(serveSite(tmpdir(), { port: 0 })).rejects.toThrow(/expected a built site/);
  });
});

describe('the command', () => {
  const cli = join(import.meta.dirname, 'cli/serve.ts');
  const start = (args: string[], env: Record<string, string> = {}) =>
    spawn(process.execPath, ['--import', 'tsx', cli, ...args], { env: { ...process.env, ...env } });
  const until = (child: ChildProcess, pattern: RegExp) =>
    new Promise<string>((resolve) => {
      let text = '';
      const read = (part: Buffer) => {
        text += part;
        if (pattern.test(text)) resolve(text);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
    });
  const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('exit', resolve));

  it('serves, names the address, moves off a taken port and stops cleanly', async () => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(root, 'index.html'), 'home');
    const taken = await listen((_request, response) => response.end(), { port: 0 });
    stops.push(taken.stop);
    const child = start([root], { PORT: String(taken.port) });
    const text = await until(child, /stop with/);
    expect(text).toContain(`Port ${taken.port} is taken, so the site uses the free port`);
    const url = /http:\/\/localhost:\d+/.exec(text)?.[0] ?? '';
    expect(await (await fetch(url)).text()).toBe('home');
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
  }, 20_000);
  it('listens on the address that it is told, or says why it cannot', async () => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(root, 'index.html'), 'home');
    const child = start([root, '--port', '0', '--host', '192.0.2.1']);
    expect(await until(child, /\n/)).toContain('192.0.2.1');
    expect(await ended(child)).toBe(1);
  }, 20_000);
  it('fails on a taken port when it may take no other', async () => {
    const root = mkdtempSync(join(tmpdir(), 'site-'));
    writeFileSync(join(root, 'index.html'), 'home');
    const taken = await listen((_request, response) => response.end(), { port: 0 });
    stops.push(taken.stop);
    const child = start([root, '--strict-port'], { PORT: String(taken.port) });
    expect(await until(child, /\n/)).toMatch(/EADDRINUSE/);
    expect(await ended(child)).toBe(1);
  }, 20_000);
  it('refuses a port that is none', async () => {
    const child = start(['.', '--port', '99999']);
    expect(await until(child, /\n/)).toBe('Unexpected port "99999", expected a number from 0 to 65535.\n');
    expect(await ended(child)).toBe(1);
  }, 20_000);
});
