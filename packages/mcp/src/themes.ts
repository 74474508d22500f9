import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Longest theme, in characters; of files in bytes. */
export const longestTheme = 1_000_000;
/** Characters of all themes that are kept; the oldest give way, and the newest always stays. */
const mostKept = 3_000_000;

/** How a caller names a theme: exactly one of them. */
export interface ThemeWritten {
  readonly source?: string | undefined;
  readonly path?: string | undefined;
  readonly handle?: string | undefined;
}

/** The themes of a session: what was shown once needs no second sending. */
export interface Themes {
  /**
   * The source of a theme.
   * @throws {RangeError} When it cannot be had; the message says why.
   */
  read(written: ThemeWritten): string;
  /** Keeps a source, and names it: `t1`. The same source keeps its name. */
  keep(source: string): string;
}

/** @param readsFiles Whether paths are read: only for a client that started this program on its own machine. */
export function createThemes(readsFiles: boolean): Themes {
  const kept = new Map<string, string>();
  let count = 0;
  return {
    read: ({ source, path, handle }) => {
      const given = [source, path, handle].filter((each) => each !== undefined);
      if (given.length !== 1)
        throw new RangeError(`Unexpected ${given.length} themes, expected one of source, path or handle.`);
      if (source !== undefined) return source;
      if (path !== undefined) return readTheme(path, readsFiles);
      const found = kept.get(handle ?? '');
      if (found !== undefined) return found;
      throw new RangeError(
        `Unexpected handle ${handle}, expected ${[...kept.keys()].join(', ') || 'one of an answer: there is none yet'}.`,
      );
    },
    keep: (source) => {
      const known = [...kept].find(([, each]) => each === source);
      if (known) return known[0];
      count += 1;
      const handle = `t${count}`;
      kept.set(handle, source);
      let length = [...kept.values()].reduce((sum, each) => sum + each.length, 0);
      for (const [oldest, each] of kept) {
        if (length <= mostKept || oldest === handle) break;
        kept.delete(oldest);
        length -= each.length;
      }
      return handle;
    },
  };
}

function readTheme(path: string, readsFiles: boolean): string {
  if (!readsFiles) throw new RangeError('This server reads no files, expected source or handle.');
  if (!/\.html?$/i.test(path)) throw new RangeError(`Unexpected path ${path}, expected one that ends in .html.`);
  const file = resolve(path);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new RangeError(`Unexpected path ${file}, expected a file that is there.`);
  if (stat.size > longestTheme)
    throw new RangeError(`Unexpected size of ${file}, expected at most ${longestTheme} bytes.`);
  return readFileSync(file, 'utf8');
}
