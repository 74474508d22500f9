import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Failure } from './failure.ts';
import { directoryWith } from './testing/run-cli.ts';
import { prepare, replaceAll, writeAll } from './write-all.ts';

const disk = vi.hoisted(() => ({ isFull: false, options: [] as unknown[] }));
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  const writeFile: typeof actual.writeFile = async (path, content, options) => {
    disk.options.push(options);
    if (!disk.isFull) return actual.writeFile(path, content, options);
    await actual.writeFile(path, String(content).slice(0, 1), options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return { ...actual, writeFile };
});

function folderWith(files: Record<string, string>) {
  const folder = directoryWith(files);
  onTestFinished(() => folder.remove());
  const rewrite = (name: string, content: string) => ({ name, path: join(folder.path, name), content });
  const read = (name: string) => readFileSync(join(folder.path, name), 'utf8');
  return { path: folder.path, rewrite, read };
}

it('writes all files, and keeps links and permissions', async () => {
  const { path, rewrite, read } = folderWith({ 'a.html': 'a', 'b.html': 'b' });
  chmodSync(join(path, 'a.html'), 0o640);
  symlinkSync('b.html', join(path, 'link.html'));
  disk.options.length = 0;
  await writeAll([rewrite('a.html', 'A'), rewrite('link.html', 'B')]);
  // Nobody else reads the new content before it has the permissions of the old one, and no link is followed.
  expect(disk.options).toEqual(Array(2).fill({ mode: 0o600, flag: 'wx' }));
  expect([read('a.html'), read('b.html')]).toEqual(['A', 'B']);
  expect(statSync(join(path, 'a.html')).mode & 0o777).toBe(0o640);
  expect(lstatSync(join(path, 'link.html')).isSymbolicLink()).toBe(true);
});

it.skipIf(process.platform === 'win32')('writes to no file that is read-only, whoever asks', async () => {
  const { path, rewrite, read } = folderWith({ 'a.html': 'a', 'b.html': 'b' });
  chmodSync(join(path, 'b.html'), 0o444);
  await expect(writeAll([rewrite('a.html', 'A'), rewrite('b.html', 'B')])).rejects.toThrow(
    'Unexpected file b.html, expected one that you may use: its permissions forbid it.',
  );
  expect([read('a.html'), read('b.html'), readdirSync(path)]).toEqual(['a', 'b', ['a.html', 'b.html']]);
});

it.skipIf(process.getuid?.() !== 0)('leaves a file to its owner', async () => {
  const { path, rewrite, read } = folderWith({ 'a.html': 'a' });
  chownSync(join(path, 'a.html'), 65_534, 65_533);
  chmodSync(join(path, 'a.html'), 0o664);
  await writeAll([rewrite('a.html', 'A')]);
  const { uid, gid, mode } = statSync(join(path, 'a.html'));
  expect([read('a.html'), uid, gid, mode & 0o777]).toEqual(['A', 65_534, 65_533, 0o664]);
});

it('leaves every file as it was when one is missing', async () => {
  const { path, rewrite, read } = folderWith({ 'a.html': 'a' });
  await expect(writeAll([rewrite('a.html', 'A'), rewrite('gone.html', 'B')])).rejects.toThrow(Failure);
  expect(read('a.html')).toBe('a');
  expect(readdirSync(path)).toEqual(['a.html']);
});

it('leaves every file as it was, and nothing beside them, when the disk is full', async () => {
  const { path, rewrite, read } = folderWith({ 'a.html': 'a', 'b.html': 'b' });
  disk.isFull = true;
  onTestFinished(() => {
    disk.isFull = false;
  });
  await expect(writeAll([rewrite('a.html', 'Aa'), rewrite('b.html', 'Bb')])).rejects.toThrow('no space left');
  expect([read('a.html'), read('b.html'), readdirSync(path)]).toEqual(['a', 'b', ['a.html', 'b.html']]);
});

it('puts back what it has replaced when a later file cannot be replaced', async () => {
  const { path, rewrite, read } = folderWith({ 'a.html': 'a', 'b.html': 'b' });
  const prepared = [await prepare(rewrite('a.html', 'A')), await prepare(rewrite('b.html', 'B'))];
  rmSync(join(path, 'b.html'));
  mkdirSync(join(path, 'b.html'));
  await expect(replaceAll(prepared)).rejects.toThrow('Unexpected directory b.html');
  expect(read('a.html')).toBe('a');
  expect(readdirSync(path)).toEqual(['a.html', 'b.html']);
});
