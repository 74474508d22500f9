import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { listen } from '@shop-docs/server';
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
  const { url, stop } = await listen(
    (request, response) => {
      answer(request, response, gate, sessions, docs).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
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
): Promise<void> {
  const refused = refuse(request, gate);
  if (refused) return send(response, refused.status, refused.message, refused.headers);
  if (request.url?.split('?')[0] !== '/mcp') return send(response, 404, 'Unexpected path, expected /mcp');
  const id = request.headers['mcp-session-id'];
  if (typeof id === 'string') {
    const transport = sessions.get(id);
    if (!transport) return send(response, 404, 'Unexpected Mcp-Session-Id, expected one of an open session');
    sessions.delete(id); // and to the end of the line: the first is the one that was quiet for longest
    sessions.set(id, transport);
    return transport.handleRequest(request, response);
  }
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: async (opened) => {
      sessions.set(opened, transport);
      const [quietest] = sessions;
      if (sessions.size > mostSessions && quietest) await quietest[1].close();
    },
  });
  transport.onclose = () => {
    if (transport.sessionId) sessions.delete(transport.sessionId);
  };
  await createMcpServer(createSession(docs)).connect(transport);
  return transport.handleRequest(request, response);
}

function send(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close', ...headers });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
