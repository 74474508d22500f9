import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Sandbox } from '../sandbox/create-sandbox.ts';
import { hintHeader, hintsOf } from '../sandbox/hints.ts';
import { bodyLimit } from '../sandbox/read-body.ts';
import { controlAnswer, isControl } from './control-plane.ts';

const host = '127.0.0.1';
/** Most bytes of a saved state. */
const stateLimit = 256 * 1_048_576;

/** A sandbox that listens. */
export interface SandboxServer {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  /** Ends open connections and stops listening. */
  close(): Promise<void>;
}

export interface ServeOptions {
  /** Origins whose pages may call, besides those on this machine: `https://shop.example`. */
  readonly origins?: readonly string[];
  /** Takes one line about each request: method, path, status, time, hints. */
  readonly log?: (line: string) => void;
  /** Time for a whole request to arrive, in milliseconds. Default 30,000; the head has a third of it. */
  readonly requestTimeout?: number;
}

/**
 * Puts a sandbox on loopback, under the same paths as the platform's host, and its control plane under `/sandbox`.
 * Requests under another host name, as DNS rebinding makes them, and those of foreign pages are refused.
 * @param port 0 takes any free one.
 * @throws {NodeJS.ErrnoException} Rejects when the port cannot be had (`EADDRINUSE`, `EACCES`).
 */
export function serveSandbox(sandbox: Sandbox, port: number, options: ServeOptions = {}): Promise<SandboxServer> {
  const { requestTimeout = 30_000, log = () => {} } = options;
  const server = createServer(
    {
      requestTimeout,
      headersTimeout: Math.ceil(requestTimeout / 3),
      connectionsCheckingInterval: Math.ceil(requestTimeout / 10),
    },
    (incoming, outgoing) => {
      const began = performance.now();
      respond(sandbox, incoming, outgoing, options.origins ?? []).then(
        (response) => log(lineOf(incoming, response, performance.now() - began)),
        () => {
          log(lineOf(incoming, null, performance.now() - began));
          outgoing.destroy();
        },
      );
    },
  );
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

/** `POST /1/items/add 400 2 ms  Unexpected lack of title, expected a value` */
function lineOf({ method, url = '/' }: IncomingMessage, response: Response | null, time: number): string {
  const path = url.replace(/[?#].*/s, '').replaceAll(/[^\x21-\x7e]/g, '?');
  const hints = response ? hintsOf(response.headers).join('; ') : '';
  const status = response ? response.status : 'dropped';
  return `${method} ${path} ${status} ${Math.round(time)} ms${hints && `  ${hints.replaceAll(/\p{Cc}/gu, ' ')}`}`;
}

async function respond(
  sandbox: Sandbox,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origins: readonly string[],
): Promise<Response> {
  const { origin } = incoming.headers;
  const response = await answer(sandbox, incoming, origins);
  const isAllowed = origin !== undefined && response.status !== 403 && response.status !== 421;
  const headers = { ...Object.fromEntries(response.headers), ...(isAllowed && crossOrigin(origin)), Vary: 'Origin' };
  const body = Buffer.from(await response.arrayBuffer());
  const length = response.status === 204 || incoming.method === 'HEAD' ? {} : { 'Content-Length': body.length };
  outgoing.writeHead(response.status, { ...headers, ...length, ...(incoming.complete ? {} : { Connection: 'close' }) });
  outgoing.end(body);
  incoming.resume();
  return response;
}

async function answer(sandbox: Sandbox, incoming: IncomingMessage, origins: readonly string[]): Promise<Response> {
  const { host: name = '', origin } = incoming.headers;
  if (!isLocal(`http://${name}`))
    return refusal(421, 'misdirected_request', `Unexpected host ${name}, expected 127.0.0.1 or localhost`);
  if (origin !== undefined && !isLocal(origin) && !origins.includes(origin))
    return refusal(
      403,
      'forbidden_origin',
      `Unexpected page of ${origin}, expected one of this machine or of --origin`,
    );
  const path = new URL(incoming.url?.startsWith('/') ? incoming.url : '/', `http://${host}`).pathname;
  const isOwn = isControl(path);
  const body = await readUpTo(incoming, isOwn ? stateLimit : bodyLimit + 1);
  if (!isOwn || incoming.method === 'OPTIONS') return sandbox.fetch(toRequest(incoming, body));
  if (body.length >= stateLimit) return refusal(413, 'payload_too_large', 'The state is larger than 256 MiB.');
  return controlAnswer(sandbox.control, incoming.method ?? 'GET', path, new TextDecoder().decode(body));
}

/** Whether an address is on this machine. */
function isLocal(address: string): boolean {
  return URL.canParse(address) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname);
}

function refusal(status: number, error: string, error_description: string): Response {
  return Response.json({ error, error_description }, { status });
}

function crossOrigin(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, PUT, HEAD, OPTIONS',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Expose-Headers': hintHeader,
    'Access-Control-Max-Age': '600',
  };
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
