import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

const page = '/api/items/';
const hashed = '/assets/js/a.0123abcd.js';
/** Descriptors and megabytes that may be more than before: what the server keeps of small files, and rubbish of its memory. */
const slack = { descriptors: 10, megabytes: 120 };

let folder: string;
let child: ChildProcess;
let port: number;
const sockets: Socket[] = [];
const figures: string[][] = [
  ['Attack', 'Descriptors before, most, after', 'MB before, most, after', 'Another client waited at most, ms'],
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'attacks-'));
  for (const [file, content] of Object.entries({
    'index.html': 'home',
    [`${page.slice(1)}index.html`]: '<p>Text of a page.</p>'.repeat(4500),
    [hashed.slice(1)]: 'a()'.repeat(9000),
    'large.bin': Buffer.alloc(20_000_000, 'x'),
  })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const serve = join(import.meta.dirname, 'cli/serve.ts');
  child = spawn(process.execPath, ['--import', 'tsx', serve, folder, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = await new Promise((resolve) => {
    child.stdout?.on('data', (text) => {
      const [, found] = /localhost:(\d+)/.exec(String(text)) ?? [];
      if (found) resolve(Number(found));
    });
  });
  await ask();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => {
  child.kill();
  rmSync(folder, { recursive: true });
  console.log(figures.map((row) => `| ${row.join(' | ')} |`).join('\n'));
});

const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
function open(): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  return socket;
}
function used() {
  const descriptors = readdirSync(`/proc/${child.pid}/fd`).length;
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return { descriptors, megabytes: Math.round(Number(kilobytes) / 1024) };
}

/** Attacks, while another client asks again and again, and sees that the server is as it was afterwards. */
async function under(name: string, attack: () => Promise<void>): Promise<void> {
  const before = used();
  const most = { ...before };
  let [longest, isOver] = [0, false];
  const other = (async () => {
    while (!isOver) {
      const began = performance.now();
      expect(await ask()).toBe('home');
      longest = Math.max(longest, performance.now() - began);
      const now = used();
      most.descriptors = Math.max(most.descriptors, now.descriptors);
      most.megabytes = Math.max(most.megabytes, now.megabytes);
      await sleep(20);
    }
  })();
  await attack();
  isOver = true;
  await other;
  for (const socket of sockets.splice(0)) socket.destroy();
  await vi.waitFor(() => expect(used().descriptors).toBeLessThanOrEqual(before.descriptors + slack.descriptors), {
    timeout: 20_000,
  });
  const after = used();
  figures.push([
    name,
    [before, most, after].map(({ descriptors }) => descriptors).join(', '),
    [before, most, after].map(({ megabytes }) => megabytes).join(', '),
    longest.toFixed(0),
  ]);
  expect(after.megabytes).toBeLessThan(before.megabytes + slack.megabytes);
}

describe.skipIf(process.platform !== 'linux')('the static server is as before after', () => {
  it.each([
    ['10,000 requests for a page in one go', request(page), 10_000],
    ['50,000 requests for a page in one go', request(page), 50_000],
    ['10,000 requests for a part in one go', request('/large.bin', 'Range: bytes=1-\r\n'), 10_000],
    ['10,000 requests under a condition in one go', request(hashed, 'If-None-Match: "x"\r\n'), 10_000],
  ])('%s, from a client that goes', async (name, text, amount) => {
    await under(name, async () => {
      for (let round = 0; round < 3; round += 1) {
        const socket = open();
        socket.write(text.repeat(amount));
        await new Promise((resolve) => socket.once('data', resolve));
        await sleep(500);
        socket.destroy();
      }
    });
  });

  it('10,000 requests of a client that reads all answers', async () => {
    await under('10,000 answers read', async () => {
      const socket = open();
      let answers = 0;
      socket.on('data', (part) => {
        answers += String(part).split('HTTP/1.1 200').length - 1;
      });
      socket.write(request('/').repeat(10_000));
      await vi.waitFor(() => expect(answers).toBe(10_000), { timeout: 120_000 });
    });
  });

  it('200 connections for a minute', async () => {
    await under('200 connections for a minute', async () => {
      const end = Date.now() + 60_000;
      const agent = new Agent({ keepAlive: true, maxSockets: 200 });
      const once = () =>
        new Promise<number>((resolve, reject) => {
          get({ port, path: hashed, agent }, (response) => {
            response.resume().on('end', () => resolve(response.statusCode ?? 0));
          }).on('error', reject);
        });
      const client = async () => {
        while (Date.now() < end) expect(await once()).toBe(200);
      };
      await Promise.all(Array.from({ length: 200 }, client));
      agent.destroy();
    });
  });

  it('clients that read nothing, send slowly, or go amid an answer', async () => {
    await under('300 slow and vanishing clients', async () => {
      for (let count = 0; count < 100; count += 1) {
        open().pause().write(request('/large.bin'));
        open().write('GET / HTTP/1.1\r\nHost: loc');
        const vanishing = open();
        vanishing.write(request('/large.bin'));
        vanishing.once('data', () => vanishing.destroy());
      }
      await sleep(5000);
    });
  });
});
