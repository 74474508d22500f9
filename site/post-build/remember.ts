import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Remembered<T> {
  /**
   * @param text Decides what is made.
   * @param make Must depend on the text alone; what it gives must survive JSON, and undefined is kept as such.
   */
  (text: string, make: () => T): T;
  /** Removes what was not asked for since the folder was opened. */
  forgetOthers(): void;
}

/**
 * Keeps what is made of a text between builds.
 * @param dir Folder of the kept results, one JSON file each.
 * @param code Files that decide what the function makes: after a change of one, everything is made anew.
 */
export function remember<T>(dir: string, code: readonly string[]): Remembered<T> {
  mkdirSync(dir, { recursive: true });
  const unused = new Set(readdirSync(dir));
  const before = createHash('sha256');
  for (const file of code) before.update(readFileSync(file)).update('\0');
  const remembered = (text: string, make: () => T): T => {
    const name = `${before.copy().update(text).digest('hex').slice(0, 32)}.json`;
    const file = join(dir, name);
    unused.delete(name);
    const kept = read<T>(file);
    if (kept) return kept.made;
    const json = JSON.stringify({ made: make() });
    writeFileSync(file, json);
    return (JSON.parse(json) as { made: T }).made; // the same as in later builds, and no part of the text keeps it all
  };
  return Object.assign(remembered, {
    forgetOthers: () => {
      for (const name of unused) rmSync(join(dir, name), { force: true });
    },
  });
}

/** What is missing, or torn by a build that was stopped, is made anew. */
function read<T>(file: string): { made: T } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { made: T }; // written by remember
  } catch {
    return undefined;
  }
}
