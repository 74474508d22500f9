import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { readJson } from '@shop-docs/server/read-json';
import { visibleLine } from '@shop-docs/server/visible';
import { ProtocolError } from '../algolia/protocol-error.ts';
import type { IndexStore } from './index-store.ts';

export interface SearchHandlerOptions {
  readonly store: IndexStore;
  /** Accepted application id; every one when left out. */
  readonly appId?: string;
  /** Key for searching; every one when left out. */
  readonly searchKey?: string;
  /** Key for changing indexes; changes are refused when it is left out. */
  readonly adminKey?: string;
}

interface Call {
  readonly method: string;
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Bytes of a body that changes an index, and of one that asks. */
const [LARGEST_BATCH, LARGEST_QUESTION] = [64 * 1024 * 1024, 1024 * 1024];
/** Calls that change indexes or tell of them: the method, and what follows the name of the index. */
const changes = new Set([
  'GET ',
  'GET task',
  'GET settings',
  'PUT settings',
  'POST synonyms',
  'POST batch',
  'POST operation',
  'DELETE ',
]);

/** Answers the hosted service's protocol over HTTP: searching for readers, indexing for the push command. */
export function searchHandler(options: SearchHandlerOptions): RequestListener {
  const tasks = { last: 0 };
  return (request, response) => {
    handle(request, options, tasks).then(
      (value) => send(response, 200, value),
      (error: unknown) => {
        const known = error instanceof ProtocolError;
        const status = known ? error.status : 500;
        send(response, status, { message: known ? error.message : 'Internal error', status });
        if (!known) console.error(visibleLine(error instanceof Error ? error.message : String(error)));
      },
    );
  };
}

async function handle(
  request: IncomingMessage,
  options: SearchHandlerOptions,
  tasks: { last: number },
): Promise<unknown> {
  if (request.method === 'OPTIONS') return {};
  const url = readUrl(request.url ?? '/');
  const key = request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key') ?? '';
  const id = request.headers['x-algolia-application-id'] ?? url.searchParams.get('x-algolia-application-id') ?? '';
  const parts = url.pathname.split('/').slice(1).map(decode);
  const reads = isSearch(request.method ?? '', parts);
  const validKey = reads
    ? options.searchKey === undefined || key === options.searchKey || key === options.adminKey
    : key === options.adminKey;
  const isOurs = options.appId === undefined || id === options.appId;
  const knowsAKey = key === options.adminKey || options.searchKey === undefined || key === options.searchKey;
  if (!reads && !isChange(request.method ?? '', parts) && isOurs && knowsAKey)
    throw notSupported(request.method ?? '', parts);
  if (!validKey || !isOurs) throw new ProtocolError('Invalid Application-ID or API key', 403);
  const body =
    request.method === 'GET' || request.method === 'DELETE'
      ? null
      : await readBody(request, reads ? LARGEST_QUESTION : LARGEST_BATCH);
  const call = { method: request.method ?? 'GET', parts, query: url.searchParams, body };
  return reads ? search(call, options.store) : change(call, options.store, tasks);
}

/** Whether a call only reads: queries of several indexes, of one, or of the values of an attribute. */
function isSearch(method: string, [version, collection, , action, , last]: readonly string[]): boolean {
  const asks = action === 'queries' || action === 'query' || (action === 'facets' && last === 'query');
  return method === 'POST' && version === '1' && collection === 'indexes' && asks;
}

function isChange(method: string, [version, collection, , action = '']: readonly string[]): boolean {
  return version === '1' && collection === 'indexes' && changes.has(`${method} ${action}`);
}

function search({ parts, body }: Call, store: IndexStore): unknown {
  const [, , indexName, action, facet] = parts;
  if (indexName === '*') return store.search(body);
  const about = action === 'facets' ? { type: 'facet', indexName, facet } : { indexName };
  const request = typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...about } : body;
  return store.search({ requests: [request] }).results[0];
}

function change({ method, parts, query, body }: Call, store: IndexStore, tasks: { last: number }): unknown {
  const [, , name = '', action = '', extra] = parts;
  const done = (more: object = {}): unknown => {
    tasks.last += 1;
    return { taskID: tasks.last, updatedAt: new Date().toISOString(), ...more };
  };
  switch (`${method} ${action}`) {
    case 'GET ': {
      if (name !== '') throw notSupported(method, parts);
      return { items: store.names(), nbPages: 1 };
    }
    case 'GET task':
      return { status: Number(extra) <= tasks.last ? 'published' : 'notPublished', pendingTask: false };
    case 'GET settings':
      return store.settings(name);
    case 'PUT settings':
      store.setSettings(name, asObject(body, 'settings'));
      return done();
    case 'POST synonyms':
      if (extra === 'search') return { hits: store.synonyms(name), nbHits: store.synonyms(name).length };
      store.setSynonyms(name, asList(body, 'synonyms'), query.get('replaceExistingSynonyms') === 'true');
      return done();
    case 'POST batch':
      return done({ objectIDs: store.batch(name, asList(asObject(body, 'body').requests, 'requests')) });
    case 'POST operation':
      store.operation(name, body);
      return done();
    case 'DELETE ':
      store.delete(name);
      return done({ deletedAt: new Date().toISOString() });
    default:
      throw notSupported(method, parts);
  }
}

function notSupported(method: string, parts: readonly string[]): ProtocolError {
  return new ProtocolError(
    `Unexpected call ${method} /${parts.join('/').slice(0, 200)}, expected a search or a push: others are not supported here`,
    404,
  );
}

function asObject(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ProtocolError(`Unexpected \`${name}\`, expected an object`);
  return value as Readonly<Record<string, unknown>>; // neither null nor a list
}

function asList(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ProtocolError(`Unexpected \`${name}\`, expected a list`);
  return value;
}

function readUrl(path: string): URL {
  try {
    return new URL(path, 'http://localhost');
  } catch {
    throw new ProtocolError('Unexpected path, expected one that can be read as an address');
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ProtocolError(
      `Unexpected path segment ${JSON.stringify(part.slice(0, 80))}, expected percent-encoded UTF-8`,
    );
  }
}

/** The content type is not looked at: browsers send JSON as text/plain to save a preflight. */
async function readBody(request: IncomingMessage, largest: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest)
      throw new ProtocolError(`Unexpected body of more than ${largest} bytes, expected a smaller one`, 413);
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof RangeError) throw new ProtocolError(error.message);
    throw new ProtocolError(`Unexpected body ${JSON.stringify(text.slice(0, 80))}, expected JSON`);
  }
}

function send(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'access-control-max-age': '86400',
    ...(response.req.complete ? {} : { connection: 'close' }),
  });
  response.end(body);
  response.req.resume(); // what nobody has read of the body
}
