import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeMarkdown } from './markdown.ts';

const page = (script: string, text: string) => `<!doctype html><head><title>x</title>
<meta name="description" content="What it is."><link rel="canonical" href="https://docs.example/api/">
<link rel=stylesheet href=/styles.${script}.css><script>window.applicationScripts=["/main.${script}.js"]</script></head>
<article><div class="theme-doc-markdown markdown"><h1>API</h1><p>${text}</p></div></article>`;

test('a copy is kept when only scripts and styles change, and made anew when the page does', () => {
  const root = mkdtempSync(join(tmpdir(), 'markdown-'));
  mkdirSync(join(root, 'api'));
  const cache = join(root, 'cache');
  const build = (script: string, text: string) => {
    writeFileSync(join(root, 'index.html'), page(script, text));
    expect(writeMarkdown(root, cache)).toBe(1);
    return readdirSync(cache);
  };

  const first = build('aaaa', 'One');
  expect(first).toHaveLength(1);
  expect(build('bbbb', 'One')).toEqual(first);
  expect(readFileSync(join(root, 'index.html'), 'utf8')).toContain('/main.bbbb.js');
  expect(build('bbbb', 'Two')).not.toEqual(first);
  expect(readFileSync(join(root, 'api/index.md'), 'utf8')).toContain('Two');
});
