import { createServer } from 'node:http';
import { createMCPClient, type MCPClient } from '@ai-sdk/mcp';
import { Experimental_StdioMCPTransport as StdioTransport } from '@ai-sdk/mcp/mcp-stdio';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteBuild } from './cli/read-content.ts';
import { createDocs } from './content/docs.ts';
import { readBuild } from './content/read-build.ts';
import { findBrowser } from './screenshot/find-browser.ts';
import { runBrowser } from './screenshot/run-browser.ts';
import { type McpService, serveHttp } from './server/serve-http.ts';
import { mainCommand } from './testing/start-main.ts';
import { tools } from './tools/index.ts';

/** A client library that shares no code with the server's. */
describe('a foreign client', { timeout: 120_000 }, () => {
  const origin = { host: 'agents.example', port: 0 };
  let service: McpService;
  let page: ReturnType<typeof createServer>;
  let told: (result: string) => void = () => {};
  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: { contents: script, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      format: 'iife',
    });
    const program = outputFiles[0]?.text ?? '';
    page = createServer((request, response) => {
      if (request.method === 'POST') {
        let body = '';
        request.on('data', (part) => {
          body += part;
        });
        request.on('end', () => told(body));
        response.end();
        return;
      }
      const isProgram = request.url === '/program.js';
      response.setHeader('Content-Type', isProgram ? 'text/javascript' : 'text/html');
      response.end(isProgram ? program : `<script src="/program.js" data-mcp="${service.url}" defer></script>`);
    });
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve));
    origin.port = Object(page.address()).port;
    const origins = [`http://${origin.host}:${origin.port}`];
    service = await serveHttp(createDocs(readBuild(siteBuild)), { port: 0, origins });
  });
  afterAll(async () => {
    page?.close();
    await service?.close();
  });

  async function use(client: MCPClient): Promise<void> {
    const names = tools.map(({ name }) => name);
    expect(client.serverInfo).toMatchObject({ name: 'shop-docs' });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(names);
    const callable = await client.tools();
    expect(Object.keys(callable)).toEqual(names);
    const call = async (name: string, input: Record<string, unknown>) =>
      JSON.stringify(await callable[name]?.execute(input, { toolCallId: '1', messages: [] }));
    expect(await call('base_explain', { name: '不正なitem_idです。' })).toContain('because the shop has no such item');
    expect(await call('base_sandbox_call', { operation: 'users/me' })).toContain('harbor-goods');
    const [first] = (await client.listResources()).resources;
    expect((await client.readResource({ uri: first?.uri ?? '' })).contents).toHaveLength(1);
    await client.close();
  }

  it('lists and calls the tools over pipes', async () => {
    await use(await createMCPClient({ transport: new StdioTransport(mainCommand) }));
  });

  it('lists and calls the tools over HTTP', async () => {
    await use(await createMCPClient({ transport: { type: 'http', url: service.url } }));
  });

  const browser = findBrowser();
  /** What a page gets that asks, opened in a browser under a host name. */
  async function openedAs(host: string): Promise<unknown> {
    const ended = new AbortController();
    const result = new Promise<string>((resolve) => {
      told = resolve;
    });
    const running = runBrowser(
      browser ?? '',
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--remote-debugging-port=0', // it stays open until it is ended
        '--host-resolver-rules=MAP *.example 127.0.0.1',
        `http://${host}:${origin.port}/`,
      ],
      { time: 100_000, signal: ended.signal },
    ).catch(() => 'ended');
    try {
      return JSON.parse(await result);
    } finally {
      ended.abort();
      await running;
    }
  }

  it.skipIf(!browser)('asks from a page of an origin that may, and from no other', async () => {
    expect(await openedAs(origin.host)).toMatchObject({
      names: tools.map(({ name }) => name),
      text: expect.stringContaining('`{ItemTitle}`'),
    });
    expect(await openedAs('other.example')).toEqual({ error: expect.any(String) });
  });
});

/** The page's program: asks the server that its element names, and tells its own server what came of it. */
const script = `
import { createMCPClient } from '@ai-sdk/mcp';
const { mcp: url } = document.currentScript.dataset;
const ask = async () => {
  // The library calls the browser's function as its own method, which the browser refuses.
  const transport = { type: 'http', url, fetch: (...args) => fetch(...args) };
  const client = await createMCPClient({ transport });
  const { tools } = await client.listTools();
  const { base_explain } = await client.tools();
  const { content } = await base_explain.execute({ name: 'ItemTitle' }, { toolCallId: '1', messages: [] });
  return { names: tools.map(({ name }) => name), text: content[0].text };
};
ask()
  .catch((error) => ({ error: String(error) }))
  .then((result) => fetch('/', { method: 'POST', body: JSON.stringify(result) }));
`;
