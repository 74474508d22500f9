import { watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { Failure } from '../failure.ts';
import { readTheme } from '../theme-file.ts';

/** A theme that follows its file. */
export interface WatchedTheme {
  /** The last source that could be read. */
  readonly source: string;
  /** Why the file cannot be read right now; null when it can. */
  readonly trouble: string | null;
}

/** Editors write a file in several steps; a change counts when it has been still for this long, in milliseconds. */
const settle = 40;

/**
 * Follows a theme file, also when an editor puts a new file in its place.
 * @param onChange Called when the source or the trouble is another than before.
 * @throws {Failure} When the file cannot be read to begin with.
 */
export async function watchTheme(
  name: string,
  onChange: () => void,
): Promise<{ readonly theme: () => WatchedTheme; close(): void }> {
  const first = await readTheme(name);
  if (!first.path) throw new Failure('Unexpected standard input, expected a file: the preview follows it.');
  let theme: WatchedTheme = { source: first.source, trouble: null };
  const reread = async () => {
    const before = theme;
    try {
      theme = { source: (await readTheme(name)).source, trouble: null };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      theme = { ...before, trouble: error.message };
    }
    if (theme.source !== before.source || theme.trouble !== before.trouble) onChange();
  };
  let timer: NodeJS.Timeout | undefined;
  const file = basename(first.path);
  const watcher = watch(dirname(first.path), (_, changed) => {
    if (changed !== null && changed !== file) return;
    clearTimeout(timer);
    timer = setTimeout(reread, settle);
  });
  return {
    theme: () => theme,
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
