import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { siteAddress } from '../config/site-address.ts';
import { createMarkdownWriter } from './markdown.ts';

const page = (script: string, text: string) => `<!doctype html><head><title>x</title>
<meta name="description" content="What it is."><link rel="canonical" href="https://docs.example/api/">
<link rel=stylesheet href=/styles.${script}.css><script data-scripts="/main.${script}.js">start()</script></head>
<article><div class="theme-doc-markdown markdown"><h1>API</h1><p>${text}</p></div></article>`;

test('a copy is kept when only scripts and styles change, and made anew when the page does', () => {
  const root = mkdtempSync(join(tmpdir(), 'markdown-'));
  mkdirSync(join(root, 'api'));
  const cache = join(root, 'cache');
  const build = (script: string, text: string) => {
    const html = page(script, text);
    const markdown = createMarkdownWriter(root, cache, siteAddress({}));
    expect(markdown.add('/api/index.html', html, load(html))).toBe('/api/index.md');
    expect(markdown.write().pages).toBe(1);
    return readdirSync(cache);
  };

  const first = build('aaaa', 'One');
  expect(first).toHaveLength(1);
  expect(build('bbbb', 'One')).toEqual(first);
  expect(build('bbbb', 'Two')).not.toEqual(first);
  expect(readFileSync(join(root, 'api/index.md'), 'utf8')).toContain('Two');
});

test('a page has its copy at both addresses that a program may guess, with a pointer to the list of all', () => {
  const root = mkdtempSync(join(tmpdir(), 'markdown-'));
  const markdown = createMarkdownWriter(root, join(root, 'cache'), siteAddress({ SITE_URL: 'https://docs.example/' }));
  const html = page('aaaa', 'One').replaceAll('/api/', '/api/items/add');
  markdown.add('/api/items/add/index.html', html, load(html));
  markdown.write();
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  expect(read('api/items/add.md')).toBe(
    '# API\n\n> All pages as Markdown: [llms.txt](https://docs.example/llms.txt). Words such as *2019* and *observed* after a statement say [how it is known](https://docs.example/api/#evidence).\n\nOne\n',
  );
  expect(read('api/items/add/index.md')).toBe(read('api/items/add.md'));
  expect(read('llms.txt')).toContain('- [API](https://docs.example/api/items/add/index.md): What it is.');
  expect(read('llms-full-1.txt')).toContain('One');
});

test('the copy of the home page explains no marks, because it has none', () => {
  const root = mkdtempSync(join(tmpdir(), 'markdown-'));
  const markdown = createMarkdownWriter(root, join(root, 'cache'), siteAddress({ SITE_URL: 'https://docs.example/' }));
  const html = page('aaaa', 'One').replaceAll('/api/', '/');
  expect(markdown.add('/index.html', html, load(html))).toBe('/index.md');
  expect(readFileSync(join(root, 'index.md'), 'utf8')).toBe(
    '# API\n\n> All pages as Markdown: [llms.txt](https://docs.example/llms.txt).\n\nOne\n',
  );
});
