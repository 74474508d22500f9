import { subscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox/create-sandbox.ts';
import { type SandboxServer, type ServeOptions, serveSandbox } from './serve-sandbox.ts';

let server: SandboxServer;
const start = async (options?: ServeOptions) => {
  server = await serveSandbox(createSandbox({ now: Date.now }), 0, options);
};
afterEach(() => server.close());

const open = () => connect(Number(new URL(server.origin).port), '127.0.0.1').on('error', () => {});

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

// Shorter than Node takes by itself to look for late requests, and than the times that a test leaves out.
describe('the server', { timeout: 20_000 }, () => {
  it.each([
    ['head', 'GET /1/items HTTP/1.1\r\nHost: localhost\r\nMore: '],
    ['body', 'POST /1/items/add HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n'],
  ])('ends a connection whose %s comes byte by byte', async (_, beginning) => {
    await start({ requestTimeout: 300 });
    const slow = open().resume();
    slow.write(beginning);
    const drip = setInterval(() => slow.write('x'), 20);
    await closed(slow.once('close', () => clearInterval(drip)));
  });

  it('ends a connection that asks for nothing', async () => {
    await start({ idleTimeout: 200, requestTimeout: 600_000 });
    await closed(open().resume());
  });

  it('ends a connection that asks on and reads no answer', async () => {
    await start({ idleTimeout: 200, requestTimeout: 600_000 });
    const deaf = open();
    deaf.write('GET /sandbox/state HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500_000));
    await closed(deaf);
  });

  it('gives a head 10 seconds, a whole request 30, the next one 65, and silence 90', async () => {
    await start();
    const listening = new Promise<Server>((resolve) =>
      // Node describes the message in its documentation, and leaves it without a type.
      subscribe('http.server.request.start', (message) => resolve((message as { server: Server }).server)),
    );
    await fetch(`${server.origin}/1/nothing`);
    const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = await listening;
    expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([10_000, 30_000, 65_000, 90_000]);
  });
});
