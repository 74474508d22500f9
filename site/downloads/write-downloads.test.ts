import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Download, downloads, root } from './list.ts';
import { downloadPaths, writeDownloads } from './write-downloads.ts';

const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
const build = join(folder, 'build');
const source = join(folder, 'source.txt');
const known = { isKnown: true, at: () => 'https://docs.example/' };
afterAll(() => rmSync(folder, { recursive: true }));

const list: readonly Download[] = [
  {
    name: 'tool-1.0.0.txt',
    sources: [relative(root, source)],
    make: async (into, docs) => writeFileSync(join(into, 'tool-1.0.0.txt'), `${readFileSync(source, 'utf8')} ${docs}`),
  },
];
const write = (address: Parameters<typeof writeDownloads>[3] = known) =>
  writeDownloads(list, build, join(folder, 'cache'), address);

it('writes files with their checksums, and makes anew what has changed', async () => {
  writeFileSync(source, 'one');
  expect(await write()).toEqual({ files: 1, made: 1 });
  expect(readFileSync(join(build, 'downloads/tool-1.0.0.txt'), 'utf8')).toBe('one https://docs.example/');
  const sum = createHash('sha256').update('one https://docs.example/').digest('hex');
  expect(readFileSync(join(build, 'downloads/SHA256SUMS.txt'), 'utf8')).toBe(`${sum}  tool-1.0.0.txt\n`);
  expect(await write()).toEqual({ files: 1, made: 0 });
  writeFileSync(source, 'two');
  expect(await write()).toEqual({ files: 1, made: 1 });
  expect(readFileSync(join(build, 'downloads/tool-1.0.0.txt'), 'utf8')).toBe('two https://docs.example/');
});

it('names no address where nobody has said it', async () => {
  expect(await write({ isKnown: false, at: () => 'https://reserved.example/' })).toEqual({ files: 1, made: 1 });
  expect(readFileSync(join(build, 'downloads/tool-1.0.0.txt'), 'utf8')).toBe('two undefined');
});

it('promises what it writes', () => {
  expect(downloadPaths(list).toSorted()).toEqual(
    readdirSync(join(build, 'downloads')).map((name) => `/downloads/${name}`),
  );
  for (const { name } of downloads) expect(name).toMatch(/-\d+\.\d+\.\d+\.[a-z]+$/);
});
