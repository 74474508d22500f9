import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { credentials } from '../src/sandbox/credentials.ts';

/** What an attacker has in its hands: where the sandbox is, a token with all scopes, and until when to go on. */
export interface Target {
  readonly origin: string;
  readonly token: string;
  /** Milliseconds that the attack lasts, from the end of its preparation. */
  readonly time: number;
}

/** Prepares, and returns what does its worst until the time is over. */
type Attack = (target: Target) => Promise<() => Promise<void>>;

/** The connections that an attacker holds open at once. */
const width = 50;
const mebibyte = 1_048_576;
const agent = new Agent({ keepAlive: true, maxSockets: width });

function clock({ time }: Target): () => boolean {
  const until = performance.now() + time;
  return () => performance.now() > until;
}

/** Sends one request and reads the answer away. Whatever becomes of it is the sandbox's affair. */
function call(
  target: Target,
  method: string,
  path: string,
  body = '',
  type = 'application/x-www-form-urlencoded',
  keepsConnection = true,
): Promise<number> {
  return new Promise<number>((resolve) => {
    const headers = {
      Authorization: `Bearer ${target.token}`,
      ...(body && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
    };
    const sent = request(
      `${target.origin}${path}`,
      { method, headers, agent: keepsConnection && agent },
      (response) => {
        response.on('error', () => resolve(0));
        response.on('close', () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

const post = (target: Target, path: string, fields: Readonly<Record<string, string | number>>) =>
  call(target, 'POST', path, new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)])).toString());
const control = (target: Target, path: string, body: object) =>
  call(target, 'POST', `/sandbox/${path}`, JSON.stringify(body), 'application/json');

/** Repeats a request on all connections, and sets the quotas back, so that none of them stands in the way. */
async function flood(target: Target, send: (count: number) => Promise<unknown>): Promise<void> {
  const isOver = clock(target);
  let count = 0;
  const one = async () => {
    while (!isOver()) {
      count += 1;
      if (count % 500 === 0) await control(target, 'restore', {});
      await send(count);
    }
  };
  await Promise.all(Array.from({ length: width }, one));
}

/** Opens sockets that say something at first, and a little more again and again. */
async function drip(target: Target, sockets: number, first: string, more: string): Promise<void> {
  const { port, hostname } = new URL(target.origin);
  const isOver = clock(target);
  while (!isOver()) {
    const open = Array.from({ length: sockets }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => socket.destroy());
      socket.write(first);
      return socket;
    });
    while (!isOver() && open.some(({ destroyed }) => !destroyed)) {
      await setTimeout(200);
      for (const socket of open) if (!socket.destroyed) socket.write(more);
    }
    for (const socket of open) socket.destroy();
  }
}

const head = (target: Target, method: string, path: string, length = 0) =>
  `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${target.token}\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`;

/** As many of a text as a form of 1 MiB holds. */
const filled = (piece: (at: number) => string) => {
  const pieces: string[] = [];
  for (let [size, at] = [0, 0]; ; at += 1) {
    const next = piece(at);
    size += next.length + 1;
    if (size > mebibyte) return pieces.join('&');
    pieces.push(next);
  }
};
const item = { title: 'Bag', price: 1, stock: 1 };
const variations = (amount: number, text: string) =>
  Object.fromEntries(
    Array.from({ length: amount }, (_, at) => [
      [`variation[${at}]`, `${text}${at}`],
      [`variation_stock[${at}]`, '1'],
    ]).flat(),
  );
const sea = (length: number) => '海'.repeat(length);
const redirect_uri = 'http://localhost/';
const { clientId: client_id, clientSecret: client_secret } = credentials;
const approval = { response_type: 'code', client_id, redirect_uri, decision: 'approve' };
const exchange = { grant_type: 'authorization_code', client_id, client_secret, redirect_uri };
/** Longest list of items: all slots of images in all sizes. */
const longList =
  '/1/items?limit=100&max_image_no=20&image_size=origin,76,146,300,500,640,sp_480,sp_640&order=created&sort=desc';

/** Fills the shop with items, as many and as large as it takes them. */
async function fill(target: Target, fields: (at: number) => Readonly<Record<string, string | number>>): Promise<void> {
  for (let at = 0, isFull = false; !isFull; at += 20) {
    if (at % 500 === 0) await control(target, 'restore', {});
    const adds = Array.from({ length: 20 }, (_, more) =>
      post(target, '/1/items/add', { ...item, ...fields(at + more) }),
    );
    isFull = (await Promise.all(adds)).includes(400);
  }
}

/** Opens sockets that ask three times for the longest list, and read nothing. */
async function askWithoutReading(target: Target): Promise<void> {
  const ask = head(target, 'GET', longList);
  const { port, hostname } = new URL(target.origin);
  const isOver = clock(target);
  while (!isOver()) {
    const open = Array.from({ length: 200 }, () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => socket.destroy());
      socket.pause();
      socket.write(ask.repeat(3));
      return socket;
    });
    await setTimeout(3000);
    for (const socket of open) socket.destroy();
  }
}

