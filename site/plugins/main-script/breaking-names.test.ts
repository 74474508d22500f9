import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import breakingNames from './breaking-names.cjs';

const { resolve } = createRequire(import.meta.url);
const source = readFileSync(join(dirname(resolve('@docsearch/react/package.json')), 'dist/esm/index.js'), 'utf8');

test('names in rows may break after a sign and before a capital, with or without marks in them', async () => {
  const made = breakingNames(source);
  await expect(transform(made)).resolves.toBeDefined(); // it still is a module
  const [, pattern = ''] = /\|\|""\)\.replace\(\/(.*?)\/g,"\$&<wbr>"\)/.exec(made) ?? [];
  const broken = (html: string) => html.replace(new RegExp(pattern, 'g'), '$&|');
  expect(broken('items[].<mark>item</mark>_id')).toBe('items[].|<mark>item</mark>_|id');
  expect(broken('{<mark>ItemTitle</mark>} A text. And more')).toBe('{<mark>Item|Title</mark>} A text. And more');
});

test('another version is refused', () => {
  expect(() => breakingNames('export {}')).toThrow('Unexpected module of DocSearch');
});
