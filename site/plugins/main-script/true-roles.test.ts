import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import trueRoles from './true-roles.cjs';

const { resolve } = createRequire(import.meta.url);
const source = readFileSync(join(dirname(resolve('@docsearch/react/package.json')), 'dist/esm/index.js'), 'utf8');

test('the parts of the search box say what they are', async () => {
  const roles = (module: string) => [...module.matchAll(/role:"(\w+)"/g)].map(([, role]) => role).sort();
  expect(roles(source)).toEqual(['button', 'combobox', 'img', 'img', 'listbox', 'option', 'search']);
  expect(roles(trueRoles(source))).toEqual(['combobox', 'dialog', 'grid', 'img', 'img', 'row', 'search']);
  await expect(transform(trueRoles(source))).resolves.toBeDefined(); // it still is a module
});

test('another version is refused', () => {
  expect(() => trueRoles('export {}')).toThrow('Unexpected module of DocSearch');
});