/** An attack that needs no preparation. */
const atOnce =
  (strike: (target: Target) => Promise<void>): Attack =>
  async (target) =>
  () =>
    strike(target);
/** An attack that repeats one request. */
const repeat = (send: (target: Target, count: number) => Promise<unknown>): Attack =>
  atOnce((target) => flood(target, (count) => send(target, count)));
const repeatForm = (form: string, path = '/1/items/add') => repeat((target) => call(target, 'POST', path, form));
const repeatState = (state: string) =>
  repeat((target) => call(target, 'PUT', '/sandbox/state', state, 'application/json'));
const longTexts = (target: Target) => fill(target, () => ({ detail: sea(20_000) }));

/** By name, the attacks on other clients that were thought of. */
export const attacks: Readonly<Record<string, Attack>> = {
  'ordinary calls, as many as go': repeat((target) => call(target, 'GET', '/1/items?limit=5')),
  'heads of requests, slowly': atOnce((target) =>
    drip(target, 200, 'GET /1/items HTTP/1.1\r\nHost: localhost\r\n', 'X: 1\r\n'),
  ),
  'forms of 1 MiB, slowly': atOnce((target) =>
    drip(target, 200, head(target, 'POST', '/1/items/add', mebibyte) + 'a'.repeat(mebibyte - 500), 'a'),
  ),
  'states of 20 MiB, slowly': atOnce((target) =>
    drip(target, 50, head(target, 'PUT', '/sandbox/state', 20 * mebibyte) + ' '.repeat(19 * mebibyte), ' '),
  ),
  'bodies of 50 MiB': repeatForm('a'.repeat(50 * mebibyte)),
  'forms of one key again and again': repeatForm(filled(() => 'a=')),
  'forms of unknown keys': repeatForm(filled((at) => `titel${at}`)),
  'forms of as many unknown keys as it reads': repeatForm(
    Array.from({ length: 10_000 }, (_, at) => `${'x'.repeat(80)}${at}`).join('&'),
  ),
  'forms of indexes out of range': repeatForm(`item_id=1001&${filled((at) => `variation[${at}]=x`).slice(0, -20)}`),
  'forms nested deeply': repeatForm(`title${'['.repeat(mebibyte / 2 - 20)}${']'.repeat(mebibyte / 2 - 20)}=1`),
  'a thousand variations': repeat((target, count) =>
    post(target, '/1/items/add', { ...item, ...variations(1000, `${count} `) }),
  ),
  'the stock of a thousand variations': async (target) => {
    await post(target, '/1/items/add', { ...item, ...variations(1000, 'x') });
    const change = { item_id: 1024, variation_id: 2003, variation_stock: 1 };
    return () => flood(target, () => post(target, '/1/items/edit_stock', change));
  },
  'lists of the longest texts': async (target) => {
    await longTexts(target);
    return () => flood(target, () => call(target, 'GET', longList));
  },
  'lists of the longest texts, each by a new connection': async (target) => {
    await longTexts(target);
    return () => flood(target, () => call(target, 'GET', longList, '', '', false));
  },
  'lists of the longest texts, each with another query': async (target) => {
    await longTexts(target);
    return () => flood(target, (count) => call(target, 'GET', `${longList}&x=${count}`, '', '', false));
  },
  'small calls, each by a new connection': repeat((target) => call(target, 'GET', '/1/categories', '', '', false)),
  'calls in one go, whose answers nobody awaits': atOnce((target) =>
    drip(target, 1, head(target, 'GET', '/1/items?limit=5').repeat(50_000), ''),
  ),
  'lists of the longest texts that nobody reads': async (target) => {
    await longTexts(target);
    return () => askWithoutReading(target);
  },
  'lists of all variations': async (target) => {
    await fill(target, (at) => variations(500, `${sea(20)}${at}`));
    return () => flood(target, () => call(target, 'GET', longList));
  },
  'lists of all items': async (target) => {
    await fill(target, (at) => ({ detail: sea(300), title: `Item ${at}` }));
    const list = '/1/items?limit=100&order=modified&category_id=3001&offset=';
    return () => flood(target, (count) => call(target, 'GET', `${list}${(count * 100) % 2000}`));
  },
  'searches for many words': async (target) => {
    const words = 'a b c d e f g h i j k l m n o p q r s t u v w';
    await fill(target, () => ({ detail: `${sea(19_900)} ${words}` }));
    await control(target, 'clock', { advance: 3599 });
    await control(target, 'restore', {});
    await control(target, 'clock', { advance: 2 });
    const q = `${words} `.repeat(40);
    return () => flood(target, () => call(target, 'GET', `/1/items/search?q=${encodeURIComponent(q)}`));
  },
  'categories with the longest names': repeat((target) => post(target, '/1/categories/add', { name: sea(2000) })),
  'assignments without end': async (target) => {
    for (let at = 0; at < 1000; at += 1) await post(target, '/1/categories/add', { name: 'x' });
    return () =>
      flood(target, (count) => {
        const pair = { item_id: 1001 + (count % 23), category_id: 3004 + (Math.floor(count / 23) % 1000) };
        return post(target, '/1/item_categories/add', pair);
      });
  },
  'images without end': repeat((target, count) => {
    const image_url = `https://images.example.com/${'x'.repeat(1800)}`;
    return post(target, '/1/items/add_image', { item_id: 1002, image_no: 1 + (count % 20), image_url });
  }),
  'codes for long callbacks': repeat((target) =>
    post(target, '/1/oauth/authorize', { ...approval, redirect_uri: `http://localhost/${'x'.repeat(900_000)}` }),
  ),
  'tokens without end': repeat(async (target) => {
    const body = new URLSearchParams(approval);
    const answer = await fetch(`${target.origin}/1/oauth/authorize`, { method: 'POST', redirect: 'manual', body });
    const code = new URL(answer.headers.get('Location') ?? target.origin).searchParams.get('code') ?? '';
    await post(target, '/1/oauth/token', { ...exchange, code });
  }),
  'orders of many lines': async (target) => {
    await post(target, '/1/items/add', { ...item, title: sea(2000), stock: 99_999_999 });
    const lines = Array.from({ length: 30_000 }, () => ({ item_id: 1024 }));
    return () =>
      flood(target, (count) => control(target, 'orders', { lines: lines.slice(0, count % 2 ? 100 : 30_000) }));
  },
  'orders without end': async (target) => {
    await post(target, '/1/items/edit_stock', { item_id: 1002, stock: 99_999_999 });
    const order = { lines: [{ item_id: 1002 }], remark: 'x'.repeat(2000) };
    return () =>
      flood(target, (count) =>
        count % 20 ? control(target, 'orders', order) : call(target, 'GET', '/1/orders?limit=100'),
      );
  },
  // What is deleted was added some calls before.
  'items added and deleted without end': repeat((target, count) =>
    count % 2 ? post(target, '/1/items/add', item) : post(target, '/1/items/delete', { item_id: 1000 + count / 2 }),
  ),
  'failures without end': repeat((target) => control(target, 'failures', { operation: 'items/delete', drop: true })),
  'states nested deeply': repeatState('[1,'.repeat(14 * mebibyte)),
  'states of many numbers': repeatState(`{"version":1,"more":[${'1,'.repeat(21 * mebibyte)}1]}`),
  'the state of a full shop, saved and loaded': async (target) => {
    await longTexts(target);
    const state = await (await fetch(`${target.origin}/sandbox/state`)).text();
    return () =>
      flood(target, (count) =>
        count % 2
          ? call(target, 'GET', '/sandbox/state')
          : call(target, 'PUT', '/sandbox/state', state, 'application/json'),
      );
  },
};
