import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteAddress } from '../config/site-address.ts';
import { type Download, root } from './list.ts';

/** What was not used for this long, in milliseconds, leaves the cache; sites with other addresses share it. */
const keep = 14 * 24 * 3600 * 1000;
/** What no download contains, though it lies in a folder that decides one. */
const left = /(?:^|[\\/])(?:node_modules|dist|bench|testing|corpus|fixtures)(?:[\\/]|$)|\.test\.ts$/;

/** Where the list of checksums stands, for `sha256sum -c`. */
const checksums = '/downloads/SHA256SUMS.txt';

/** Addresses of the files below the root of the site: pages may link to them before they are there. */
export function downloadPaths(list: readonly Download[]): readonly string[] {
  return [...list.map(({ name }) => `/downloads/${name}`), checksums];
}

/**
 * Writes downloads into a built site. A file whose sources have not changed comes from the cache.
 * @param cacheDir Where files are kept for the next build.
 * @returns How many files there are, and how many of them were made anew.
 */
export async function writeDownloads(
  list: readonly Download[],
  buildDir: string,
  cacheDir: string,
  address: Pick<SiteAddress, 'isKnown' | 'at'>,
): Promise<{ readonly files: number; readonly made: number }> {
  const docs = address.isKnown ? address.at('/') : undefined;
  const target = join(buildDir, 'downloads');
  mkdirSync(target, { recursive: true });
  let made = 0;
  for (const { name, sources, content, make } of list) {
    const read = (await content?.(buildDir)) ?? '';
    const folder = join(cacheDir, hashOf(sources, [name, docs ?? '', read].join('\0')));
    const kept = join(folder, name);
    if (!existsSync(kept)) {
      const fresh = `${folder}.${process.pid}`; // a build that is stopped leaves nothing half made under the final name
      mkdirSync(fresh, { recursive: true });
      try {
        await make(fresh, docs, read);
        mkdirSync(folder, { recursive: true });
        renameSync(join(fresh, name), kept);
      } finally {
        rmSync(fresh, { recursive: true });
      }
      made += 1;
    }
    const now = new Date();
    utimesSync(folder, now, now);
    copyFileSync(kept, join(target, name));
  }
  forget(cacheDir);
  return { files: list.length, made };
}

/** Writes the list of checksums, once all downloads are there. */
export function writeChecksums(list: readonly Download[], buildDir: string): void {
  const lines = list.map(({ name }) => {
    const file = readFileSync(join(buildDir, 'downloads', name));
    return `${createHash('sha256').update(file).digest('hex')}  ${name}\n`;
  });
  writeFileSync(join(buildDir, checksums), lines.join(''));
}

/** A hash over the content of files and folders. */
function hashOf(sources: readonly string[], more: string): string {
  const hash = createHash('sha256').update(more);
  for (const source of sources) {
    const path = join(root, source);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
      : [path];
    for (const file of files.sort()) {
      const name = relative(root, file);
      if (!left.test(name)) hash.update(`\0${name}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

function forget(cacheDir: string): void {
  for (const name of readdirSync(cacheDir)) {
    const folder = join(cacheDir, name);
    if (Date.now() - statSync(folder).mtimeMs > keep) rmSync(folder, { recursive: true, force: true });
  }
}
