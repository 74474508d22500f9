import { request } from 'node:http';
import { connect as connectTo } from 'node:net';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { siteBuild } from '../cli/read-content.ts';
import { createDocs } from '../content/docs.ts';
import { readBuild } from '../content/read-build.ts';
import { createSession } from '../session.ts';
import { connect } from '../testing/connect.ts';
import { type McpService, serveHttp } from './serve-http.ts';

// The real one, counted.
vi.mock(import('../session.ts'), { spy: true });

const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
});

/** Sends the first message with given headers; `fetch` would not let a test choose the host. */
function knock(
  { url }: McpService,
  headers: Record<string, string>,
  body = initialize,
  path?: string,
): Promise<number> {
  const { port, pathname } = new URL(url);
  const common = {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: path ?? pathname, method: 'POST', headers: { ...common, ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    )
      .on('error', reject)
      .end(body);
  });
}

describe('the server over HTTP', { timeout: 60_000 }, () => {
  let open: McpService;
  let closed: McpService;
  beforeAll(async () => {
    const docs = createDocs(readBuild(siteBuild));
    open = await serveHttp(docs, { port: 0, origins: ['https://agents.example'], hostNames: ['mcp.example'] });
    closed = await serveHttp(docs, { port: 0, token: 'secret-token' });
  }, 60_000);
  afterAll(() => Promise.all([open?.close(), closed?.close()]));

  it('gives each client a shop of its own', async () => {
    const one = await connect(new StreamableHTTPClientTransport(new URL(open.url)));
    const other = await connect(new StreamableHTTPClientTransport(new URL(open.url)));
    const deleted = { operation: 'items/delete', values: { item_id: 1003 } };
    const detail = { operation: 'items/detail', values: { item_id: 1003 } };
    expect(await one.ask('base_sandbox_call', deleted)).toMatchObject({ status: 200 });
    expect(await one.ask('base_sandbox_call', detail)).toMatchObject({ status: 400 });
    expect(await other.ask('base_sandbox_call', detail)).toMatchObject({ status: 200 });
    await Promise.all([one.client.close(), other.client.close()]);
  });

  it('gives the shop of a session an address while the session lasts, and only where it can be reached', async () => {
    const far = await connect(new StreamableHTTPClientTransport(new URL(open.url)));
    expect(await far.refused('base_sandbox_control', { route: 'LISTEN' })).toContain(
      'on the machine of this server only',
    );
    await far.client.close();
    const requestInit = { headers: { Authorization: 'Bearer secret-token' } };
    const transport = new StreamableHTTPClientTransport(new URL(closed.url), { requestInit });
    const near = await connect(transport);
    const { body } = JSON.parse(await near.read('base_sandbox_control', { route: 'LISTEN' }));
    expect((await fetch(`${body.address}/sandbox`)).status).toBe(200);
    expect(await near.refused('base_theme', { action: 'check', path: '/etc/hosts.html' })).toContain('reads no files');
    const headers = { Authorization: 'Bearer secret-token', 'Mcp-Session-Id': transport.sessionId ?? '' };
    await transport.terminateSession();
    const ended = await fetch(closed.url, { headers });
    expect([ended.status, (await ended.json()).error.message]).toEqual([
      404,
      'Unexpected Mcp-Session-Id, expected one of an open session',
    ]);
    await vi.waitFor(() => expect(fetch(`${body.address}/sandbox`)).rejects.toThrow(), { timeout: 10_000 });
    await near.client.close();
  });

  it('gives no address of a shop where others may reach the server, and has it on this machine alone by itself', async () => {
    const token = 'secret-token';
    const wide = await serveHttp(createDocs(readBuild(siteBuild)), { port: 0, host: '0.0.0.0', token });
    onTestFinished(() => wide.close());
    const requestInit = { headers: { Authorization: `Bearer ${token}` } };
    const agent = await connect(new StreamableHTTPClientTransport(new URL(wide.url), { requestInit }));
    expect(await agent.refused('base_sandbox_control', { route: 'LISTEN' })).toContain(
      'the machine of this server only',
    );
    await agent.client.close();
    // All of 127.0.0.0/8 is this machine: what listens to a network hears by any of its addresses.
    await expect(fetch(open.url.replace('localhost', '127.0.0.2'))).rejects.toThrow('fetch failed');
  });

  it('ends the shops that listen when it ends itself', async () => {
    const service = await serveHttp(createDocs(readBuild(siteBuild)), { port: 0 });
    const { client, read } = await connect(new StreamableHTTPClientTransport(new URL(service.url)));
    const { body } = JSON.parse(await read('base_sandbox_control', { route: 'LISTEN' }));
    expect((await fetch(`${body.address}/sandbox`)).status).toBe(200);
    await service.close();
    await vi.waitFor(() => expect(fetch(`${body.address}/sandbox`)).rejects.toThrow(), { timeout: 10_000 });
    await client.close();
  });

  it('lets in requests of this machine and of names and origins that were named', async () => {
    const { port } = new URL(open.url);
    expect(await knock(open, {})).toBe(200);
    expect(await knock(open, { Host: `localhost:${port}`, Origin: 'http://localhost:5173' })).toBe(200);
    expect(await knock(open, { Host: 'mcp.example', Origin: 'https://agents.example' })).toBe(200);
  });

  it.each([
    [{ Host: 'evil.example' }, 421],
    [{ Host: '127.0.0.1.evil.example' }, 421],
    [{ Host: 'mcp.example.evil.example' }, 421],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'http://localhost.evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Mcp-Session-Id': 'guessed' }, 404],
    [{ 'Content-Length': '4000001' }, 413],
  ])('refuses %j', async (headers, status) => {
    expect(await knock(open, headers)).toBe(status);
  });

  it('has room for a hundred sessions: the one that was quiet for longest gives way', async () => {
    const opened: string[] = [];
    const ask = (id: string | undefined, message: object) =>
      fetch(open.url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...(id && { 'Mcp-Session-Id': id }),
        },
        body: JSON.stringify(message),
      });
    const isThere = async (id: string | undefined) => {
      const response = await ask(id ?? 'none', { jsonrpc: '2.0', id: 2, method: 'ping' });
      await response.text();
      return response.status === 200;
    };
    for (let n = 0; n < 100; n += 1) {
      const response = await ask(undefined, JSON.parse(initialize));
      await response.text();
      opened.push(response.headers.get('Mcp-Session-Id') ?? '');
    }
    expect(await isThere(opened[0])).toBe(true); // and is not quiet any more
    await (await ask(undefined, JSON.parse(initialize))).text();
    expect([await isThere(opened[0]), await isThere(opened[1]), await isThere(opened[99])]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('hears others while a client has it check a heavy theme a hundred times in one message', async () => {
    const transport = new StreamableHTTPClientTransport(new URL(open.url));
    const busy = await connect(transport);
    const other = await connect(new StreamableHTTPClientTransport(new URL(open.url)));
    const heavy = { action: 'check', source: '{ItemTitel}{block:x}'.repeat(1000), fragment: true };
    const [handle = ''] = /t\d+/.exec(await busy.read('base_theme', heavy)) ?? [];
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'Mcp-Session-Id': transport.sessionId ?? '',
    };
    const again = { name: 'base_theme', arguments: { action: 'check', handle, fragment: true } };
    const batch = Array.from({ length: 100 }, (_, n) => ({
      jsonrpc: '2.0',
      id: `again-${n}`,
      method: 'tools/call',
      params: again,
    }));
    const { body } = await fetch(open.url, { method: 'POST', headers, body: JSON.stringify(batch) });
    let answered = 0;
    const all = (async () => {
      let text = '';
      for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
        text += Buffer.from(part).toString();
        answered = text.split('"id":"again-').length - 1;
      }
    })();
    await vi.waitFor(() => expect(answered).toBeGreaterThan(0), { timeout: 60_000 });
    expect(await other.read('base_explain', { name: '{ItemTitle}' })).toContain('Prints the name of the item');
    expect(answered).toBeLessThan(100);
    await all;
    expect(answered).toBe(100);
    await Promise.all([busy.client.close(), other.client.close()]);
  });

  it('reads no message of a session that is too deep, and tells no more of one than a person reads', async () => {
    const transport = new StreamableHTTPClientTransport(new URL(open.url));
    const agent = await connect(transport);
    const headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      'Mcp-Session-Id': transport.sessionId ?? '',
    };
    const deep = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`;
    for (const body of [deep, '{']) {
      const answer = await fetch(open.url, { method: 'POST', headers, body });
      expect([answer.status, (await answer.json()).error.message]).toEqual([
        400,
        'Unexpected body, expected a message as JSON, of few levels',
      ]);
    }
    const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`key${n}`, 1]));
    for (const input of [{ query: 'x', ...wide }, { query: 'x', ['y'.repeat(1_000_000)]: 1 }, { query: [wide] }]) {
      const text = await agent.refused('base_search', input);
      expect(text).toMatch(/^Unexpected /);
      expect(text.length).toBeLessThan(2000);
    }
    await agent.client.close();
  });

  it.each([
    ['longer than it takes', 'Content-Length: 3000000000', '413 Payload Too Large'],
    ['of nobody whom it lets in', 'Content-Length: 3000000\r\nOrigin: https://evil.example', '403 Forbidden'],
  ])('reads no more of a body %s, and ends the connection', async (_, header, status) => {
    const socket = connectTo(Number(new URL(open.url).port), '127.0.0.1');
    socket.on('error', () => {});
    // The rest never comes: only who waits for no more can answer, and end the connection.
    socket.write(`POST /mcp HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n${' '.repeat(1000)}`);
    let answered = '';
    for await (const part of socket.setEncoding('latin1')) answered += part;
    expect(answered).toMatch(`HTTP/1.1 ${status}`);
  });

  it('refuses a body of which nobody knows how long it is', async () => {
    const body = new Blob([initialize]).stream();
    const response = await fetch(open.url, { method: 'POST', body, duplex: 'half' } as RequestInit); // not in the types
    expect([response.status, (await response.json()).error.message]).toEqual([
      413,
      'Unexpected length of the body, expected at most 4000000 bytes, told ahead',
    ]);
  });

  it('lets a page of an origin that may ask do so in a browser, and no other page', async () => {
    const ask = (method: string, headers: Record<string, string>, to = open) =>
      new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
        const { port } = new URL(to.url);
        request({ host: '127.0.0.1', port, path: '/mcp', method, headers }, (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, headers: response.headers });
        })
          .on('error', reject)
          .end(method === 'POST' ? initialize : undefined);
      });
    const asks = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,authorization',
    };
    for (const Origin of ['https://agents.example', 'http://localhost:5173']) {
      // Browsers bring no token when they ask ahead.
      for (const to of Origin.includes('localhost') ? [open, closed] : [open]) {
        const ahead = await ask('OPTIONS', { Origin, ...asks }, to);
        expect([ahead.status, ahead.headers['access-control-allow-origin']]).toEqual([204, Origin]);
        const allowed = String(ahead.headers['access-control-allow-headers']).toLowerCase().split(', ');
        expect(allowed).toEqual(
          expect.arrayContaining(['authorization', 'content-type', 'mcp-session-id', 'mcp-protocol-version']),
        );
        expect(ahead.headers['access-control-allow-methods']).toContain('DELETE');
      }
      const opened = await ask('POST', {
        Origin,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'Content-Length': String(initialize.length),
      });
      expect([opened.status, opened.headers['access-control-allow-origin'], opened.headers.vary]).toEqual([
        200,
        Origin,
        'Origin',
      ]);
      expect(opened.headers['access-control-expose-headers']).toContain('Mcp-Session-Id');
    }
    for (const Origin of [
      'https://evil.example',
      'https://agents.example.evil.example',
      'https://agents.example:8443',
      'http://agents.example',
      'http://evil-localhost',
      'http://localhost.evil.example',
      'null',
    ]) {
      const foreign = await ask('OPTIONS', { Origin, ...asks });
      expect([Origin, foreign.status, foreign.headers['access-control-allow-origin']]).toEqual([
        Origin,
        403,
        undefined,
      ]);
    }
    const rebound = await ask('OPTIONS', { Host: 'evil.example', Origin: 'http://localhost:5173', ...asks });
    expect([rebound.status, rebound.headers['access-control-allow-origin']]).toEqual([421, undefined]);
    const noToken = await ask(
      'POST',
      { Origin: 'http://localhost:5173', 'Content-Length': String(initialize.length) },
      closed,
    );
    expect([noToken.status, noToken.headers['access-control-allow-origin']]).toEqual([401, 'http://localhost:5173']);
    expect([noToken.headers['www-authenticate'], noToken.headers.vary]).toEqual(['Bearer', 'Origin']);
  });

  it('makes a shop for a client who introduces itself, and for nothing else', async () => {
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    vi.mocked(createSession).mockClear();
    for (const body of [list, '{', '[]', 'null', '"initialize"', '{"method":["initialize"]}'])
      expect([body, await knock(open, {}, body)]).toEqual([body, 400]);
    expect((await fetch(open.url)).status).toBe(400);
    expect((await fetch(open.url, { method: 'HEAD' })).status).toBe(400);
    for (const method of ['DELETE', 'PUT', 'PATCH'])
      expect([method, (await fetch(open.url, { method, body: initialize })).status]).toEqual([method, 400]);
    expect(createSession).not.toHaveBeenCalled();
    expect(await knock(open, {})).toBe(200);
    expect(createSession).toHaveBeenCalledTimes(1);
  });

  it('answers at /mcp alone', async () => {
    expect(await knock(open, {}, initialize, '/')).toBe(404);
  });

  it('with a token, lets in those who bring it', async () => {
    expect(await knock(closed, {})).toBe(401);
    for (const Authorization of ['Bearer secret-toke', 'Bearer secret-token2', 'Bearer ', 'secret-token'])
      expect([Authorization, await knock(closed, { Authorization })]).toEqual([Authorization, 401]);
    expect(await knock(closed, { Authorization: 'Bearer secret-token' })).toBe(200);
    const transport = new StreamableHTTPClientTransport(new URL(closed.url), {
      requestInit: { headers: { Authorization: 'Bearer secret-token' } },
    });
    const agent = await connect(transport);
    // Who has learned of a session neither listens to it nor ends it.
    const headers = { Accept: 'text/event-stream', 'Mcp-Session-Id': transport.sessionId ?? '' };
    for (const method of ['GET', 'DELETE', 'HEAD', 'PUT'])
      expect([method, (await fetch(closed.url, { method, headers })).status]).toEqual([method, 401]);
    expect(await agent.read('base_explain', { name: '{ItemTitle}' })).toContain('Prints the name of the item');
    await agent.client.close();
  });
});
