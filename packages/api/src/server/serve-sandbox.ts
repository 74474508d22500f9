import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '../sandbox/create-sandbox.ts';
import { bodyLimit } from '../sandbox/read-body.ts';

const host = '127.0.0.1';
/** Any page may call: there is nothing to protect, and integrations are tried out from a page too. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, HEAD, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'X-Sandbox-Hint',
  'Access-Control-Max-Age': '600',
};

/** A sandbox that listens. */
export interface SandboxServer {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  /** Ends open connections and stops listening. */
  close(): Promise<void>;
}

/**
 * Puts a sandbox on loopback, under the same paths as the platform's host.
 * @param port 0 takes any free one.
 * @throws {NodeJS.ErrnoException} Rejects when the port cannot be had (`EADDRINUSE`, `EACCES`).
 */
export function serveSandbox(sandbox: Sandbox, port: number): Promise<SandboxServer> {
  const server = createServer((incoming, outgoing) => {
    respond(sandbox, incoming, outgoing).catch(() => outgoing.destroy());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      // A server that listens on a port has an address of this kind; a string stands for a pipe.
      const origin = `http://${host}:${(server.address() as AddressInfo).port}`;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ origin, close });
    });
  });
}

async function respond(sandbox: Sandbox, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await sandbox.fetch(toRequest(incoming, await readUpTo(incoming, bodyLimit + 1)));
  const headers = { ...Object.fromEntries(response.headers), ...crossOrigin };
  const body = Buffer.from(await response.arrayBuffer());
  const length = response.status === 204 || incoming.method === 'HEAD' ? {} : { 'Content-Length': body.length };
  outgoing.writeHead(response.status, { ...headers, ...length, ...(incoming.complete ? {} : { Connection: 'close' }) });
  outgoing.end(body);
  incoming.resume();
}

function toRequest(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>): Request {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  const address = `http://${host}${url.startsWith('/') ? url : '/'}`;
  // Request refuses TRACE and CONNECT; to the sandbox one method that it does not know is like another.
  const known = /^(TRACE|TRACK|CONNECT)$/i.test(method) ? 'UNKNOWN' : method;
  return new Request(address, {
    method: known,
    headers,
    body: /^(GET|HEAD)$/i.test(known) || body.length === 0 ? null : body,
  });
}

/** The body, or as much of it as shows that it is too large; the rest is left unread. */
function readUpTo(incoming: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => resolve(new Uint8Array(Buffer.concat(chunks)));
    incoming.on('data', (chunk: Buffer) => {
      if (size >= limit) return;
      chunks.push(chunk);
      size += chunk.length;
      if (size >= limit) finish();
    });
    incoming.on('end', finish);
    incoming.on('error', reject);
  });
}
