import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '@shop-docs/api';
import { buildTiers, type SearchRecord, splitIndex } from '@shop-docs/search/extract';

const folder = 'assets/search';

/**
 * Characters of an index from which on it is written in parts. Up to there, about six times the pages of today, a reader
 * soon has all of it, and the next question loads nothing.
 */
const longestWhole = 5_000_000;

/** What an index holds, and where its files lie below the site's root. */
export interface WrittenIndex {
  readonly records: number;
  /** Headings and text, or the file that names the parts. */
  readonly files: readonly string[];
}

/**
 * Writes the index files of the embedded search, for each language two, or one and its parts. Their names carry hashes of their contents, which
 * no script of the build can know: pages name them in their heads.
 * @returns The index of each language, by its name.
 * @throws {Error} When there are no records.
 */
export function writeSearchIndexes(
  buildDir: string,
  records: readonly SearchRecord[],
): ReadonlyMap<string, WrittenIndex> {
  if (records.length === 0)
    throw new Error(`Unexpected pages without a search record in ${buildDir}, expected records of every page`);
  rmSync(join(buildDir, folder), { recursive: true, force: true });
  mkdirSync(join(buildDir, folder), { recursive: true });
  const languages = [...new Set(records.map(({ language }) => language))];
  return new Map(
    languages.map((name) => [
      name,
      writeSearchIndex(
        buildDir,
        records.filter(({ language }) => language === name),
      ),
    ]),
  );
}

/**
 * Japanese words for fields of the API, by the first name; one letter is part of too many words. A word that holds another
 * one of its field is found by that.
 */
const fieldNames = Object.fromEntries(
  words.flatMap(({ words: said, names: [first] }) => {
    const name = first?.split(/[.=]/).at(first.includes('=') ? 0 : -1);
    const japanese = said.filter((word) => /^[^\w ]{2,}$/.test(word));
    const shortest = japanese.filter((word) => !japanese.some((other) => other !== word && word.includes(other)));
    return name === undefined ? [] : shortest.map((word) => [word, name]);
  }),
);

function writeSearchIndex(buildDir: string, records: readonly SearchRecord[]): WrittenIndex {
  const tiers = buildTiers(records, fieldNames);
  const [headings, text] = [JSON.stringify(tiers.first), JSON.stringify(tiers.second)];
  const write = (name: string, json: string): string => {
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
    writeFileSync(join(buildDir, folder, `${name}.${hash}.json`), json);
    return `/${folder}/${name}.${hash}.json`;
  };
  if (headings.length + text.length <= longestWhole)
    return { records: records.length, files: [write('headings', headings), write('text', text)] };
  const { index, hash, parts } = splitIndex(tiers);
  for (const [name, json] of parts) writeFileSync(join(buildDir, folder, `${name}.${hash}.json`), json);
  return { records: records.length, files: [write('parts', index)] };
}
