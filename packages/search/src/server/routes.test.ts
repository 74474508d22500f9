import { connect } from 'node:net';
import { type Listening, listen } from '@shop-docs/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchRecord } from '../record.ts';
import { createIndexStore } from './index-store.ts';
import { searchHandler } from './search-handler.ts';

const servers: Listening[] = [];
let host = '';

beforeEach(async () => {
  const handler = searchHandler({
    store: createIndexStore('https://docs.example'),
    appId: 'APP',
    searchKey: 'search',
    adminKey: 'admin',
  });
  const server = await listen(handler, { port: 0 });
  servers.push(server);
  host = `http://127.0.0.1:${server.port}`;
});
afterAll(() => Promise.all(servers.map((server) => server.stop(0))));

async function call(method: string, path: string, body?: unknown, key = 'admin', id = 'APP') {
  const response = await fetch(`${host}${path}`, {
    method,
    headers: { 'x-algolia-api-key': key, 'x-algolia-application-id': id },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, json: (await response.json()) as object };
}

/** A page as the extractor makes it. */
const record = (objectID: string) =>
  ({
    objectID,
    hierarchy: { lvl0: 'API', lvl1: objectID, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    type: 'lvl1',
    url: `/api/${objectID}`,
    url_without_anchor: `/api/${objectID}`,
    anchor: null,
    language: 'en',
    docusaurus_tag: 'default',
    version: 'current',
    kind: 'page',
    facts: { detail: null, operation: null, pages: null, places: null },
    position: 0,
    weight: 100,
  }) satisfies SearchRecord;
const add = (...ids: string[]) => ({ requests: ids.map((id) => ({ action: 'addObject', body: record(id) })) });

describe('the search service', () => {
  it('answers a browser that asks before it sends, without a key, and is never cached', async () => {
    const { status, headers, json } = await call('OPTIONS', '/1/indexes/*/queries', undefined, '', '');
    expect([status, json]).toEqual([200, {}]);
    expect(headers.get('access-control-allow-headers')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, DELETE, OPTIONS');
    expect(headers.get('access-control-max-age')).toBe('86400');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('lets the key for searching search, and nothing else', async () => {
    await call('POST', '/1/indexes/docs/batch', add('stock'));
    const query = { query: 'stock' };
    for (const key of ['search', 'admin'])
      expect((await call('POST', '/1/indexes/docs/query', query, key)).json).toMatchObject({ nbHits: 1 });
    for (const id of ['OTHER', ''])
      expect((await call('POST', '/1/indexes/docs/query', query, 'search', id)).status).toBe(403);
    for (const [method, path] of [
      ['POST', '/1/indexes/docs/batch'],
      ['PUT', '/1/indexes/docs/settings'],
      ['DELETE', '/1/indexes/docs'],
      ['GET', '/1/indexes'],
    ] as const)
      expect(
        (await call(method, path, method === 'GET' || method === 'DELETE' ? undefined : {}, 'search')).status,
      ).toBe(403);
  });

  it('tells the values of an attribute to those who may search', async () => {
    await call('POST', '/1/indexes/docs/batch', add('stock', 'orders'));
    const { status, json } = await call('POST', '/1/indexes/docs/facets/language/query', { facetQuery: 'e' }, 'search');
    expect([status, json]).toMatchObject([
      200,
      { facetHits: [{ value: 'en', count: 2 }], exhaustiveFacetsCount: true },
    ]);
    expect((await call('POST', '/1/indexes/docs/facets/language/query', {}, 'wrong')).status).toBe(403);
  });

  it('says of a call that it does not know that it is not supported, and not that the key is wrong', async () => {
    for (const [method, path, body] of [
      ['POST', '/1/indexes/*/recommendations', {}],
      ['POST', '/1/indexes/*/objects', {}],
      ['GET', '/1/indexes/docs/stock', undefined],
      ['GET', '/1/indexes/docs/query', undefined],
      ['POST', '/1/indexes/docs/browse', {}],
      ['GET', '/2/nothing', undefined],
    ] as const) {
      for (const key of ['search', 'admin']) {
        const { status, json } = await call(method, path, body, key);
        expect([path, status, json]).toEqual([
          path,
          404,
          { status, message: expect.stringContaining('not supported') },
        ]);
      }
      expect([path, (await call(method, path, body, 'wrong')).status]).toEqual([path, 403]);
      expect([path, (await call(method, path, body, 'admin', 'OTHER')).status]).toEqual([path, 403]);
    }
  });

  it('holds its limits where the request arrives', async () => {
    await call('POST', '/1/indexes/docs/batch', add('stock'));
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const spaced = `${'["type:a",'.repeat(80_000)}1${']'.repeat(80_000)}`;
    const one = { indexName: 'docs', query: 'stock' };
    for (const [body, message] of [
      [deep, 'Unexpected depth'],
      [{ requests: [{ ...one, params: `facetFilters=${'['.repeat(100_000)}` }] }, 'facetFilters'],
      [{ requests: [{ ...one, facetFilters: deep }] }, 'facetFilters'],
      [{ requests: [{ ...one, params: `facetFilters=${spaced}` }] }, 'facetFilters'],
      [{ requests: [{ ...one, facetFilters: spaced }] }, 'facetFilters'],
      [{ requests: Array.from({ length: 51 }, () => one) }, 'at most 50'],
      // Each entry is looked up in every record: half a million of them would keep the others waiting for minutes.
      ...['facets', 'attributesToRetrieve', 'attributesToHighlight', 'attributesToSnippet'].flatMap((list) => [
        [{ requests: [{ ...one, [list]: 'a,'.repeat(500_000) }] }, list] as const,
        [{ requests: [{ ...one, params: `${list}=${','.repeat(100)}` }] }, list] as const,
        [{ requests: [{ ...one, [list]: Array(101).fill('type') }] }, `\`requests[0].${list}\``] as const,
      ]),
      [{ requests: [{ ...one, facetFilters: [Array(101).fill('kind:tag')] }] }, 'at most 100'],
      [{ requests: [{ ...one, facetFilters: Array(101).fill('kind:tag') }] }, 'at most 100'],
      [{ requests: [{ ...one, facetFilters: Array(101).fill([]) }] }, 'at most 100'],
    ] as const) {
      const { status, json } = await call('POST', '/1/indexes/*/queries', body, 'search');
      expect([status, json]).toEqual([400, { status, message: expect.stringContaining(message) }]);
    }
    const most = { facets: Array(100).fill('type'), facetFilters: [Array(100).fill('type:content')] };
    expect((await call('POST', '/1/indexes/*/queries', { requests: [{ ...one, ...most }] }, 'search')).status).toBe(
      200,
    );
    const large = { requests: [{ ...one, more: 'x'.repeat(1024 * 1024) }] };
    expect((await call('POST', '/1/indexes/*/queries', large, 'search')).status).toBe(413);
    const whole = { requests: [{ ...one, more: 'x'.repeat(1024 * 1024 - 200) }] };
    expect((await call('POST', '/1/indexes/*/queries', whole, 'search')).status).toBe(200);
    const long = { requests: [{ action: 'addObject', body: { ...record('long'), content: 'x'.repeat(10_000_000) } }] };
    expect((await call('POST', '/1/indexes/other/batch', long)).status).toBe(200);
    expect(
      (await call('POST', '/1/indexes/*/queries', { requests: Array.from({ length: 50 }, () => one) }, 'search'))
        .status,
    ).toBe(200);
  });

  it.each([
    ['queries', 'search', 1024 * 1024],
    ['docs/batch', 'admin', 64 * 1024 * 1024],
    ['docs/batch', 'search', 0], // who may not change anything sends nothing
  ])('reads no more of a huge body for %s with the key %s than it takes', async (action, key, most) => {
    const path = `/1/indexes/${action === 'queries' ? '*/queries' : action}`;
    const socket = connect(Number(new URL(host).port), '127.0.0.1');
    socket.on('error', () => {});
    // The rest never comes: only who waits for no more can answer.
    socket.write(
      `POST ${path}?x-algolia-api-key=${key}&x-algolia-application-id=APP HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000000\r\n\r\n`,
    );
    socket.write(' '.repeat(most + 1));
    let answered = '';
    for await (const part of socket.setEncoding('latin1')) answered += part; // to its end
    expect(answered).toMatch(key === 'search' && most === 0 ? /^HTTP\/1\.1 403 / : /^HTTP\/1\.1 413 /);
    expect(answered.toLowerCase()).toContain('connection: close');
  });

  it('takes the index of a single query from the address', async () => {
    for (const [path, index] of [
      ['my%20docs', 'my docs'],
      ['%E5%9C%A8%E5%BA%AB', '在庫'],
    ] as const) {
      await call('POST', `/1/indexes/${path}/batch`, add('stock'));
      const { json } = await call('POST', `/1/indexes/${path}/query`, { query: 'stock', indexName: 'other' });
      expect(json).toMatchObject({ index, nbHits: 1 });
    }
  });

  it('counts its tasks, and knows which are done', async () => {
    const first = await call('POST', '/1/indexes/docs/batch', add('a', 'b'));
    expect(first.json).toMatchObject({ taskID: 1, objectIDs: ['a', 'b'], updatedAt: expect.stringMatching(/^\d{4}-/) });
    expect((await call('PUT', '/1/indexes/docs/settings', { hitsPerPage: 5 })).json).toMatchObject({ taskID: 2 });
    expect((await call('GET', '/1/indexes/docs/task/2')).json).toEqual({ status: 'published', pendingTask: false });
    expect((await call('GET', '/1/indexes/docs/task/3')).json).toMatchObject({ status: 'notPublished' });
  });

  it('lists its indexes, keeps settings and synonyms, and forgets what is deleted', async () => {
    await call('POST', '/1/indexes/docs/batch', add('a', 'b'));
    expect((await call('GET', '/1/indexes/')).json).toEqual({ items: [{ name: 'docs', entries: 2 }], nbPages: 1 });
    await call('PUT', '/1/indexes/docs/settings', { hitsPerPage: 5 });
    await call('PUT', '/1/indexes/docs/settings', { distinct: true });
    expect((await call('GET', '/1/indexes/docs/settings')).json).toEqual({ hitsPerPage: 5, distinct: true });
    const synonym = (objectID: string) => ({ objectID, type: 'synonym', synonyms: ['stock', objectID] });
    await call('POST', '/1/indexes/docs/synonyms/batch', [synonym('supply')]);
    await call('POST', '/1/indexes/docs/synonyms/batch', [synonym('store')]);
    expect((await call('POST', '/1/indexes/docs/synonyms/search', {})).json).toMatchObject({ nbHits: 2 });
    await call('POST', '/1/indexes/docs/synonyms/batch?replaceExistingSynonyms=true', [synonym('goods')]);
    expect((await call('POST', '/1/indexes/docs/synonyms/search', {})).json).toMatchObject({
      nbHits: 1,
      hits: [{ objectID: 'goods' }],
    });
    expect((await call('DELETE', '/1/indexes/docs')).json).toMatchObject({ deletedAt: expect.any(String) });
    expect((await call('GET', '/1/indexes')).json).toEqual({ items: [], nbPages: 1 });
  });

  it('moves an index in the place of another, which is how a push replaces it at once', async () => {
    await call('POST', '/1/indexes/docs/batch', add('old'));
    await call('POST', '/1/indexes/docs_new/batch', add('new', 'newer'));
    await call('POST', '/1/indexes/docs_new/operation', { operation: 'move', destination: 'docs' });
    expect((await call('GET', '/1/indexes')).json).toMatchObject({ items: [{ name: 'docs', entries: 2 }] });
  });

  it('finds what came after the last search, and no more what has gone', async () => {
    const found = async (query: string) =>
      ((await call('POST', '/1/indexes/docs/query', { query })).json as { nbHits: number }).nbHits;
    await call('POST', '/1/indexes/docs/batch', add('stock'));
    expect([await found('stock'), await found('price')]).toEqual([1, 0]);
    await call('POST', '/1/indexes/docs/batch', {
      requests: [...add('price').requests, { action: 'deleteObject', body: { objectID: 'stock' } }],
    });
    expect([await found('stock'), await found('price')]).toEqual([0, 1]);
  });

  it('copies an index, and changes and deletes single records of the copy alone', async () => {
    await call('POST', '/1/indexes/docs/batch', add('stock', 'price'));
    await call('POST', '/1/indexes/docs/operation', { operation: 'copy', destination: 'copy' });
    await call('POST', '/1/indexes/copy/batch', {
      requests: [
        { action: 'deleteObject', body: { objectID: 'price' } },
        { action: 'updateObject', body: { ...record('stock'), hierarchy: { ...record('supply').hierarchy } } },
      ],
    });
    const found = async (name: string, query: string) =>
      ((await call('POST', `/1/indexes/${name}/query`, { query })).json as { nbHits: number }).nbHits;
    expect([await found('docs', 'stock'), await found('docs', 'price')]).toEqual([1, 1]);
    expect([await found('copy', 'supply'), await found('copy', 'price')]).toEqual([1, 0]);
  });

  it('refuses a damaged record, or searches its index all the same', async () => {
    const places = Object.keys(record('')).flatMap((key) => (key === 'objectID' ? [] : [[key]]));
    const inner = ['lvl0', 'lvl1', 'lvl2'].map((level) => ['hierarchy', level]);
    const facts = ['detail', 'operation', 'pages', 'places'].map((name) => ['facts', name]);
    for (const [key = '', within] of [...places, ...inner, ...facts])
      for (const value of [undefined, null, 7, true, 'x', [], {}, [null]]) {
        const body: Record<string, unknown> = structuredClone(record('stock'));
        if (within === undefined) body[key] = value;
        else body[key] = { ...Object(body[key]), [within]: value };
        await call('POST', '/1/indexes/docs/batch', add('other'));
        const { status } = await call('POST', '/1/indexes/docs/batch', { requests: [{ action: 'addObject', body }] });
        expect([200, 400]).toContain(status);
        const asked = [{ query: 'stock' }, { query: 'other', facets: '*' }, { query: '' }];
        const requests = asked.map((each) => ({ indexName: 'docs', ...each }));
        const found = await call('POST', '/1/indexes/*/queries', { requests });
        expect([key, within, value, found.status]).toEqual([key, within, value, 200]);
        await call('DELETE', '/1/indexes/docs');
      }
  });

  it('makes no change of a batch of which it cannot make all', async () => {
    const requests = [...add('stock').requests, { action: 'clear' }];
    expect((await call('POST', '/1/indexes/docs/batch', { requests })).status).toBe(400);
    expect((await call('GET', '/1/indexes')).json).toMatchObject({ items: [] });
  });

  it('names the request of a batch that is wrong', async () => {
    await call('POST', '/1/indexes/docs/batch', add('stock'));
    const requests = [{ indexName: 'docs' }, { indexName: 'docs', page: 'x' }];
    expect((await call('POST', '/1/indexes/*/queries', { requests })).json).toMatchObject({
      message: expect.stringContaining('`requests[1].page`'),
    });
    expect((await call('POST', '/1/indexes/*/queries', { requests: [requests[0], {}] })).json).toMatchObject({
      message: expect.stringContaining('`requests[1].indexName`'),
    });
  });

  it.each([
    ['POST', '/1/indexes/docs/operation', {}, 400, 'Unexpected `destination`, expected the name of an index'],
    [
      'POST',
      '/1/indexes/docs/batch',
      { requests: [{ action: 'addObject', body: { ...record('a'), url_without_anchor: 7 } }] },
      400,
      'Unexpected `requests[0].body`, expected a record',
    ],
    [
      'POST',
      '/1/indexes/docs/batch',
      { requests: [{ action: 'addObject', body: { ...record('a'), facts: 'x' } }] },
      400,
      'Unexpected `requests[0].body` with another facts, expected an object',
    ],
    ['POST', '/1/indexes/docs/operation', { operation: 'move', destination: '' }, 400, 'Unexpected `destination`'],
    ['POST', '/1/indexes/*/queries', { requests: [{ indexName: '' }] }, 400, 'expected the name of an index'],
    [
      'POST',
      '/1/indexes/docs/operation',
      { operation: 'swap', destination: 'b' },
      400,
      'Unexpected `operation` "swap", expected "move" or "copy"',
    ],
    ['POST', '/1/indexes/docs/operation', { operation: 'copy', destination: 'b' }, 404, 'Index docs does not exist'],
    [
      'POST',
      '/1/indexes/docs/batch',
      { requests: [...add('a').requests, { action: 'clear' }] },
      400,
      'Unexpected `requests[1].action` "clear", expected "addObject", "updateObject" or "deleteObject"',
    ],
    [
      'POST',
      '/1/indexes/docs/batch',
      { requests: [{ action: 'deleteObject', body: {} }] },
      400,
      'Unexpected `requests[0].body.objectID`, expected a string',
    ],
    [
      'POST',
      '/1/indexes/docs/batch',
      { requests: [{ action: 'addObject', body: { ...record('a'), type: 'lvl9' } }] },
      400,
      'Unexpected `requests[0].body`, expected a record with type, hierarchy and url_without_anchor',
    ],
    [
      'POST',
      '/1/indexes/docs/batch',
      { requests: [{ action: 'addObject', body: { ...record('a'), content: 7 } }] },
      400,
      'Unexpected `requests[0].body` with another content, expected a text or null',
    ],
    [
      'GET',
      '/2/indexes',
      undefined,
      404,
      'Unexpected call GET /2/indexes, expected a search or a push: others are not supported here',
    ],
    [
      'GET',
      '/1/keys',
      undefined,
      404,
      'Unexpected call GET /1/keys, expected a search or a push: others are not supported here',
    ],
    [
      'GET',
      '/1/indexes/docs',
      undefined,
      404,
      'Unexpected call GET /1/indexes/docs, expected a search or a push: others are not supported here',
    ],
    [
      'POST',
      '/1/indexes/docs/clear',
      {},
      404,
      'Unexpected call POST /1/indexes/docs/clear, expected a search or a push: others are not supported here',
    ],
    [
      'GET',
      '/1/indexes/%E0%A4%A',
      undefined,
      400,
      'Unexpected path segment "%E0%A4%A", expected percent-encoded UTF-8',
    ],
    ['GET', `/1/indexes/${'%E0'.repeat(100)}`, undefined, 400, `segment "${'%E0'.repeat(26)}%E", expected`],
    ['GET', `/1/${'a'.repeat(500)}`, undefined, 404, `GET /1/${'a'.repeat(198)}, expected`],
    ['GET', '//', undefined, 400, 'Unexpected path, expected one that can be read as an address'],
    ['PUT', '/1/indexes/docs/settings', [1], 400, 'Unexpected `settings`, expected an object'],
    ['POST', '/1/indexes/docs/synonyms/batch', {}, 400, 'Unexpected `synonyms`, expected a list'],
    ['POST', '/1/indexes/docs/batch', { requests: {} }, 400, 'Unexpected `requests`, expected a list'],
    ['POST', '/1/indexes/docs/batch', 'null', 400, 'Unexpected `body`, expected an object'],
    ['POST', '/1/indexes/docs/batch', 'x'.repeat(90), 400, `Unexpected body "${'x'.repeat(80)}", expected JSON`],
    ['POST', '/1/indexes/docs/query', '[]', 400, 'Unexpected `requests[0]` [], expected an object'],
    ['GET', '/1/indexes/docs/settings', undefined, 404, 'Index docs does not exist'],
  ])('%s %s is refused with a sentence', async (method, path, body, status, message) => {
    const { status: found, json } = await call(method, path, body);
    expect(json).toMatchObject({ message: expect.stringContaining(message), status });
    expect(found).toBe(status);
  });
});

it('without keys everybody may search, and nobody may change anything', async () => {
  const store = createIndexStore('https://docs.example');
  store.batch('docs', add('stock').requests);
  const server = await listen(searchHandler({ store }), { port: 0 });
  servers.push(server);
  host = `http://127.0.0.1:${server.port}`;
  for (const key of ['', 'any']) {
    expect((await call('POST', '/1/indexes/docs/query', {}, key, '')).status).toBe(200);
    expect((await call('POST', '/1/indexes/docs/batch', add('price'), key, '')).status).toBe(403);
    expect((await call('GET', '/1/indexes', undefined, key, '')).status).toBe(403);
    expect((await call('GET', '/1/keys', undefined, key, '')).status).toBe(404);
  }
});

it('writes no character of a request into its log that a terminal obeys', async () => {
  const said: string[] = [];
  const error = vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)));
  const store = createIndexStore('https://docs.example');
  // A fault of the service that tells what it was asked for.
  const settings = (name: string): never => {
    throw new TypeError(`Unexpected index ${name}`);
  };
  const server = await listen(searchHandler({ store: { ...store, settings }, adminKey: 'admin' }), { port: 0 });
  servers.push(server);
  const name = encodeURIComponent('docs\x1b[2J\x9b2J\u202e\n::error::x');
  const response = await fetch(`http://127.0.0.1:${server.port}/1/indexes/${name}/settings`, {
    headers: { 'x-algolia-api-key': 'admin' },
  });
  error.mockRestore();
  expect([response.status, await response.json()]).toEqual([500, { message: 'Internal error', status: 500 }]);
  expect(said).toEqual([expect.stringContaining('docs␛[2J')]);
  expect(said[0]).not.toMatch(/\p{Cc}|\u202e/u);
});
