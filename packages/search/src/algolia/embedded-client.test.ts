import { fileURLToPath } from 'node:url';
import { type Listening, listen } from '@shop-docs/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIndex, buildTiers } from '../engine/build-index.ts';
import { extractSite } from '../extract/extract-site.ts';
import { splitIndex } from '../parts/split-index.ts';
import { createEmbeddedClient, type EmbeddedClient } from './embedded-client.ts';

const records = extractSite(fileURLToPath(new URL('../../fixtures', import.meta.url)));
const files = buildIndex(records);
const parted = splitIndex(buildTiers(records));
const named = new Map([
  ['/first.json', files.first],
  ['/second.json', files.second],
  ['/parts.json', parted.index],
  ...Array.from(parted.parts, ([name, json]) => [`/${name}.${parted.hash}.json`, json] as const),
]);
const state = { down: false, asked: [] as string[] };
let server: Listening;
let base = '';
beforeAll(async () => {
  server = await listen(
    (request, response) => {
      state.asked.push(request.url ?? '');
      response.statusCode = state.down ? 503 : 200;
      response.end(named.get(request.url ?? ''));
    },
    { port: 0 },
  );
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.stop());

const client = (): EmbeddedClient =>
  createEmbeddedClient({ first: `${base}/first.json`, second: `${base}/second.json`, origin: 'https://docs.example' });

test('nothing is loaded before the first search, and each file once', async () => {
  state.asked = [];
  const embedded = client();
  expect(state.asked).toEqual([]);
  const requests = [{ indexName: 'docs', query: 'pixels' }];
  const { results } = await embedded.search({ requests });
  await embedded.search({ requests });
  expect(results[0]).toMatchObject({
    nbHits: 1,
    hits: [{ url: 'https://docs.example/template/syntax/item#tag-itemimage-1-20-url-640' }],
  });
  expect(state.asked.sort()).toEqual(['/first.json', '/second.json']);
});

test('an answer from headings says that hits are missing, until the running text is there', async () => {
  const embedded = client();
  const requests = [{ indexName: 'docs', query: 'item' }];
  const early = await embedded.search({ requests });
  expect(early.results[0]).toMatchObject({ exhaustiveNbHits: false });
  await embedded.whole();
  const late = await embedded.search({ requests });
  expect(late.results[0]).toMatchObject({ exhaustiveNbHits: true });
});

test('what headings found is the same hit when the running text has come', async () => {
  const embedded = client();
  const requests = [{ indexName: 'docs', query: 'item', hitsPerPage: 1000 }];
  const idsFound = async () => {
    const [result] = (await embedded.search({ requests })).results;
    return result && 'hits' in result ? result.hits.map(({ objectID }) => objectID) : [];
  };
  const early = await idsFound();
  await embedded.whole();
  expect(early.length).toBeGreaterThan(5);
  expect(await idsFound()).toEqual(expect.arrayContaining(early));
});

test('a failed load is the error that the search box shows, and the next search tries again', async () => {
  const embedded = client();
  state.down = true;
  await expect(embedded.search({ requests: [{ indexName: 'docs', query: 'item' }] })).rejects.toMatchObject({
    name: 'RetryError',
  });
  state.down = false;
  const { results } = await embedded.search([{ indexName: 'docs', params: { query: 'item' } }]);
  expect(results[0]).toMatchObject({ query: 'item' });
});

test('missing parameters fail as with the hosted client', () => {
  expect(() => client().search(undefined)).toThrow('Parameter `searchMethodParams` is required when calling `search`.');
  expect(() => client().search({})).toThrow(
    'Parameter `searchMethodParams.requests` is required when calling `search`.',
  );
});

test('an index in parts has the same answer, and no part is loaded twice', async () => {
  const requests = [{ indexName: 'docs', query: 'add an item' }];
  const whole = client();
  await whole.whole();
  const [expected] = (await whole.search({ requests })).results;
  state.asked = [];
  const embedded = createEmbeddedClient({ first: `${base}/parts.json`, origin: 'https://docs.example' });
  const [answer] = (await embedded.search({ requests })).results;
  await embedded.search({ requests });
  const hitsOf = (result: typeof answer) => (result && 'hits' in result ? result.hits : []);
  expect(hitsOf(answer)).toEqual(hitsOf(expected));
  expect(answer).toMatchObject({ exhaustiveNbHits: true });
  expect(state.asked).toEqual([...new Set(state.asked)]);
});

test('a part that could not be loaded fails the search, and the next search loads it', async () => {
  const requests = [{ indexName: 'docs', query: 'pixels' }];
  const embedded = createEmbeddedClient({ first: `${base}/parts.json`, origin: 'https://docs.example' });
  await embedded.whole();
  state.down = true;
  await expect(embedded.search({ requests })).rejects.toThrow('Unable to load the search index');
  state.down = false;
  expect((await embedded.search({ requests })).results[0]).toMatchObject({ nbHits: 1 });
});
