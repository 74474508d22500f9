import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
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

/** Calls, and reads the answer away; without an agent by a connection of its own. */
function call(path: string, agent: Agent | false = false): Promise<number> {
  return new Promise((resolve) => {
    get(`${server.origin}${path}`, { headers, agent }, (response) => {
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
async function doneBefore(send: (count: number) => Promise<number>, agent: Agent | false = false): Promise<number> {
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
  expect(await call('/1/items/detail/1002', agent)).toBe(200);
  const done = lines.findIndex((line, at) => at >= before && line.includes('/1/items/detail')) - before;
  isOver = true;
  await Promise.all(loops);
  return done;
}

it('ends a connection that asks for more than there is memory for, and answers the others', async () => {
  const greedy = open();
  let answers = 0;
  greedy.on('data', (data) => {
    answers += String(data).split('HTTP/1.1 ').length - 1;
  });
  const ended = closed(greedy);
  greedy.write(written('/1/nothing').repeat(50_000));
  expect(await call('/1/items?limit=1')).toBe(200);
  await ended;
  expect(answers).toBeLessThan(50_000);
  expect(await call('/1/items?limit=1')).toBe(200);
});

it('holds nothing for connections that are gone', async () => {
  await fill();
  for (let count = 0; count < 20; count += 1) {
    const socket = open();
    socket.write(written(longList).repeat(6));
    await once(socket, 'data');
    socket.destroy();
    await closed(socket);
  }
  const response = await fetch(`${server.origin}/sandbox/state`, { method: 'PUT', body: ' '.repeat(20 * 2 ** 20) });
  expect(response.status).toBe(400);
}, 30_000);

it('answers a light call before heavy ones of other addresses, each by a new connection', async () => {
  await fill();
  for (let count = 0; count < 3; count += 1) await call('/1/items/detail/1002');
  expect(await doneBefore((count) => call(`${longList}&x=${count}`))).toBeLessThan(25);
}, 60_000);

it('answers a client who has asked for much among many who have asked for little', async () => {
  const [agent, others] = [1, 50].map((maxSockets) => new Agent({ keepAlive: true, maxSockets }));
  for (let count = 0; count < 300; count += 1) await call('/1/items/detail/1002', agent);
  const done = await doneBefore(() => call('/1/nothing', others), agent);
  for (const each of [agent, others]) each?.destroy();
  expect(done).toBeLessThanOrEqual(4 * 51);
}, 60_000);
