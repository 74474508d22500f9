import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageKey, versionOf } from './page-key.ts';

/**
 * Gives what a page takes from the data packages: what they say today, or what they said when its version was cut.
 * @param what Name of it, the same in each build: the directive with its attributes.
 * @param make Makes it from the data of today.
 */
export type Take = <T>(what: string, make: () => T) => T;

/** What a page took, by name, as plain data. */
export type Taken = Record<string, unknown>;

export const today: Take = (_what, make) => make();

/** What was noted; what the page did not have then comes from the data of today. */
export function asNoted(taken: Taken): Take {
  // What was noted under a name is what `make` gave then, waited for; a page waits for all that it takes.
  return <T>(what: string, make: () => T) =>
    Object.hasOwn(taken, what) ? (structuredClone(taken[what]) as T) : make();
}

/** The data of today, noted as it is before the page works on it. */
export function noting(taken: Taken): Take {
  const note = (what: string, value: unknown): void => {
    taken[what] = JSON.parse(JSON.stringify(value));
  };
  return (what, make) => {
    const made = make();
    if (!(made instanceof Promise)) note(what, made);
    else
      return made.then((value) => {
        note(what, value);
        return value;
      }) as typeof made; // a promise of the same
    return made;
  };
}

/** Where the notes of a page of a cut version are: beside its source, also for its translations. */
function notesOf(version: string, key: string): string {
  return fileURLToPath(new URL(`../../versioned_docs/version-${version}/${key}.reference.json`, import.meta.url));
}

/**
 * The way in which a page takes data.
 * @param source Path of the page's source.
 */
export function takeOf(source: string): Take {
  const version = versionOf(source);
  const notes = version === undefined ? '' : notesOf(version, pageKey(source));
  return existsSync(notes) ? asNoted(JSON.parse(readFileSync(notes, 'utf8')) as Taken) : today; // `version:cut` wrote it
}
