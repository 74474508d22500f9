import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { compress } from './compress.ts';

const { disk } = vi.hoisted(() => ({ disk: { stopsIn: '' } }));
/** All is done as ever, unless the build is stopped while it copies into a folder. */
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const copyFile = async (from: string, to: string) => {
    if (!disk.stopsIn || !to.startsWith(disk.stopsIn)) return fs.copyFile(from, to);
    await fs.writeFile(to, (await fs.readFile(from)).subarray(0, 10));
    throw new Error('stopped');
  };
  return { ...fs, copyFile };
});

const text = 'A line that repeats itself.\n'.repeat(200);

function build(): string {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  writeFileSync(join(folder, 'page.html'), text);
  writeFileSync(join(folder, 'small.txt'), 'short'.repeat(102)); // 510 bytes
  writeFileSync(join(folder, 'image.png'), text);
  return folder;
}

describe('compress', () => {
  it('puts copies beside texts above 0.5 kB that unpack to the original and carry its date', async () => {
    const folder = build();
    expect(await compress(folder)).toMatchObject({ files: 1, before: text.length, reused: 0 });
    expect(readdirSync(folder).sort()).toEqual(['image.png', 'page.html', 'page.html.br', 'page.html.gz', 'small.txt']);
    expect(brotliDecompressSync(readFileSync(join(folder, 'page.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).toString()).toBe(text);
    expect(statSync(join(folder, 'page.html.br')).mtime).toEqual(statSync(join(folder, 'page.html')).mtime);
  });
  it('leaves out copies that are no smaller', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'built-'));
    writeFileSync(join(folder, 'noise.wasm'), randomBytes(600));
    writeFileSync(join(folder, 'text.txt'), 'a'.repeat(600));
    await compress(folder);
    expect(readdirSync(folder).sort()).toEqual(['noise.wasm', 'text.txt', 'text.txt.br', 'text.txt.gz']);
  });
  it('takes the copies of the last build, and forgets those that nothing uses', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'cache-'));
    await compress(build(), cache);
    const second = build();
    expect(await compress(second, cache)).toMatchObject({ files: 1, reused: 2 });
    expect(brotliDecompressSync(readFileSync(join(second, 'page.html.br'))).toString()).toBe(text);
    writeFileSync(join(second, 'page.html'), text.toUpperCase());
    await compress(second, cache);
    expect(brotliDecompressSync(readFileSync(join(second, 'page.html.br'))).toString()).toBe(text.toUpperCase());
    expect(readdirSync(cache)).toHaveLength(2);
    expect(existsSync(join(second, 'page.html.gz'))).toBe(true);
  });
  it('keeps one copy of files of the same content, whose copies are made at the same time', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'cache-'));
    const folder = build();
    for (let number = 0; number < 40; number++) writeFileSync(join(folder, `same-${number}.html`), text);
    expect(await compress(folder, cache)).toMatchObject({ files: 41, reused: 0 });
    expect(readdirSync(cache)).toHaveLength(2);
  });
  it('takes no half of a copy that a build has left which was stopped', async () => {
    const cache = mkdtempSync(join(tmpdir(), 'cache-'));
    disk.stopsIn = cache;
    await expect(compress(build(), cache)).rejects.toThrow('stopped');
    expect(readdirSync(cache)).toHaveLength(1);
    disk.stopsIn = '';
    const next = build();
    await compress(next, cache);
    expect(brotliDecompressSync(readFileSync(join(next, 'page.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(next, 'page.html.gz'))).toString()).toBe(text);
    expect(readdirSync(cache)).toHaveLength(2);
  });
  it('fails when a copy cannot be written: no site goes out with half of them', async () => {
    const folder = build();
    mkdirSync(join(folder, 'page.html.br')); // nothing can be written to a folder
    await expect(compress(folder)).rejects.toThrow('page.html.br');
  });
});
