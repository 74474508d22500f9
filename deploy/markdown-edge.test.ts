import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@shop-docs/server';
import send from 'send';
import { afterAll, beforeAll, expect, it } from 'vitest';
import rewrite, { copyOf, onRequest } from './markdown-edge.ts';

const root = mkdtempSync(join(tmpdir(), 'markdown-edge-'));
let host: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  mkdirSync(join(root, 'api'));
  writeFileSync(join(root, 'api/index.html'), '<p>API');
  writeFileSync(join(root, 'api/index.md'), '# API');
  writeFileSync(join(root, 'search.html'), '<p>Search');
  host = await listen(
    (request, response) => send(request, request.url ?? '/', { root, extensions: ['html'] }).pipe(response),
    {
      port: 0,
    },
  );
});
afterAll(async () => {
  await host.stop(0);
  rmSync(root, { recursive: true });
});

/** A host that gives out files as they are, and runs the function before. */
async function ask(path: string, Accept: string): Promise<Response> {
  const request = new Request(`http://127.0.0.1:${host.port}${path}`, { headers: { Accept } });
  return onRequest({ request, next: () => fetch(request), env: { ASSETS: { fetch } } });
}

it.each([
  ['/api/', 'text/markdown', '# API'],
  ['/api/', 'text/markdown, text/html;q=0.5', '# API'],
  ['/api/', 'text/html, text/markdown', '# API'],
  ['/api/', 'text/html;q=0.9, TEXT/MARKDOWN;q=0.9', '# API'],
  ['/api/', 'text/html,application/xhtml+xml,*/*;q=0.8', '<p>API'],
  ['/api/', 'text/html, text/markdown;q=0.5', '<p>API'],
  ['/api/', 'text/markdown;q=0', '<p>API'],
  ['/api/', 'text/markdown-foo', '<p>API'],
  ['/api/', 'text/markdown;variant=GFM, text/html-foo', '# API'],
  ['/search', 'text/markdown', '<p>Search'],
])('%s for %s', async (path, accept, text) => {
  const response = await ask(path, accept);
  expect([response.status, await response.text()]).toEqual([200, text]);
  expect(response.headers.get('Vary')).toContain('Accept');
});

it('a HEAD request gets the headers of the copy, and a condition of the client is kept', async () => {
  const request = new Request(`http://127.0.0.1:${host.port}/api/`, {
    method: 'HEAD',
    headers: { Accept: 'text/markdown' },
  });
  const asked: Request[] = [];
  const env = {
    ASSETS: {
      fetch: (each: Request) => {
        asked.push(each);
        return fetch(each);
      },
    },
  };
  const { headers } = await onRequest({ request, next: () => fetch(request), env });
  expect(headers.get('content-type')).toMatch(/^text\/markdown/);
  expect(asked.map(({ method }) => method)).toEqual(['HEAD']);
});

it('files and requests that change something are left alone', () => {
  const headers = { Accept: 'text/markdown' };
  expect(copyOf(new Request('https://docs.example/openapi.json', { headers }))).toBeNull();
  expect(copyOf(new Request('https://docs.example/api/', { headers, method: 'POST' }))).toBeNull();
});

it.each([
  ['/docs/api/items/add?a=1', '/docs/api/items/add/index.md'],
  ['/docs/fr/api/items/search', '/docs/fr/api/items/search/index.md'],
  ['/docs/fr/search?q=a', undefined],
  ['/search/', undefined],
])('where an address is rewritten, %s becomes %s', (path, copy) => {
  const request = new Request(`https://docs.example${path}`, { headers: { Accept: 'text/markdown' } });
  expect(rewrite(request)?.pathname).toBe(copy);
});
