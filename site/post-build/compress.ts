import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './built-files.ts';

const texts = /\.(html|js|mjs|css|svg|json|xml|txt|md|ya?ml|webmanifest|map|wasm|ico|html-data|code-snippets)$/;
const smallest = 1024;

const encoders = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: 9 }),
} as const;

export interface Compressed {
  readonly files: number;
  /** Bytes before, and after brotli. */
  readonly before: number;
  readonly after: number;
  /** Copies taken from the cache of an earlier build. */
  readonly reused: number;
}

/**
 * Puts a brotli and a gzip copy beside each text file above 1 kB; copies that are not smaller are left out.
 * @param cacheDir Where the copies of the last build are kept by content, for the next one. Default: none.
 */
export async function compress(buildDir: string, cacheDir?: string): Promise<Compressed> {
  const total = { files: 0, before: 0, after: 0, reused: 0 };
  if (cacheDir) mkdirSync(cacheDir, { recursive: true });
  const known = new Set(cacheDir && existsSync(cacheDir) ? readdirSync(cacheDir) : []);
  const unused = new Set(known);
  const waiting = builtFiles(buildDir)
    .filter((path) => texts.test(path))
    .map((path) => join(buildDir, path));

  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      const content = await readFile(file);
      if (content.length < smallest) continue;
      const { atime, mtime } = await stat(file);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
      total.files += 1;
      total.before += content.length;
      for (const [suffix, encode] of Object.entries(encoders)) {
        const target = file + suffix;
        const cached = cacheDir && join(cacheDir, hash + suffix);
        unused.delete(hash + suffix);
        if (cached && known.has(hash + suffix)) {
          await copyFile(cached, target);
          total.reused += 1;
        } else {
          const copy = await encode(content);
          if (copy.length >= content.length) continue;
          await writeFile(target, copy);
          if (cached) await copyFile(target, cached);
        }
        await utimes(target, atime, mtime);
        const { size } = await stat(target);
        if (suffix === '.br') total.after += size;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, worker));
  if (cacheDir) for (const name of unused) await rm(join(cacheDir, name));
  return total;
}
