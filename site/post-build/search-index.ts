import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, type SearchRecord } from '@shop-docs/search/extract';

const folder = 'assets/search';

/** What the index holds, and where its files lie below the site's root. */
export interface WrittenIndex {
  readonly records: number;
  readonly headings: string;
  readonly text: string;
}

/**
 * Writes the index files of the embedded search. Their names carry hashes of their contents, which no script of the
 * build can know: pages name them in their heads.
 * @throws {Error} When there are no records.
 */
export function writeSearchIndex(buildDir: string, records: readonly SearchRecord[]): WrittenIndex {
  if (records.length === 0)
    throw new Error(`Unexpected pages without a search record in ${buildDir}, expected records of every page`);
  const { first, second } = buildIndex(records);
  rmSync(join(buildDir, folder), { recursive: true, force: true });
  mkdirSync(join(buildDir, folder), { recursive: true });
  const write = (name: string, json: string): string => {
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
    writeFileSync(join(buildDir, folder, `${name}.${hash}.json`), json);
    return `/${folder}/${name}.${hash}.json`;
  };
  return { records: records.length, headings: write('headings', first), text: write('text', second) };
}
