import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { leanPages } from './lean-pages.ts';

const page = '# Title\n\nText with *stress* and {1 + 1}.\n\n<div title="a">\n- one\n- `two`\n</div>\n';

async function html(code: string): Promise<string> {
  const folder = mkdtempSync(join(import.meta.dirname, '../node_modules/lean-')); // where its imports are found
  writeFileSync(join(folder, 'page.mjs'), code);
  const { default: Content } = await import(join(folder, 'page.mjs'));
  rmSync(folder, { recursive: true });
  return renderToStaticMarkup(createElement(Content));
}

test('a lean page says the same in fewer bytes, and uses each import once', async () => {
  const stock = String(await compile(page));
  const lean = String(await compile(page, { recmaPlugins: [leanPages] }));
  expect(await html(lean)).toBe(await html(stock));
  expect(lean.length).toBeLessThan(stock.length);
  for (const [, name] of lean.matchAll(/ as (\w+)/g))
    expect(lean.split(new RegExp(`\\b${name}\\b`)), `uses of ${name}`).toHaveLength(3);
});
