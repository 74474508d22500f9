import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basePathFile } from './base-path.ts';
import { headerRulesFile } from './header-rules.ts';
import type { Listening } from './listen.ts';
import { serveSite } from './serve-site.ts';

const files: Readonly<Record<string, string>> = {
  'index.html': 'Home',
  '404.html': 'Page Not Found',
  'api/items/index.html': 'Items',
  'api/items/index.md': '# Items',
  'robots.txt': 'User-agent: *',
  [basePathFile]: '"/docs/"',
  [headerRulesFile]: '[{"path":"/*","headers":{"X-Site":"ours"}},{"path":"/api/*","headers":{"X-Part":"api"}}]',
};

describe('a site that was built to stand under a path', () => {
  const root = mkdtempSync(join(tmpdir(), 'base-path-'));
  let site: Listening;
  beforeAll(async () => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    site = await serveSite(root, { port: 0 });
  });
  afterAll(async () => {
    await site.stop(0);
    rmSync(root, { recursive: true });
  });
  const get = (path: string, accept = 'text/html') =>
    fetch(`http://127.0.0.1:${site.port}${path}`, { redirect: 'manual', headers: { accept } });

  it('answers there, with the headers of its files and the address of the copy', async () => {
    const response = await get('/docs/api/items/');
    expect([response.status, await response.text(), response.headers.get('x-part')]).toEqual([200, 'Items', 'api']);
    expect(response.headers.get('link')).toContain('</docs/api/items/index.md>');
    expect(await (await get('/docs/api/items/', 'text/markdown')).text()).toBe('# Items');
    expect(await (await get('/docs/')).text()).toBe('Home');
    expect(await (await get('/docs/api/items?a=1')).text()).toBe('Items');
  });

  it.each([
    ['/', '/docs/'],
    ['/docs?a=1', '/docs/?a=1'],
  ])('%s leads to %s', async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
    expect(response.headers.get('x-site')).toBe('ours');
  });

  it('answers robots.txt at the root of the host too, where crawlers look for it', async () => {
    for (const path of ['/robots.txt', '/docs/robots.txt'])
      expect([path, await (await get(path)).text()]).toEqual([path, 'User-agent: *']);
  });

  it.each(['/api/items/', '/docsx/', '/docs/none', '/other', '/abcd/api/items/?a=/docs/'])(
    '%s is not found',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, 'Page Not Found']);
    },
  );
});
