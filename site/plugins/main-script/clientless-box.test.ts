import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import clientlessBox from './clientless-box.cjs';

const { resolve } = createRequire(import.meta.url);
const source = readFileSync(join(dirname(resolve('@docsearch/react/package.json')), 'dist/esm/index.js'), 'utf8');

test('the search box takes the client that it is given, and makes none', () => {
  const lean = clientlessBox(source);
  expect(source).toContain('`apiKey` is missing');
  expect(lean).not.toContain('`apiKey` is missing');
  expect(lean).toMatch(/useMemo\(\(function\(\)\{return n\(\{appId:t\}\)\}\),\[t,r,n\]\)\}var/);
  expect(source.length - lean.length).toBeLessThan(1500);
});

test('another version is refused', () => {
  expect(() => clientlessBox('export {}')).toThrow('Unexpected module of DocSearch');
});
