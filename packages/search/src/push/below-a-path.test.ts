import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { basePathFile, listen } from '@shop-docs/server';
import { expect, it } from 'vitest';
import { createIndexStore, searchHandler } from '../server/index.ts';

/** A built site of one page that stands below a path. */
function siteBelow(base: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'below-a-path-'));
  const page = `<!doctype html><html lang="en"><head><title>Statuses</title><link rel="canonical" href="https://docs.example${base}template/item/status"><meta name="docusaurus_tag" content="default"></head>
<body><main><article><div class="theme-doc-markdown markdown"><header><h1>Statuses</h1></header><p>Before.</p>
<h2 id="states">Sold out</h2><p>The item is sold out.</p></div></article></main></body></html>`;
  const files = { 'template/item/status/index.html': page, [basePathFile]: JSON.stringify(base) };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

it.each(['/', '/docs/'])('records of a site below %s lead to its pages', async (base) => {
  const store = createIndexStore('https://docs.example');
  const handler = searchHandler({
    store,
    appId: 'APP',
    searchKey: 'search',
    adminKey: 'admin',
  });
  const { port, stop } = await listen(handler, { port: 0 });
  const host = `http://127.0.0.1:${port}`;
  const cli = join(import.meta.dirname, '../cli/push.ts');
  const options = ['--site', siteBelow(base), '--origin', 'https://docs.example/any', '--host', host];
  const env = { ...process.env, ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin', ALGOLIA_INDEX_NAME: 'docs' };
  const push = (...more: readonly string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', cli, ...options, ...more], { env });
  await push('--dry-run');
  expect(store.names()).toEqual([]);
  await push();
  const response = await fetch(`${host}/1/indexes/docs/query`, {
    method: 'POST',
    headers: { 'x-algolia-api-key': 'search', 'x-algolia-application-id': 'APP' },
    body: JSON.stringify({ query: 'sold out' }),
  });
  const { hits } = (await response.json()) as { hits: readonly { url: string }[] };
  await stop(0);
  expect(hits.map(({ url }) => url)).toContain(`https://docs.example${base}template/item/status#states`);
});
