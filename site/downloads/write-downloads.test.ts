import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Download, downloads, root } from './list.ts';
import { downloadPaths, writeChecksums, writeDownloads } from './write-downloads.ts';

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
const write = async (address: Parameters<typeof writeDownloads>[3] = known, some = list) => {
  const written = await writeDownloads(some, build, join(folder, 'cache'), address);
  writeChecksums(some, build);
  return written;
};

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

it('makes anew what a file holds of the pages when that has changed', async () => {
  const page = join(folder, 'page.md');
  const some: readonly Download[] = [
    {
      name: 'pages-1.0.0.txt',
      sources: [relative(root, source)],
      content: async () => readFileSync(page, 'utf8'),
      make: async (into, _, content) => writeFileSync(join(into, 'pages-1.0.0.txt'), content),
    },
  ];
  for (const [text, made] of [
    ['one', 1],
    ['one', 0],
    ['two', 1],
  ] as const) {
    writeFileSync(page, text);
    expect(await write(known, some)).toEqual({ files: 1, made });
    expect(readFileSync(join(build, 'downloads/pages-1.0.0.txt'), 'utf8')).toBe(text);
  }
  rmSync(join(build, 'downloads/pages-1.0.0.txt'));
});

it('is made anew with the license, the lock file and every workspace whose code goes in', () => {
  for (const { name, sources } of downloads) {
    expect([name, sources]).toEqual([
      name,
      expect.arrayContaining(['LICENSE', 'package-lock.json', 'tsconfig.base.json']),
    ]);
    const code = sources
      .filter((each) => each.startsWith('packages/'))
      .flatMap((folder) =>
        readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|[\\/])testing[\\/.]/.test(file))
          .map((file) => readFileSync(join(root, folder, 'src', file), 'utf8')),
      );
    // What is imported as a type alone is in no file.
    const imported = code.flatMap((text) => [
      ...text.matchAll(/^(?:import|export) (?!type )[^;]*?'@shop-docs\/([a-z]+)/gm),
    ]);
    const workspaces = new Set(imported.map(([, workspace]) => `packages/${workspace}`));
    expect(workspaces).toContain('packages/server');
    expect([name, sources]).toEqual([name, expect.arrayContaining([...workspaces])]);
  }
});

it('keeps a file for the next build only when all of it is there, and nothing of one that failed', async () => {
  const cache = join(folder, 'other-cache');
  mkdirSync(cache);
  const torn = list.map((each) => ({
    ...each,
    make: async (into: string) => {
      writeFileSync(join(into, each.name), 'half');
      throw new Error('ENOSPC: no space left on device');
    },
  }));
  await expect(writeDownloads(torn, build, cache, known)).rejects.toThrow('ENOSPC');
  expect(readdirSync(cache)).toEqual([]);
  let made = 0;
  const whole = list.map((each) => ({
    ...each,
    make: async (into: string, docs: string | undefined) => {
      await each.make(into, docs, '');
      made = statSync(join(into, each.name)).ino;
    },
  }));
  await writeDownloads(whole, build, cache, known);
  const [kept = ''] = readdirSync(cache);
  // The file itself, moved in one step: a copy that was broken off would count as whole.
  expect(statSync(join(cache, kept, 'tool-1.0.0.txt')).ino).toBe(made);
  expect(readFileSync(join(build, 'downloads/tool-1.0.0.txt'), 'utf8')).toBe('two https://docs.example/');
});

it('forgets what no build has used for two weeks', async () => {
  const cache = join(folder, 'cache');
  const day = 24 * 3600;
  for (const [name, days] of [
    ['old', 15],
    ['young', 13],
  ] as const) {
    mkdirSync(join(cache, name));
    const used = Date.now() / 1000 - days * day;
    utimesSync(join(cache, name), used, used);
  }
  await write();
  expect(readdirSync(cache)).toContain('young');
  expect(readdirSync(cache)).not.toContain('old');
});

it('promises what it writes', () => {
  expect(downloadPaths(list).toSorted()).toEqual(
    readdirSync(join(build, 'downloads')).map((name) => `/downloads/${name}`),
  );
  for (const { name } of downloads) expect(name).toMatch(/-\d+\.\d+\.\d+\.[a-z]+$/);
});
