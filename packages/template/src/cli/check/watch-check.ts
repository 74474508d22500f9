import { type FSWatcher, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { visibleLine } from '@shop-docs/server/visible';
import { Failure } from '../failure.ts';
import { countOf, print } from '../terminal.ts';
import { callerDirectory } from '../theme-file.ts';

/** A check, as text, and what it has read. */
export interface Checked {
  readonly text: string;
  readonly files: readonly string[];
}

/** Editors write a file in several steps; a change counts when it has been still for this long, in milliseconds. */
const settle = 60;

/**
 * Checks again whenever something changes in the folders of the files, and prints what is another than before. Ends when
 * the person stops it.
 * @throws {Failure} When the first check cannot be made.
 */
export async function watchCheck(run: () => Promise<Checked>): Promise<void> {
  const watchers = new Map<string, FSWatcher>();
  let last: Checked = { text: '', files: [] };
  let timer: NodeJS.Timeout | undefined;
  const show = async (next: Checked) => {
    for (const file of [...next.files, '.']) {
      const folder = resolve(callerDirectory, dirname(file));
      if (!watchers.has(folder)) watchers.set(folder, follow(folder));
    }
    if (next.text !== last.text)
      await print(`${next.text}Watching ${countOf(next.files.length, 'file')}. Ctrl+C stops it.\n`);
    last = next;
  };
  /** A file may be gone or broken for a while; that is told, and the rest goes on. */
  const again = async () => {
    try {
      await show(await run());
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await show({ ...last, text: `${visibleLine(error.message)}\n` });
    }
  };
  const follow = (folder: string) =>
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void again(), settle);
    });
  await show(await run());
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  clearTimeout(timer);
  for (const watcher of watchers.values()) watcher.close();
}
