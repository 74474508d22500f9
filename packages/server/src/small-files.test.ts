import { mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smallFiles } from './small-files.ts';

const { disk } = vi.hoisted(() => ({ disk: { beforeRead: () => {} } }));
/** All is read as ever; something may happen between the look at a file and its reading. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readFileSync = (file: string) => {
    disk.beforeRead();
    return fs.readFileSync(file);
  };
  return { ...fs, readFileSync };
});

const largest = 256 * 1024;
let root: string;
let now = 0;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'small-files-'));
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  disk.beforeRead = () => {};
  rmSync(root, { recursive: true });
});

/** Makes a file of this size, and says that it was changed at a time. */
function make(name: string, size: number, time = 1): void {
  writeFileSync(join(root, name), '');
  truncateSync(join(root, name), size);
  utimesSync(join(root, name), time, time);
}

it('what is large is not read into memory, and neither is what is no file', () => {
  make('small', largest);
  make('large', largest + 1);
  const read = smallFiles(root);
  expect(['small', 'large', '.', 'none'].map((name) => read(name)?.content.length)).toEqual([
    largest,
    undefined,
    undefined,
    undefined,
  ]);
});

it('a file is looked at again after a moment, and read again when its time or its size has changed', () => {
  const file = join(root, 'page');
  const read = smallFiles(root);
  const say = (text: string, time: number) => {
    writeFileSync(file, text);
    utimesSync(file, time, time);
  };
  const asked = () => {
    now += 50;
    return String(read('page')?.content);
  };
  say('one', 1);
  expect(asked()).toBe('one');
  say('two', 2);
  now += 49;
  expect(String(read('page')?.content)).toBe('one');
  now += 1;
  expect(String(read('page')?.content)).toBe('two');
  say('more', 2);
  expect(asked()).toBe('more');
});

it('a file that is written or goes while it is read is none', () => {
  make('page', 10);
  disk.beforeRead = () => truncateSync(join(root, 'page'), 5);
  expect(smallFiles(root)('page')).toBeNull();
  disk.beforeRead = () => rmSync(join(root, 'page'));
  expect(smallFiles(root)('page')).toBeNull();
});

it('64 MB of files are kept, however often they change; with more it begins anew', () => {
  const read = smallFiles(root);
  const names = Array.from({ length: 256 }, (_, number) => `file-${number}`);
  for (const name of [...names, 'more']) make(name, largest);
  for (let time = 2; time < 300; time += 1) {
    utimesSync(join(root, 'file-0'), time, time);
    now += 50;
    read('file-0');
  }
  const [first] = names.map((name) => read(name));
  expect(read('file-0')).toBe(first);
  const more = read('more');
  expect(read('file-0')).not.toBe(first);
  expect(read('more')).toBe(more);
});
