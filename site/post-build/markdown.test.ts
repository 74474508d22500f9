import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { createMarkdownWriter } from './markdown.ts';

const page = (script: string, text: string) => `<!doctype html><head><title>x</title>
<meta name="description" content="What it is."><link rel="canonical" href="https://docs.example/api/">
<link rel=stylesheet href=/styles.${script}.css><script>window.applicationScripts=["/main.${script}.js"]</script></head>
<article><div class="theme-doc-markdown markdown"><h1>API</h1><p>${text}</p></div></article>`;

test('a copy is kept when only scripts and styles change, and made anew when the page does', () => {
  const root = mkdtempSync(join(tmpdir(), 'markdown-'));
  mkdirSync(join(root, 'api'));
  const cache = join(root, 'cache');
  const build = (script: string, text: string) => {
    const html = page(script, text);
    const markdown = createMarkdownWriter(root, cache);
    expect(markdown.add('/api/index.html', html, load(html))).toBe('/api/index.md');
    expect(markdown.write()).toBe(1);
    return readdirSync(cache);
  };

  const first = build('aaaa', 'One');
  expect(first).toHaveLength(1);
  expect(build('bbbb', 'One')).toEqual(first);
  expect(build('bbbb', 'Two')).not.toEqual(first);
  expect(readFileSync(join(root, 'api/index.md'), 'utf8')).toContain('Two');
});
