import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './built-files.ts';

const texts = /\.(html|js|mjs|css|svg|json|xml|txt|md|ya?ml|webmanifest|map|wasm|ico|html-data|code-snippets)$/;
const smallest = 512;

/**
 * Brotli quality by kind, measured on this site. Pages and style sheets are what a first visit waits for. Scripts come
 * later: 10 takes a third of the time of 11 for 2.5 % more bytes. Programs fetch the rest: 9 takes a thirtieth of the
 * time for 10 % more.
 */
const qualities: Readonly<Record<string, number>> = { '.css': 11, '.html': 11, '.js': 10, '.json': 10, '.svg': 10 };
/** What a reader waits for who searches, in the quality of pages. */
const searchIndex = /[\\/]assets[\\/]search[\\/]/;
const quality = (file: string): number => (searchIndex.test(file) ? 11 : (qualities[extname(file)] ?? 9));

/**
 * Keeps a copy for later builds in one step: one that a stopped build had begun would count as whole. Files of the same
 * content have one copy, and are made at the same time.
 */
async function keep(file: string, cached: string): Promise<void> {
  const beside = `${cached}.${randomUUID()}`;
  await copyFile(file, beside);
  await rename(beside, cached);
}

/** A window of the default size, 4 MB, is cleared for each file and takes ten times as long as a short file itself. */
function windowBits(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  return Math.min(Math.max(Math.ceil(Math.log2(length + 16)), least), most); // a window is 16 bytes short of its power
}

const encoders = {
  '.br': (content: Buffer, file: string) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
      },
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

/** Makes brotli and gzip copies in the threads of the runtime, while the caller goes on. */
export interface Compressor {
  /** Puts copies beside a file that does not change any more; files that are no text or below 0.5 kB get none. */
  add(path: string): void;
  /** Waits for all copies. */
  done(): Promise<Compressed>;
}

/**
 * Copies that are not smaller than their file are left out.
 * @param cacheDir Where the copies of the last build are kept by content, for the next one. Default: none.
 */
export function createCompressor(buildDir: string, cacheDir?: string): Compressor {
  const total = { files: 0, before: 0, after: 0, reused: 0 };
  if (cacheDir) mkdirSync(cacheDir, { recursive: true });
  const known = new Set(cacheDir && existsSync(cacheDir) ? readdirSync(cacheDir) : []);
  const unused = new Set(known);
  const waiting: string[] = [];
  const running = new Set<Promise<void>>();
  const most = availableParallelism() * 2;

  async function copy(file: string): Promise<void> {
    const content = await readFile(file);
    if (content.length < smallest) return;
    const { atime, mtime } = await stat(file);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
    total.files += 1;
    total.before += content.length;
    for (const [suffix, encode] of Object.entries(encoders)) {
      const name = suffix === '.br' ? `${hash}.${quality(file)}${suffix}` : hash + suffix;
      const target = file + suffix;
      const cached = cacheDir && join(cacheDir, name);
      unused.delete(name);
      if (cached && known.has(name)) {
        await copyFile(cached, target);
        total.reused += 1;
      } else {
        const made = await encode(content, file);
        if (made.length >= content.length) continue;
        await writeFile(target, made);
        if (cached) await keep(target, cached);
      }
      await utimes(target, atime, mtime);
      const { size } = await stat(target);
      if (suffix === '.br') total.after += size;
    }
  }

  /** A failure of a copy is told by {@link Compressor.done}. */
  let failure: unknown;
  function start(): void {
    while (running.size < most) {
      const file = waiting.pop();
      if (!file) return;
      const task = copy(file)
        .catch((error: unknown) => {
          failure ??= error;
        })
        .then(() => {
          running.delete(task);
          start();
        });
      running.add(task);
    }
  }

  return {
    add: (path) => {
      if (!texts.test(path)) return;
      waiting.push(join(buildDir, path));
      start();
    },
    done: async () => {
      while (running.size > 0) await Promise.all(running);
      if (failure) throw failure;
      if (cacheDir) for (const name of unused) await rm(join(cacheDir, name), { force: true });
      return total;
    },
  };
}

/** Puts a brotli and a gzip copy beside each text file above 1 kB of a folder. */
export function compress(buildDir: string, cacheDir?: string): Promise<Compressed> {
  const compressor = createCompressor(buildDir, cacheDir);
  for (const path of builtFiles(buildDir)) compressor.add(path);
  return compressor.done();
}
