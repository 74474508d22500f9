import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compress } from '../site/post-build/compress.ts';
import { writeHeaders } from '../site/post-build/headers.ts';

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
const long = `<!doctype html><title>API</title><script>start()</script>${'<p>Text</p>'.repeat(300)}`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

describe.skipIf(!hasNginx)('deploy/nginx.conf', () => {
  let child: ChildProcess | undefined;
  let origin = '';
  const get = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: 'manual', ...init });

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    chmodSync(folder, 0o755);
    const root = join(folder, 'site');
    const files = {
      'index.html': long,
      '404.html': '<title>Page Not Found</title>',
      'api/index.html': long,
      'api/oauth/authorize/index.html': long,
      'api/index.md': '# API',
      'api.html': 'moved',
      'assets/js/a.0123abcd.js': 'a()',
      '.env': 'secret',
    };
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), content);
    }
    writeHeaders(root, {});
    await compress(root);
    const port = await freePort();
    const conf = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8')
      .replaceAll('/srv/shop-docs', root)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('/tmp/nginx.pid', join(folder, 'nginx.pid'));
    writeFileSync(join(folder, 'nginx.conf'), conf);
    const checked = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf')], { encoding: 'utf8' });
    expect(checked.stderr).toContain('test is successful');
    child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;']);
    origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => get('/'), { timeout: 5000 });
  });
  afterAll(() => {
    child?.kill('SIGQUIT');
  });

  it('serves files, folders with their slash, and 404.html', async () => {
    expect(await (await get('/api.html')).text()).toBe('moved');
    const moved = await get('/api?a=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/?a=1']);
    for (const path of ['/nothing', '/api/oauth/', '/.env', '/.deploy/headers.json', '/_headers', '/index.html.gz']) {
      const answer = await get(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, '<title>Page Not Found</title>']);
    }
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
  it('sends the Markdown copy of a page to those who ask for it first', async () => {
    const typeAndText = async (path: string, accept: string) => {
      const answer = await get(path, { headers: { accept } });
      return [answer.status, answer.headers.get('content-type'), (await answer.text()).slice(0, 5)];
    };
    for (const path of ['/api/', '/api'])
      expect(await typeAndText(path, 'text/markdown, text/html;q=0.9')).toEqual([
        200,
        'text/markdown; charset=utf-8',
        '# API',
      ]);
    for (const accept of ['text/html, text/markdown;q=0.5', 'text/markdown;q=0, text/html', '*/*'])
      expect((await typeAndText('/api/', accept))[1]).toBe('text/html; charset=utf-8');
    expect((await get('/api/')).headers.get('vary')).toContain('Accept');
  });
  it('sends the headers of the build and compressed copies', async () => {
    const page = await get('/api/', { headers: { 'accept-encoding': 'gzip' } });
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' [^;]*'sha256-/);
    expect(page.headers.get('content-encoding')).toBe('gzip');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await get('/assets/js/a.0123abcd.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.has('content-security-policy')).toBe(false);
    expect((await get('/nothing')).headers.get('x-content-type-options')).toBe('nosniff');
    expect(
      (await get('/', { headers: { 'if-none-match': String((await get('/')).headers.get('etag')) } })).status,
    ).toBe(304);
  });
});
