import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { listen } from '@shop-docs/server';
import { readJson } from '@shop-docs/server/read-json';
import { visibleLine } from '@shop-docs/server/visible';
import type { Docs } from '../content/docs.ts';
import { createSession } from '../session.ts';
import { createMcpServer } from './create-server.ts';
import { type Gate, refuse } from './gate.ts';

/** Sessions at a time; the one that was quiet for longest gives way. */
const mostSessions = 100;

export interface HttpOptions extends Gate {
  /** 0 takes any free one. */
  readonly port: number;
  /** Address to listen on. Default: 127.0.0.1. */
  readonly host?: string;
}

/** A server that listens. */
export interface McpService {
  /** `http://localhost:4030/mcp` */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the tools over Streamable HTTP at `/mcp`; each session has a sandbox shop of its own.
 * @throws {NodeJS.ErrnoException} Rejects when the port cannot be had.
 */
export async function serveHttp(docs: Docs, { port, host = '127.0.0.1', ...gate }: HttpOptions): Promise<McpService> {
  const sessions = new Map<string, StreamableHTTPServerTransport>();
  const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(host) && !gate.hostNames?.length;
  const { url, stop } = await listen(
    (request, response) => {
      answer(request, response, gate, sessions, docs, isLocal).catch((error: unknown) => {
        process.stderr.write(`${visibleLine(error instanceof Error ? error.message : String(error))}\n`);
        if (response.headersSent) response.destroy();
        else send(response, 500, 'Internal error');
      });
    },
    { port, host, orFree: false },
  );
  return {
    url: `${url}/mcp`,
    close: async () => {
      await Promise.all([...sessions.values()].map((transport) => transport.close()));
      await stop(0);
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  gate: Gate,
  sessions: Map<string, StreamableHTTPServerTransport>,
  docs: Docs,
  isLocal: boolean,
): Promise<void> {
  const refused = refuse(request, gate);
  const { origin } = request.headers;
  const isForeign = refused?.status === 403 || refused?.status === 421;
  if (origin !== undefined && !isForeign) response.setHeaders(new Headers(crossOrigin(origin)));
  if (refused) return send(response, refused.status, refused.message, refused.headers);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  if (request.url?.split('?')[0] !== '/mcp') return send(response, 404, 'Unexpected path, expected /mcp');
  const id = request.headers['mcp-session-id'];
  if (typeof id === 'string') {
    const transport = sessions.get(id);
    if (!transport) return send(response, 404, 'Unexpected Mcp-Session-Id, expected one of an open session');
    sessions.delete(id); // and to the end of the line: the first is the one that was quiet for longest
    sessions.set(id, transport);
    if (request.method !== 'POST') return transport.handleRequest(request, response);
    const body = await readMessage(request);
    if (body === undefined) return send(response, 400, 'Unexpected body, expected a message as JSON, of few levels');
    return transport.handleRequest(request, response, body);
  }
  // A shop and a server are made for a client who introduces itself, and for nothing else.
  if (request.method !== 'POST')
    return send(response, 400, 'Missing Mcp-Session-Id, expected initialize by POST first');
  const body = await readMessage(request);
  if (!isInitialize(body)) return send(response, 400, 'Missing Mcp-Session-Id, expected initialize first');
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: async (opened) => {
      sessions.set(opened, transport);
      const [quietest] = sessions;
      if (sessions.size > mostSessions && quietest) await quietest[1].close();
    },
  });
  const session = createSession(docs, { isLocal });
  transport.onclose = () => {
    if (transport.sessionId) sessions.delete(transport.sessionId);
    void session.close();
  };
  await createMcpServer(session).connect(transport);
  return transport.handleRequest(request, response, body);
}

/** What lets a page read the answer: `refuse` has looked at its origin. */
function crossOrigin(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, DELETE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Accept, Mcp-Session-Id, Mcp-Protocol-Version, Last-Event-ID',
    'Access-Control-Expose-Headers': 'Mcp-Session-Id, WWW-Authenticate',
    'Access-Control-Max-Age': '600',
    Vary: 'Origin',
  };
}

/** The message of a request, whose length `refuse` has looked at; undefined for what is no JSON, or too much of it. */
async function readMessage(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  try {
    return readJson(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

/** Whether a message, or one of a batch, introduces a client. */
function isInitialize(body: unknown): boolean {
  return [body].flat().some((each) => Object(each).method === 'initialize');
}

function send(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close', ...headers });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
