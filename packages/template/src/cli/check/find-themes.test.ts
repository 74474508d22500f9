import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { callerDirectory } from '../theme-file.ts';
import { findThemes } from './find-themes.ts';

const folder = mkdtempSync(join(tmpdir(), 'find-themes-'));
const names = ['themes/a.html', 'themes/deep/b.htm', 'themes/old/c.html', 'themes/readme.txt', 'node_modules/d.html'];

beforeAll(() => {
  for (const name of names) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const found = async (...patterns: string[]) => {
  const ignores = { globs: ['themes/old/**'], directory: folder };
  const files = await findThemes(patterns, folder, ignores);
  return files.map((file) => relative(folder, resolve(callerDirectory, file)));
};

it('takes the themes of folders and globs, each once, without what is ignored', async () => {
  expect(await found('.')).toEqual(['themes/a.html', 'themes/deep/b.htm']);
  expect(await found('themes/*.html', 'themes')).toEqual(['themes/a.html', 'themes/deep/b.htm']);
});

it('takes a file that is named, ignored or not, there or not', async () => {
  expect(await found('themes/old/c.html', 'gone.html')).toEqual(['themes/old/c.html', 'gone.html']);
});

it('refuses a folder and a glob without a theme', async () => {
  await expect(found('themes/old')).rejects.toThrow('Unexpected folder themes/old, expected one with HTML files');
  await expect(found('none/**')).rejects.toThrow(Failure);
});
