import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from '@shop-docs/server';
import { visibleLine } from '@shop-docs/server/visible';
import type { Sandbox } from '../sandbox/create-sandbox.ts';
import { hintHeader, hintsOf } from '../sandbox/hints.ts';
import { limits } from '../sandbox/limits.ts';
import { checkState } from './check-state.ts';
import { controlAnswer, isControl } from './control-plane.ts';
import { createLine, type Line } from './line.ts';

const host = '127.0.0.1';
const mebibyte = 2 ** 20;
/** More connections than these are not taken: each holds one request and one answer at most. */
const mostConnections = 256;
/** A call that takes longer, because a failure delays it, lets the others pass: milliseconds. */
const patience = 100;

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
  /** Longest time in which nothing travels, in milliseconds. Default 90,000: longer than an answer can be delayed. */
  readonly idleTimeout?: number;
}

/**
 * Puts a sandbox on loopback, under the same paths as the platform's host, and its control plane under `/sandbox`.
 * Requests under another host name, as DNS rebinding makes them, and those of foreign pages are refused.
 * @param port 0 takes any free one.
 * @throws {NodeJS.ErrnoException} Rejects when the port cannot be had (`EADDRINUSE`, `EACCES`).
 */
export async function serveSandbox(sandbox: Sandbox, port: number, options: ServeOptions = {}): Promise<SandboxServer> {
  const { requestTimeout = 30_000, idleTimeout = 90_000, log = () => {}, origins = [] } = options;
  const [calls, states] = [createLine(patience), createLine()];
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const began = performance.now();
    const response = await respond({ sandbox, origins, calls, states }, incoming, outgoing).catch(() => null);
    log(lineOf(incoming, response, performance.now() - began));
    if (!response) outgoing.destroy();
  };
  const { server, ...listening } = await listen(serve, {
    port,
    host,
    orFree: false,
    times: {
      requestTimeout,
      headersTimeout: Math.ceil(requestTimeout / 3),
      connectionsCheckingInterval: Math.ceil(requestTimeout / 10),
    },
  });
  server.setTimeout(idleTimeout);
  server.maxConnections = mostConnections;
  return { origin: `http://${host}:${listening.port}`, close: () => listening.stop(0) };
}

/** `POST /1/items/add 400 2 ms  Missing title, expected a value` */
function lineOf({ method, url = '/' }: IncomingMessage, response: Response | null, time: number): string {
  const path = url.replace(/[?#].*/s, '').slice(0, 200);
  const hints = response ? hintsOf(response.headers).join('; ') : '';
  const status = response ? response.status : 'dropped';
  return visibleLine(`${method} ${path} ${status} ${Math.round(time)} ms${hints && `  ${hints}`}`);
}

/** What a request needs to be answered. */
interface Answering {
  readonly sandbox: Sandbox;
  readonly origins: readonly string[];
  /** Calls are answered one after the other, so that new connections are taken between two heavy ones. */
  readonly calls: Line;
  /** States are large: they are read one after the other. */
  readonly states: Line;
}

async function respond(answering: Answering, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
  const { origin } = incoming.headers;
  const produce = await prepare(answering, incoming);
  const { response, body } = await answering.calls(async () => {
    if (incoming.socket.destroyed) throw new Error('Unexpected end of the connection, expected it to wait');
    const response = await produce();
    return { response, body: Buffer.from(await response.arrayBuffer()) };
  });
  const isAllowed = origin !== undefined && response.status !== 403 && response.status !== 421;
  const headers = { ...Object.fromEntries(response.headers), ...(isAllowed && crossOrigin(origin)), Vary: 'Origin' };
  const length = response.status === 204 || incoming.method === 'HEAD' ? {} : { 'Content-Length': body.length };
  outgoing.writeHead(response.status, { ...headers, ...length, ...(incoming.complete ? {} : { Connection: 'close' }) });
  outgoing.end(body);
  return response;
}

/** Reads a request, and returns what makes its answer. */
async function prepare(answering: Answering, incoming: IncomingMessage): Promise<() => Response | Promise<Response>> {
  const { sandbox, origins, states } = answering;
  const { host: name = '', origin } = incoming.headers;
  if (!isLocal(`http://${name}`))
    return () => refusal(421, 'misdirected_request', `Unexpected host ${name}, expected 127.0.0.1 or localhost`);
  if (origin !== undefined && !isLocal(origin) && !origins.includes(origin))
    return () =>
      refusal(403, 'forbidden_origin', `Unexpected page of ${origin}, expected one of this machine or of --origin`);
  const path = new URL(addressOf(incoming)).pathname;
  const isOwn = isControl(path);
  const isState = isOwn && incoming.method === 'PUT';
  const limit = isState ? limits.state : limits.body;
  const read = () => readUpTo(limit + 1, incoming);
  const body = await (isState ? states(read) : read());
  if (!isOwn) return () => sandbox.fetch(toRequest(incoming, body));
  // A page asks ahead before it sends JSON: what it may do is in the headers.
  if (incoming.method === 'OPTIONS') return () => new Response(null, { status: 204 });
  if (body.length > limit)
    return () => refusal(413, 'payload_too_large', `The body is larger than ${limit / mebibyte} MiB.`);
  return () =>
    controlAnswer(sandbox.control, incoming.method ?? 'GET', path, new TextDecoder().decode(body), checkState);
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

/** The whole address of a request: `//` is a path too, and what begins with no slash is none. */
function addressOf({ url = '/' }: IncomingMessage): string {
  return `http://${host}${url.startsWith('/') ? url : '/'}`;
}

function toRequest(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>): Request {
  const { method = 'GET', rawHeaders } = incoming;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  // Request refuses TRACE and CONNECT; to the sandbox one method that it does not know is like another.
  const known = /^(TRACE|TRACK|CONNECT)$/i.test(method) ? 'UNKNOWN' : method;
  return new Request(addressOf(incoming), {
    method: known,
    headers,
    body: /^(GET|HEAD)$/i.test(known) || body.length === 0 ? null : body,
  });
}

/** The body, or as much of it as shows that it is too large; the rest is left unread. */
async function readUpTo(limit: number, incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= limit) break;
  }
  const body = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    body.set(chunk, end);
    end += chunk.length;
  }
  return body;
}
