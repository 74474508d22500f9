import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { headersFor, readHeaderRules } from '@shop-docs/server';
import { describe, expect, it } from 'vitest';
import { speculationRules } from '../hydration/speculation-rules.ts';
import { scriptHash } from './content-security-policy.ts';
import { writeHeaders } from './headers.ts';
import { brokenLinks } from './links.ts';
import { printNginxHeaders } from './print-headers.ts';

function site(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
const policyOf = (folder: string, path: string) =>
  headersFor(readHeaderRules(folder), path)['Content-Security-Policy'] ?? '';

describe('writeHeaders', () => {
  it('allows the scripts of the pages by their hashes, and no others', () => {
    const folder = site({
      'index.html': `<script>start()</script><script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>
        <script type=speculationrules>{"prefetch":[]}</script><iframe srcdoc="<script>inFrame()</script>"></iframe>`,
    });
    writeHeaders(folder);
    const sources = /script-src ([^;]*)/.exec(policyOf(folder, '/index.html'))?.[1]?.split(' ');
    expect(sources).toEqual([
      "'self'",
      ...[scriptHash('start()'), scriptHash('{"prefetch":[]}'), scriptHash(speculationRules)].sort(),
    ]);
  });
  it('gives each page its own hashes when the pages differ much', () => {
    const pages = Array.from({ length: 15 }, (_, number) => [
      `p${number}/index.html`,
      `<script>page(${number})</script>`,
    ]);
    const folder = site(Object.fromEntries(pages));
    expect(writeHeaders(folder)).toMatchObject({ scripts: 15, perPage: true });
    expect(policyOf(folder, '/p3/index.html')).toContain(scriptHash('page(3)'));
    expect(policyOf(folder, '/p3/index.html')).not.toContain(scriptHash('page(4)'));
    const nginx = readFileSync(join(folder, '.deploy/headers.nginx.conf'), 'utf8');
    expect(nginx).toContain(`"/p3/index.html" "default-src`);
    expect(nginx).toContain(`"/p3/" "default-src`);
  });
  it('refuses inline handlers, which the policy would stop', () => {
    expect(() => writeHeaders(site({ 'index.html': '<button onclick="go()">Go</button>' }))).toThrow(
      /onclick="go\(\)".*index\.html/,
    );
    expect(() => writeHeaders(site({ 'index.html': '<a href="javascript:go()">Go</a>' }))).toThrow(/javascript:/);
  });
  it('lets scripts call the hosted search service only when the site uses it', () => {
    const folder = site({ 'index.html': '' });
    writeHeaders(folder);
    expect(policyOf(folder, '/')).toContain("connect-src 'self';");
    writeHeaders(folder, { connect: ['http://localhost:4020'], scripts: ['https://cdn.example'] });
    expect(policyOf(folder, '/')).toContain("connect-src 'self' http://localhost:4020;");
    expect(policyOf(folder, '/')).toMatch(/script-src 'self' [^;]*https:\/\/cdn\.example;/);
  });
  it('keeps what a reader does on a page from other sites', () => {
    const folder = site({ 'index.html': '' });
    writeHeaders(folder);
    const headers = headersFor(readHeaderRules(folder), '/');
    expect(headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      // Of an address that was left, such as that of a search, other sites learn the host alone.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Frame-Options': 'SAMEORIGIN',
    });
    const senses = 'accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope magnetometer';
    for (const sense of [...senses.split(' '), 'microphone', 'midi', 'payment', 'usb'])
      expect(headers['Permissions-Policy']).toContain(`${sense}=()`);
    const policy = new Map(
      headers['Content-Security-Policy']?.split('; ').map((each) => {
        const [name = '', ...sources] = each.split(' ');
        return [name, sources.join(' ')];
      }),
    );
    for (const name of ['default-src', 'connect-src', 'frame-ancestors', 'form-action', 'base-uri', 'frame-src'])
      expect([name, policy.get(name)]).toEqual([name, "'self'"]);
    expect(policy.get('worker-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self' 'unsafe-inline'");
    for (const name of ['img-src', 'font-src']) expect([name, policy.get(name)]).toEqual([name, "'self' data:"]);
    expect(policy.get('object-src')).toBe("'none'");
  });
  it('sends with scripts and styles only what is about them', () => {
    const folder = site({ 'index.html': '', 'assets/js/a.0123abcd.js': '' });
    writeHeaders(folder);
    const headers = headersFor(readHeaderRules(folder), '/assets/js/a.0123abcd.js');
    expect(headers).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(readFileSync(join(folder, '.deploy/headers.nginx.conf'), 'utf8')).toContain('"~^/assets/" "";');
    expect(readFileSync(join(folder, '_headers'), 'utf8')).not.toMatch(/: *$/m);
  });
  it('lets pages of other origins fetch what is for programs, and nothing else', () => {
    const shared = ['/api/index.md', '/llms.txt', '/llms-full-1.txt', '/fr/llms.txt', '/openapi.json', '/tags.yaml'];
    const own = ['/index.html', '/api/content.json', '/assets/search/text.0123abcd.json', '/robots.txt', '/a/b.yaml'];
    const folder = site(Object.fromEntries([...shared, ...own].map((path) => [path.slice(1), ''])));
    writeHeaders(folder);
    const rules = readHeaderRules(folder);
    for (const path of [...shared, ...own])
      expect([path, headersFor(rules, path)['Access-Control-Allow-Origin']]).toEqual([
        path,
        shared.includes(path) ? '*' : undefined,
      ]);
  });
  it('names files to nginx as they are called, whatever stands in their names', () => {
    const headers = { Vary: 'one "$other"' };
    const [odd, below, all] =
      printNginxHeaders(
        [
          { path: '/*', headers },
          { path: '/assets/*.js', headers },
          { path: '/a"$b\\c.json', headers },
        ],
        '/v1.0/',
      ).match(/^ .*;$/gm) ?? [];
    const value = String.raw`"one \"\$other\""`;
    expect(odd).toBe(String.raw`  "/v1.0/a\"\$b\\c.json" ${value};`);
    expect(below).toBe(String.raw`  "~^/v1\.0/assets/.*\.js$" ${value};`);
    expect(all).toBe(`  default ${value};`);
  });
  it('lets the later of two rules win at nginx, which takes the first that fits', () => {
    const rules = [
      { path: '/assets/*', headers: { Vary: 'one' } },
      { path: '/*.md', headers: { Vary: 'other' } },
    ];
    const path = '/assets/a.md';
    expect(headersFor(rules, path)).toEqual({ Vary: 'other' });
    const first = [...printNginxHeaders(rules, '/').matchAll(/"~(.*)" "(.*)";/g)].find(([, pattern = '']) =>
      new RegExp(pattern).test(path),
    );
    expect(first?.[2]).toBe('other');
  });
  it('states no header twice for one path of a static host', () => {
    const folder = site({
      'index.html': '<script>a()</script>',
      'assets/js/a.0123abcd.js': '',
      'tier.0123456789ab.json': '{}',
    });
    writeHeaders(folder);
    const caching = readFileSync(join(folder, '_headers'), 'utf8').match(/^\S.*\n(?: .*\n)*? {2}Cache-Control: .*/gm);
    expect(caching?.map((block) => block.split('\n')[0])).toEqual(['/assets/*', '/tier.0123456789ab.json']);
  });
});

describe('brokenLinks', () => {
  it('finds files and fragments that are not there', () => {
    const folder = site({
      'index.html':
        '<h1 id=top-of-page>Home</h1><a href="/api/">A</a><a href=/api#b>B</a><a href=#none>C</a><a href="https://example.com/x">D</a><img src=gone.png>',
      'api/index.html':
        '<h2 id="b">B</h2><a href="../#top-of-page">E</a><a href="./nothing">F</a><a href="/api/#c">G</a>',
    });
    expect(brokenLinks(folder).sort()).toEqual([
      '/api/index.html: ./nothing (no such file)',
      '/api/index.html: /api/#c (no such fragment)',
      '/index.html: #none (no such fragment)',
      '/index.html: gone.png (no such file)',
    ]);
  });
});
