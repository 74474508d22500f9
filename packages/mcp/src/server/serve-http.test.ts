import { request } from 'node:http';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteBuild } from '../cli/read-content.ts';
import { createDocs } from '../content/docs.ts';
import { readBuild } from '../content/read-build.ts';
import { connect } from '../testing/connect.ts';
import { type McpService, serveHttp } from './serve-http.ts';

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
    expect(await one.ask('sandbox_call', deleted)).toMatchObject({ status: 200 });
    expect(await one.ask('sandbox_call', detail)).toMatchObject({ status: 400 });
    expect(await other.ask('sandbox_call', detail)).toMatchObject({ status: 200 });
    await Promise.all([one.client.close(), other.client.close()]);
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
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'http://localhost.evil.example' }, 403],
    [{ Origin: 'null' }, 403],
    [{ 'Mcp-Session-Id': 'guessed' }, 404],
    [{ 'Content-Length': '4000001' }, 413],
  ])('refuses %j', async (headers, status) => {
    expect(await knock(open, headers)).toBe(status);
  });

  it('answers at /mcp alone', async () => {
    expect(await knock(open, {}, initialize, '/')).toBe(404);
  });

  it('with a token, lets in those who bring it', async () => {
    expect(await knock(closed, {})).toBe(401);
    expect(await knock(closed, { Authorization: 'Bearer secret-toke' })).toBe(401);
    expect(await knock(closed, { Authorization: 'Bearer secret-token' })).toBe(200);
    const transport = new StreamableHTTPClientTransport(new URL(closed.url), {
      requestInit: { headers: { Authorization: 'Bearer secret-token' } },
    });
    const agent = await connect(transport);
    expect(await agent.ask('tag', { name: '{ItemTitle}' })).toMatchObject({ tag: { name: '{ItemTitle}' } });
    await agent.client.close();
  });
});
