import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, extractSite } from '@shop-docs/search/extract';
import { builtFiles } from './built-files.ts';

const folder = 'assets/search';

/** What the index holds, and where its files lie below the site's root. */
export interface WrittenIndex {
  readonly records: number;
  readonly headings: string;
  readonly text: string;
}

/**
 * Makes the index files of the embedded search out of the built pages, and names them in the head of every page.
 * The names carry hashes of the contents, which no script of the build can know.
 */
export function writeSearchIndex(buildDir: string): WrittenIndex {
  const records = extractSite(buildDir);
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
  const headings = write('headings', first);
  const text = write('text', second);
  for (const file of builtFiles(buildDir).filter((name) => name.endsWith('.html'))) {
    const path = join(buildDir, file);
    writeFileSync(path, withSearchIndex(readFileSync(path, 'utf8'), headings, text));
  }
  return { records: records.length, headings, text };
}

/** Names the index files in a page, in place of those that it may name already. */
export function withSearchIndex(html: string, headings: string, text: string): string {
  const meta = `<meta name="search-index" content="${headings} ${text}">`;
  return html.replace(/<meta name="search-index"[^>]*>/, '').replace('<title', `${meta}<title`);
}
