import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { extractSite } from '@shop-docs/search/extract';
import { createIndexStore, searchHandler } from '@shop-docs/search/server';
import { listen, readBasePath } from '@shop-docs/server';

/** Where the fixture site `loopback` looks for its search service: built in, before the service has a port. */
export const searchServiceOrigin = 'http://127.0.0.1:4020';

/** Sends the calls of a page to the service of this run. */
export async function reachSearchService(page: Page): Promise<void> {
  const { origin } = new URL(process.env.E2E_SEARCH ?? ''); // set below, before the tests
  await page.route(`${searchServiceOrigin}/**`, (route) =>
    route.continue({ url: route.request().url().replace(searchServiceOrigin, origin) }),
  );
}

/** Words in a query that make the service fail, each in a way of its own. */
export const troubles = ['refused', 'slow', 'status500', 'malformed'] as const;
export type Trouble = (typeof troubles)[number];

/** How long a `slow` answer takes, in milliseconds: stalled, and within the client's patience. */
const slowness = 600;

/**
 * Starts this project's protocol server with the records of the site, behind a front that fails on demand.
 * @returns Stops both.
 */
export async function startSearchService(siteBuild: string): Promise<() => Promise<void>> {
  const store = createIndexStore('https://hosted.example');
  const records = extractSite(siteBuild, { withoutBase: readBasePath(siteBuild) }); // the fixture stands at its root
  store.batch(
    'docs',
    records.map((body) => ({ action: 'addObject', body })),
  );
  store.search({ requests: [{ indexName: 'docs', query: 'item' }] }); // builds the index, before a client is in a hurry
  const service = await listen(searchHandler({ store, appId: 'APPID', searchKey: 'search-key' }), { port: 0 });
  const behind = `http://127.0.0.1:${service.port}`;
  const front = await listen((request, response) => void answer(request, response, behind), { port: 0 });
  process.env.E2E_SEARCH = `http://127.0.0.1:${front.port}`;
  return async () => {
    await Promise.all([front, service].map((server) => server.stop(0)));
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, behind: string): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  const trouble = troubles.find((each) => body.includes(`trouble ${each}`));
  const cors = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
  if (trouble === 'refused') return void request.socket.destroy();
  if (trouble === 'status500') return void response.writeHead(500, cors).end('{"message":"No","status":500}');
  if (trouble === 'malformed') return void response.writeHead(200, cors).end('{"results":[');
  const { method = 'GET', url = '/' } = request;
  const answered = await fetch(`${behind}${url}`, { method, ...(method === 'POST' ? { body } : {}) });
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.flushHeaders();
  if (trouble === 'slow') await new Promise((done) => setTimeout(done, slowness)); // the head came in time
  response.end(await answered.text());
}
