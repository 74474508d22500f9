import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { credentials } from '../sandbox/credentials.ts';
import { type Started, startSandbox } from './start-sandbox.ts';

const hours = 24;
let folder: string;
/** A disk of eight megabytes, where this machine lets the test have one. */
let isDisk = false;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'day-'));
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  isDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]).status === 0;
  if (!isDisk) console.log('The disk is not filled: only an administrator may mount one.');
});
afterAll(() => {
  if (isDisk) spawnSync('umount', [join(folder, 'disk')]);
  rmSync(folder, { recursive: true });
});

it('a day of the shop under kill, full disk and restart loses and doubles no order, item or token', async () => {
  const [disk, file, filler] = ['', 'shop.json', 'filler'].map((name) => join(folder, 'disk', name)) as [
    string,
    string,
    string,
  ];
  /** What has reached the file, and must be there for good. */
  const kept = { items: new Set<number>(), orders: new Set<string>(), tokens: new Set<string>() };
  let refreshToken: string = credentials.refreshToken;
  let [accessToken, kills, fulls]: [string, number, number] = [credentials.accessToken, 0, 0];
  let sandbox: Started = await startSandbox('--state', file);

  const send = async (path: string, body: object | null) => {
    const isControl = path.startsWith('/sandbox');
    const response = await fetch(sandbox.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: isControl ? {} : { Authorization: `Bearer ${accessToken}` },
      ...(body && { body: isControl ? JSON.stringify(body) : new URLSearchParams(Object(body)) }),
    });
    const json = await response.json();
    expect([path, response.status, json.error_description]).toEqual([path, 200, undefined]);
    return json;
  };
  const work = async () => {
    const item = (await send('/1/items/add', { title: 'Bag', price: 1, stock: 9, detail: 'x'.repeat(2000) })).item
      .item_id;
    const { order } = await send('/sandbox/orders', {});
    return { item: Number(item), order: String(order.unique_key) };
  };
  const renew = async () => {
    const { clientId: client_id, clientSecret: client_secret, redirectUri: redirect_uri } = credentials;
    const grant = { grant_type: 'refresh_token', client_id, client_secret, redirect_uri, refresh_token: refreshToken };
    const answer = await send('/1/oauth/token', grant);
    [accessToken, refreshToken] = [answer.access_token, answer.refresh_token];
    return answer.access_token as string;
  };
  const shopOf = (state: { shop: Record<'items' | 'orders' | 'accessTokens', [unknown, unknown][]> }) => ({
    items: state.shop.items.map(([id]) => id),
    orders: state.shop.orders.map(([id]) => id),
    tokens: state.shop.accessTokens.map(([id]) => id),
  });
  const saved = () => shopOf(JSON.parse(readFileSync(file, 'utf8'))); // at any moment: it is never half there
  const isSaved = ({ item, order, token }: { item: number; order: string; token: string }) =>
    vi.waitFor(
      () => {
        const { items, orders, tokens } = saved();
        expect([items.includes(item), orders.includes(order), tokens.includes(token)]).toEqual([true, true, true]);
      },
      { timeout: 30_000 },
    );
  const check = (shop: ReturnType<typeof shopOf>) => {
    for (const ids of Object.values(shop)) expect(new Set(ids).size).toBe(ids.length);
    expect([...kept.items].filter((id) => !shop.items.includes(id))).toEqual([]);
    expect([...kept.orders].filter((id) => !shop.orders.includes(id))).toEqual([]);
    expect([...kept.tokens].filter((id) => !shop.tokens.includes(id))).toEqual([]);
  };

  for (let hour = 0; hour < hours; hour += 1) {
    const token = await renew();
    await send('/sandbox/clock', { advance: 3500 });
    kept.tokens.clear(); // an hour is the life of a token, so that those of before may go
    if (isDisk && hour % 3 === 0) {
      fulls += 1;
      for (let size = 2 ** 20; size >= 1024; size /= 2)
        for (let part = 0; part < 8; part += 1)
          try {
            writeFileSync(`${filler}-${size}-${part}`, Buffer.alloc(size));
          } catch {
            break;
          }
      const said = () => sandbox.lines().filter((line) => line.includes('its disk is full. The shop goes on')).length;
      const before = said();
      await work(); // the shop answers
      await vi.waitFor(() => expect(said()).toBe(before + 1), { timeout: 30_000 });
      check(saved());
      for (const each of readdirSync(disk)) if (each.startsWith('filler')) rmSync(join(disk, each));
    }
    const done = { ...(await work()), token };
    await isSaved(done);
    kept.items.add(done.item);
    kept.orders.add(done.order);
    kept.tokens.add(done.token);
    // Work goes on when the program is killed, at another moment of a saving each time.
    const going = Promise.allSettled(Array.from({ length: 5 }, work));
    await sleep(20 * (hour % 12));
    if (hour % 6 === 5) await sandbox.end('SIGTERM');
    else await sandbox.end('SIGKILL');
    kills += 1;
    await going;
    check(saved());
    expect(statSync(file).mode & 0o077).toBe(0);
    // What a renewal has given is lost with the file of that moment: the token of the seed opens the door again.
    sandbox = await startSandbox('--state', file);
    const state = await (await fetch(`${sandbox.origin}/sandbox/state`)).json();
    check(shopOf(state));
    const ids = Object.entries<number>(state.shop.nextIds);
    for (const [, next] of ids) expect(Number.isSafeInteger(next)).toBe(true);
  }
  await expect(startSandbox('--state', file)).rejects.toThrow('Unexpected sandbox that has');
  await sandbox.end('SIGTERM');
  expect(readdirSync(disk)).toEqual(['shop.json']);
  console.log(
    `| Hours | Ends | Full disks | Items | Orders |\n|---|---|---|---|---|\n| ${hours} | ${kills} | ${fulls} | ${kept.items.size} | ${kept.orders.size} |`,
  );
});
