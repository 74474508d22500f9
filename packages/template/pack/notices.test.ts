import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notices } from './notices.ts';

const folder = mkdtempSync(join(tmpdir(), 'notices-'));
const files = {
  'node_modules/knot/package.json': '{ "name": "knot", "version": "1.2.0", "license": "MIT" }',
  'node_modules/knot/LICENSE': 'Copyright Ann\n',
  'node_modules/knot/node_modules/thread/package.json': '{ "name": "thread", "version": "0.1.0" }',
  'node_modules/knot/node_modules/thread/licence.md': 'Copyright Ben\n',
  'node_modules/@rope/yarn/package.json': '{ "name": "@rope/yarn", "version": "3.0.0" }',
  'node_modules/@rope/yarn/License.txt': 'Copyright Cem\n',
  'node_modules/twine/package.json': '{ "name": "twine", "version": "2.0.0", "license": "ISC" }',
  'tool/node_modules/twine/package.json': '{ "name": "twine", "version": "2.0.0", "license": "ISC" }',
  'node_modules/fray/package.json': '{ "name": "fray", "version": "1.0.0" }',
};
beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it('gives each package once, with its whole license, and our own files not at all', () => {
  const inputs = [
    'src/index.ts',
    'node_modules/twine/twine.js',
    'tool/node_modules/twine/twine.js',
    'node_modules/knot/lib/index.js',
    'node_modules/knot/lib/tie.js',
    'node_modules/knot/node_modules/thread/thread.js',
    'node_modules/@rope/yarn/dist/yarn.js',
  ];
  expect(notices(inputs.map((each) => join(folder, each)))).toMatchInlineSnapshot(`
    "This package contains:

    @rope/yarn 3.0.0

    Copyright Cem

    ----------------------------------------

    knot 1.2.0

    Copyright Ann

    ----------------------------------------

    thread 0.1.0

    Copyright Ben

    ----------------------------------------

    twine 2.0.0

    License: ISC
    "
  `);
});

it('finds the package of a file whose path is that of Windows', () => {
  expect(notices([`${folder}\\node_modules\\twine\\twine.js`])).toContain('twine 2.0.0');
});

it('fails for a package without a license', () => {
  expect(() => notices([join(folder, 'node_modules/fray/fray.js')])).toThrow(
    'Unexpected package fray without a license',
  );
});
