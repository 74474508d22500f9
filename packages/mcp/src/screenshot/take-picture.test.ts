import { createSocket } from 'node:dgram';
import { getEventListeners } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { pageAddress, startPageProxy } from './page-proxy.ts';
import { runBrowser } from './run-browser.ts';
import { takePicture } from './take-picture.ts';

const size = { width: 320, height: 240 };
const never = new AbortController().signal;
const ends: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const end of ends.splice(0)) await end();
});

/** Another service of this machine: counts what reaches it. */
async function startCanary(): Promise<{ readonly port: number; readonly heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    heard.push('connection');
    socket.on('error', () => {}).destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const udp = createSocket('udp4').on('message', () => heard.push('packet'));
  await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
  ends.push(
    () => server.close(),
    () => udp.close(),
  );
  return { port, heard };
}

/** Ways out of a page, each to the given address. */
const ways: Readonly<Record<string, (host: string) => string>> = {
  location: (host) => `<script>location = 'http://${host}/'</script>`,
  'a link that is clicked': (host) => `<a href="http://${host}/">x</a><script>document.links[0].click()</script>`,
  'a form': (host) => `<form action="http://${host}/"></form><script>document.forms[0].submit()</script>`,
  refresh: (host) => `<meta http-equiv="refresh" content="0; url=http://${host}/">`,
  'speculation rules': (host) =>
    `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["http://${host}/"]}],"prerender":[{"source":"list","urls":["http://${host}/a"]}]}</script>`,
  'a window': (host) => `<script>window.open('http://${host}/')</script>`,
  'links that are looked at': (host) =>
    `<link rel="dns-prefetch preconnect" href="http://${host}/"><link rel="prefetch prerender" href="http://${host}/">`,
  'pictures, frames and styles': (host) =>
    `<img src="http://${host}/"><iframe src="http://${host}/"></iframe><link rel="stylesheet" href="http://${host}/">`,
  'requests of a script': (host) =>
    `<script>fetch('http://${host}/', { mode: 'no-cors' }); navigator.sendBeacon('http://${host}/'); new WebSocket('ws://${host}/'); new EventSource('http://${host}/')</script>`,
  workers: (host) => `<script>new Worker(URL.createObjectURL(new Blob(["fetch('http://${host}/')"])))</script>`,
  WebRTC: (host) =>
    `<script>const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }, { urls: 'turn:${host}?transport=tcp', username: 'a', credential: 'b' }] }); peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer))</script>`,
  'a frame of its own that goes': (host) =>
    `<iframe srcdoc="<meta http-equiv='refresh' content='0; url=http://${host}/'>"></iframe>`,
};

describe.skipIf(!findBrowser())('a page whose picture is taken', { timeout: 180_000 }, () => {
  it('reaches no other service of this machine, on any way', async () => {
    const { port, heard } = await startCanary();
    for (const [at, [name, way]] of Object.entries(ways).entries()) {
      const host = at % 2 ? 'localhost' : '127.0.0.1';
      await takePicture(`<!doctype html><h1>Page</h1>${way(`${host}:${port}`)}`, size, never);
      expect([name, host, heard]).toEqual([name, host, []]);
    }
  });
});

describe('the proxy of the browser', () => {
  const ask = (address: string, path: string, method = 'GET') =>
    new Promise<{ status: number; policy: string; body: string }>((resolve, reject) => {
      const [host, port] = address.split(':');
      request({ host, port, path, method, agent: false }, (response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            policy: String(response.headers['content-security-policy']),
            body,
          }),
        );
      })
        .on('error', reject)
        .end();
    });

  it('gives the page with a policy that lets it load nothing, and nothing else', async () => {
    const { port } = await startCanary();
    const proxy = await startPageProxy('<p>Page</p>');
    ends.push(proxy.close);
    const page = await ask(proxy.address, pageAddress);
    expect([page.status, page.body]).toEqual([200, '<p>Page</p>']);
    const policy = new Map(page.policy.split('; ').map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1)]));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('sandbox')).toEqual(['allow-scripts']);
    for (const [name, sources = []] of policy)
      expect([name, sources.join()]).not.toEqual([name, expect.stringMatching(/http|\*|self/)]);
    for (const [path, method] of [
      [`http://127.0.0.1:${port}/`, 'GET'],
      ['/', 'GET'],
      [pageAddress, 'POST'],
      [`${pageAddress}other`, 'GET'],
    ] as const)
      expect([path, (await ask(proxy.address, path, method)).status]).toEqual([path, 403]);
    await expect(ask(proxy.address, `127.0.0.1:${port}`, 'CONNECT')).rejects.toThrow();
    // All of 127.0.0.0/8 is this machine: what listens to a network hears by any of its addresses.
    await expect(ask(proxy.address.replace('127.0.0.1', '127.0.0.2'), pageAddress)).rejects.toThrow();
  });
});

