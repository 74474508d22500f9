import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { credentials } from '../sandbox/credentials.ts';
import { type SandboxServer, serveSandbox } from './serve-sandbox.ts';

const headers = { Authorization: `Bearer ${credentials.accessToken}` };
const longList = '/1/items?limit=100&max_image_no=20&image_size=origin,76,146,300,500,640,sp_480,sp_640';
/** The head of a call, as it travels. */
const written = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${credentials.accessToken}\r\n\r\n`;

let server: SandboxServer;
/** What the server has done, in its order. */
let lines: string[];
beforeEach(async () => {
  lines = [];
  server = await serveSandbox(createSandbox({ now: Date.now }), 0, { log: (line) => lines.push(line) });
});
afterEach(() => server.close());

const open = () => connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => {});

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** Calls by a connection of its own, and reads the answer away. */
function call(path: string): Promise<number> {
  return new Promise((resolve) => {
    get(`${server.origin}${path}`, { headers, agent: false }, (response) => {
      response.on('close', () => resolve(response.statusCode ?? 0)).resume();
    }).on('error', () => resolve(0));
  });
}

/** Fills the shop with long texts, so that a list takes a hundred times as long as one item. */
async function fill(): Promise<void> {
  const body = new URLSearchParams({ title: 'Bag', price: '1', stock: '1', detail: '海'.repeat(20_000) });
  for (let count = 0; count < 45; count += 1)
    await fetch(`${server.origin}/1/items/add`, { method: 'POST', headers, body });
}

/** How many calls of 50 loops are done from the moment that somebody asks for an item until that is done. */
async function doneBefore(send: (count: number) => Promise<number>): Promise<number> {
  let [sent, isOver] = [0, false];
  const loop = async () => {
    while (!isOver && sent < 2000) {
      sent += 1;
      await send(sent);
    }
  };
  const already = lines.length;
  const loops = Array.from({ length: 50 }, loop);
  while (lines.length < already + 100) await new Promise(setImmediate);
  const before = lines.length;
  expect(await call('/1/items/detail/1002')).toBe(200);
  const done = lines.findIndex((line, at) => at >= before && line.includes('/1/items/detail')) - before;
  isOver = true;
  await Promise.all(loops);
  return done;
}

it('answers others while one connection has asked for thousands of things, and then all of these', async () => {
  const greedy = open();
  let answers = 0;
  greedy.on('data', (data) => {
    answers += String(data).split('HTTP/1.1 ').length - 1;
  });
  greedy.write(written('/1/nothing').repeat(5000));
  expect(await call('/1/items?limit=1')).toBe(200);
  expect(answers).toBeLessThan(5000);
  await vi.waitFor(() => expect(answers).toBe(5000), { timeout: 60_000 });
});

it('answers a call at its turn, whatever 50 others ask for', async () => {
  await fill();
  expect(await doneBefore((count) => call(`${longList}&x=${count}`))).toBeLessThanOrEqual(2 * 51);
}, 60_000);

it('takes no more connections than it has room for, and goes on when some are gone', async () => {
  const sockets = Array.from({ length: 300 }, open);
  const ends = sockets.map(closed);
  await Promise.race(ends);
  expect(await call('/1/items?limit=1')).toBe(0);
  for (const socket of sockets) socket.destroy();
  await Promise.all(ends);
  await vi.waitFor(async () => expect(await call('/1/items?limit=1')).toBe(200), { timeout: 10_000 });
});

it('reads one state after the other', async () => {
  const { origin } = server;
  const state = await (await fetch(`${origin}/sandbox/state`)).text();
  const slow = open();
  slow.write(
    `PUT /sandbox/state HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${state.length}\r\n\r\n${state.slice(0, 10)}`,
  );
  await call('/1/items?limit=1');
  const other = fetch(`${origin}/sandbox/state`, { method: 'PUT', body: state });
  await call('/1/items?limit=1');
  expect(lines.filter((line) => line.startsWith('PUT'))).toEqual([]);
  slow.write(state.slice(10));
  expect((await other).status).toBe(200);
  expect(lines.filter((line) => line.startsWith('PUT'))).toHaveLength(2);
  slow.destroy();
});
