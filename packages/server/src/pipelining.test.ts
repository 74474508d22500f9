import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { type Listening, listen } from './listen.ts';
import { serveSite } from './serve-site.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

function open({ server }: Listening): Socket {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  ends.push(async () => socket.destroy());
  return socket;
}

/** Open files of this process; null where the system does not tell. */
function openFiles(): number | null {
  return process.platform === 'linux' ? readdirSync('/proc/self/fd').length : null;
}

async function siteWithALargePage(): Promise<Listening> {
  const root = mkdtempSync(join(tmpdir(), 'pipelining-'));
  writeFileSync(join(root, 'index.html'), 'home');
  writeFileSync(join(root, 'large.bin'), Buffer.alloc(1_000_000, 'x'));
  const site = await serveSite(root, { port: 0 });
  ends.push(async () => {
    await site.stop(0);
    rmSync(root, { recursive: true });
  });
  return site;
}

it('answers requests of one connection in their order, one at a time', async () => {
  let [now, most] = [0, 0];
  const site = await listen(
    async ({ url }, response) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise(setImmediate);
      now -= 1;
      response.end(`${url};`);
    },
    { port: 0 },
  );
  ends.push(() => site.stop(0));
  const socket = open(site);
  const wanted = Array.from({ length: 2000 }, (_, n) => `/${n}`);
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  socket.write(wanted.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''));
  await vi.waitFor(() => expect(text).toContain('/1999;'), { timeout: 60_000 });
  expect(text.match(/\/\d+(?=;)/g)).toEqual(wanted);
  expect(most).toBe(1);
});

it('reads on from a client whose bodies come between its requests', async () => {
  const site = await listen(
    async (request, response) => {
      let size = 0;
      for await (const chunk of request) size += chunk.length;
      response.end(`${request.url}:${size};`);
    },
    { port: 0 },
  );
  ends.push(() => site.stop(0));
  const socket = open(site);
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  const body = 'x'.repeat(100_000);
  for (let n = 0; n < 200; n += 1)
    socket.write(`POST /${n} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  await vi.waitFor(() => expect(text).toContain('/199:100000;'), { timeout: 60_000 });
  expect(text.match(/:100000;/g)).toHaveLength(200);
});

it('leaves what a client sends ahead in the network', async () => {
  let asked = 0;
  const answers: (() => void)[] = [];
  const site = await listen(
    (_request, response) => {
      asked += 1;
      answers.push(() => response.end());
    },
    { port: 0 },
  );
  ends.push(() => site.stop(0));
  const taken = new Promise<Socket>((resolve) => site.server.once('connection', resolve));
  const socket = open(site);
  const request = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(1000)}\r\n\r\n`;
  socket.write(request.repeat(5000));
  await vi.waitFor(() => expect(asked).toBe(1), { timeout: 60_000 });
  // It has read what it wants when it reads no more for a while.
  const peer = await taken;
  for (let read = -1; read !== peer.bytesRead; ) {
    read = peer.bytesRead;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(asked).toBe(1);
  expect(peer.bytesRead).toBeLessThan(400_000);
});

it('holds no file of a client that asks for many and goes', async () => {
  const site = await siteWithALargePage();
  const before = openFiles();
  for (let round = 0; round < 3; round += 1) {
    const socket = open(site);
    socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\nRange: bytes=1-\r\n\r\n'.repeat(2000));
    await new Promise((resolve) => socket.once('data', resolve));
    if (before !== null) expect(openFiles()).toBeLessThan(before + 20);
    socket.destroy();
  }
  if (before !== null) await vi.waitFor(() => expect(openFiles()).toBeLessThanOrEqual(before), { timeout: 10_000 });
  expect((await fetch(site.url)).status).toBe(200);
});