describe.skipIf(process.platform === 'win32')('the browser', () => {
  /** A command in the place of a browser: a script that starts another program, as many systems have it. */
  function standIn(script: string): { readonly folder: string; readonly log: string } {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'));
    const [command, log] = [join(folder, 'browser'), join(folder, 'log')];
    writeFileSync(command, `#!/bin/sh\n${script.replaceAll('LOG', log)}\n`);
    chmodSync(command, 0o755);
    vi.stubEnv('CHROMIUM_PATH', command);
    ends.push(() => rmSync(folder, { recursive: true }));
    return { folder, log };
  }
  const isAlive = (pid: number) =>
    existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

  it('is started with no way around the proxy', async () => {
    const { log } = standIn('printf "%s\\n" "$@" > LOG; exit 3');
    expect(await takePicture('<p>', size, never)).toEqual({ reason: 'the browser failed: it ended with 3' });
    const args = readFileSync(log, 'utf8').split('\n');
    expect(args).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^--proxy-server=http:\/\/127\.0\.0\.1:\d+$/),
        '--proxy-bypass-list=<-loopback>',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
        // Nothing of it stays, and nothing is there of what somebody else's pages have left.
        expect.stringMatching(/^--user-data-dir=.*shop-docs-mcp-\w+[\\/]profile$/),
      ]),
    );
    // The proxy has gone with it.
    const proxy = args.find((arg) => arg.startsWith('--proxy-server='))?.replace('--proxy-server=', '') ?? '';
    await expect(fetch(proxy)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it.skipIf(process.platform !== 'linux')('ends with all that it has started when nobody waits any more', async () => {
    const { log } = standIn('sleep 600 & echo $! $$ > LOG.new; mv LOG.new LOG; wait');
    const waiting = new AbortController();
    const picture = takePicture('<p>', size, waiting.signal);
    await vi.waitFor(() => expect(existsSync(log)).toBe(true), { timeout: 20_000 });
    const processes = readFileSync(log, 'utf8').trim().split(' ').map(Number);
    expect(processes.map(isAlive)).toEqual([true, true]);
    waiting.abort();
    expect(await picture).toEqual({ reason: 'the browser failed: it was cancelled' });
    await vi.waitFor(() => expect(processes.map(isAlive)).toEqual([false, false]), { timeout: 10_000 });
  });

  it.skipIf(process.platform !== 'linux')(
    'is ended with all that it has started after 30 seconds',
    async ({ signal }) => {
      const { log } = standIn('sleep 600 & echo $! $$ > LOG.new; mv LOG.new LOG; wait');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      ends.push(() => vi.useRealTimers());
      let answer: unknown;
      const picture = takePicture('<p>', size, never).then((each) => {
        answer = each;
      });
      while (!existsSync(log) && !signal.aborted) await new Promise(setImmediate);
      const processes = readFileSync(log, 'utf8').trim().split(' ').map(Number);
      vi.advanceTimersByTime(29_000);
      await new Promise(setImmediate);
      expect([answer, processes.map(isAlive)]).toEqual([undefined, [true, true]]);
      vi.advanceTimersByTime(1000);
      vi.useRealTimers();
      await picture;
      expect(answer).toEqual({ reason: 'the browser failed: it took longer than 30 seconds' });
      await vi.waitFor(() => expect(processes.map(isAlive)).toEqual([false, false]), { timeout: 10_000 });
    },
  );

  it('keeps its own sandbox, unless the administrator asks', async () => {
    const { log } = standIn('printf "%s\\n" "$@" > LOG; exit 3');
    for (const [user, given] of [
      [1000, false],
      [0, true],
    ] as const) {
      const asked = vi.spyOn(process as { getuid(): number }, 'getuid').mockReturnValue(user);
      await takePicture('<p>', size, never);
      asked.mockRestore();
      expect([user, readFileSync(log, 'utf8').split('\n').includes('--no-sandbox')]).toEqual([user, given]);
    }
  });

  it('draws a page that says it is endless no higher than 4,000 pixels', async () => {
    const { folder } = standIn(
      'for arg; do case "$arg" in --dump-dom) echo "<html data-page-height=\\"9999999\\">"; exit 0;; --window-size=*) echo "$arg" > LOG;; esac; done; exit 3',
    );
    await takePicture('<p>', { width: 320 }, never);
    expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('--window-size=320,4000\n');
  });

  it.skipIf(process.platform !== 'linux')('leaves no program behind when it ends by itself', async () => {
    const { log } = standIn('sleep 600 & echo $! > LOG; exit 3');
    expect(await takePicture('<p>', size, never)).toEqual({ reason: 'the browser failed: it ended with 3' });
    const left = Number(readFileSync(log, 'utf8'));
    await vi.waitFor(() => expect(isAlive(left)).toBe(false), { timeout: 10_000 });
  });

  it('has no hold on what comes after it, such as a program that gets its number', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    ends.push(() => vi.useRealTimers());
    const { signal } = new AbortController();
    await runBrowser(process.execPath, ['-e', ''], { time: 60_000, signal });
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort')]).toEqual([0, []]);
  });

  it('may write without end, and only the beginning is kept', async () => {
    const program = "process.stdout.write('first' + 'x'.repeat(5_000_000))";
    const written = await runBrowser(process.execPath, ['-e', program], { time: 60_000, signal: never });
    expect(written.slice(0, 6)).toBe('firstx');
    expect(written.length).toBeLessThan(1_000_000);
  });

  it('leaves no profile and no picture behind, however it ends', async () => {
    const { folder } = standIn(
      'for arg; do case "$arg" in --user-data-dir=*) mkdir -p "$(echo "$arg" | cut -d= -f2)/Default";; esac; done; exit 3',
    );
    const temporary = join(folder, 'temporary');
    mkdirSync(temporary);
    vi.stubEnv('TMPDIR', temporary);
    expect(await takePicture('<p>', size, never)).toEqual({ reason: 'the browser failed: it ended with 3' });
    expect(await takePicture('<p>', size, AbortSignal.abort())).toEqual({
      reason: 'the browser failed: it was cancelled',
    });
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('runs twice at once, and makes others wait or come again', async () => {
    const { log } = standIn('echo start >> LOG; while [ ! -e LOG.end ]; do sleep 0.05; done; echo end >> LOG; exit 1');
    const pictures = Array.from({ length: 25 }, () => takePicture('<p>', size, never));
    const refused = pictures
      .slice(22)
      .map(async (each) => expect(await each).toEqual({ reason: expect.stringContaining('too many pictures') }));
    await Promise.all(refused);
    await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toBe('start\nstart\n'), { timeout: 20_000 });
    writeFileSync(`${log}.end`, '');
    await Promise.all(pictures);
    expect(readFileSync(log, 'utf8').match(/start/g)).toHaveLength(22);
  });

  it('is there for the next picture when others had no room on the disk', { timeout: 60_000 }, async () => {
    standIn('exit 3');
    const temporary = process.env.TMPDIR;
    vi.stubEnv('TMPDIR', join(tmpdir(), 'nothing/here'));
    for (let n = 0; n < 3; n += 1) await expect(takePicture('<p>', size, never)).rejects.toThrow('ENOENT');
    vi.stubEnv('TMPDIR', temporary);
    expect(await takePicture('<p>', size, never)).toEqual({ reason: 'the browser failed: it ended with 3' });
  });
});
