import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { release } from '../scripts/setup/releases.mjs';
import { builtFiles } from '../site/post-build/built-files.ts';
import { compress } from '../site/post-build/compress.ts';
import { writeHeaders } from '../site/post-build/headers.ts';
import { type Hosted, hasNginx, publicFolder, startNginx, startOurs } from './testing/hosts.ts';

const long = `<!doctype html><title>API</title><script>start()</script>${'<p>Text</p>'.repeat(300)}`;

const hosted: Hosted[] = [];
afterAll(async () => {
  for (const { stop } of hosted) await stop();
});

/** A small site below a path, published by nginx as its build says. */
async function site(base: string) {
  const build = join(mkdtempSync(join(tmpdir(), 'built-')), 'build');
  const files = {
    'index.html': long,
    '404.html': '<title>Page Not Found</title>',
    'api/index.html': long,
    'api/oauth/authorize/index.html': long,
    'api/index.md': '# API',
    'api.html': 'moved',
    'openapi.json': '{}',
    'assets/js/a.0123abcd.js': 'a()',
    '.env': 'secret',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), content);
  }
  writeHeaders(build, {}, base);
  await compress(build);
  const folder = publicFolder();
  release(build, folder);
  const host = await startNginx(folder, base);
  hosted.push(host);
  return host;
}

describe.skipIf(!hasNginx).each(['/', '/docs/', '/docs/v1.0/'])('the nginx configuration of a build for %s', (base) => {
  let origin = '';
  const get = (path: string, init: RequestInit = {}) =>
    fetch(origin + base + path.slice(1), { redirect: 'manual', ...init });

  beforeAll(async () => {
    ({ origin } = await site(base));
  });

  it('serves files, pages with a slash at the end or without, and 404.html', async () => {
    expect(await (await get('/api.html')).text()).toBe('moved');
    for (const path of ['/', '/api', '/api/', '/api?a=1', '/api/oauth/authorize'])
      expect([path, (await get(path)).status, await (await get(path)).text()]).toEqual([path, 200, long]);
    for (const path of ['/nothing', '/api/oauth/', '/.env', '/.deploy/headers.json', '/_headers', '/index.html.gz']) {
      const answer = await get(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, '<title>Page Not Found</title>']);
    }
    expect((await get('/', { method: 'POST' })).status).toBe(405);
  });
  it('leads from the root of the host to the site, and knows nothing else beside it', async () => {
    const ask = async (path: string) => {
      const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await ask('/')).toEqual(base === '/' ? [200, null] : [301, base]);
    for (const path of ['/nothing', '/docsx/', '/.deploy/headers.json', '/docs/.deploy/headers.json', '/_headers'])
      expect([path, ...(await ask(path))]).toEqual([path, 404, null]);
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
    for (const path of ['/api/index.md', '/openapi.json'])
      expect([path, (await get(path)).headers.get('access-control-allow-origin')]).toEqual([path, '*']);
    const script = await get('/assets/js/a.0123abcd.js');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.has('content-security-policy')).toBe(false);
    expect((await get('/nothing')).headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('server')).toBe('nginx'); // without its version
    expect(
      (await get('/', { headers: { 'if-none-match': String((await get('/')).headers.get('etag')) } })).status,
    ).toBe(304);
  });
});

it('nginx knows each type of file as our server does, and all that a build has', async () => {
  const [, list = ''] = /^ {2}types \{([^}]*)\}/m.exec(read('nginx.conf')) ?? [];
  const types = new Map(
    list.split(';').flatMap((line) => {
      const [type, ...endings] = line.trim().split(/\s+/);
      return endings.map((ending) => [ending, type] as const);
    }),
  );
  const withCharset = [
    'text/html',
    ...(/^ {2}charset_types ([^;]*);/m.exec(read('nginx.conf'))?.[1]?.split(/\s+/) ?? []),
  ];
  const built = builtFiles(join(import.meta.dirname, '../site/build')).flatMap(
    (path) => /\.(\w+)$/.exec(path)?.[1] ?? [],
  );
  const endings = [...new Set([...types.keys(), ...built])].filter((ending) => !['br', 'gz'].includes(ending));
  expect(endings).toContain('html');
  const folder = publicFolder();
  mkdirSync(join(folder, 'current'));
  for (const name of ['index.html', ...endings.map((ending) => `file.${ending}`)])
    writeFileSync(join(folder, 'current', name), '');
  const ours = await startOurs(folder);
  hosted.push(ours);
  for (const ending of endings) {
    const { headers } = await fetch(`${ours.origin}/file.${ending}`);
    const type = types.get(ending) ?? 'application/octet-stream';
    const charset = withCharset.includes(type) ? '; charset=utf-8' : '';
    expect([ending, headers.get('content-type')]).toEqual([ending, type + charset]);
  }
});

it('in a container, nginx is not root', () => {
  expect(read('Containerfile')).toMatch(/^USER nginx$/m);
});

it.skipIf(!hasNginx)('in a container, whose nginx is not root, nginx writes below /tmp alone', () => {
  const [, edit = ''] = /^RUN (sed [\s\S]*?) \/etc\/nginx\/nginx\.conf$/m.exec(read('Containerfile')) ?? [];
  // A backslash at the end of a line joins it with the next one.
  const command = `${edit.replaceAll('\\\n', '').replace(' -i', '')} "$0"`;
  const file = join(import.meta.dirname, 'nginx.conf');
  const { stdout } = spawnSync('sh', ['-c', command, file], { encoding: 'utf8' });
  const { stderr: built } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const paths = [...built.matchAll(/--http-([a-z-]+-temp-path)=/g)].map(([, name = '']) => name.replaceAll('-', '_'));
  expect(paths).toContain('client_body_temp_path');
  for (const name of ['pid', ...paths]) expect(stdout).toMatch(new RegExp(`(^|[{;]\\s*)${name} /tmp/\\w[\\w.]*;`, 'm'));
});

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
