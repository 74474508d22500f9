import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { countRows } from '../count-rows.ts';
import { deepestLevel, type SearchRecord } from '../record.ts';
import { extractPage, type Section } from './extract-page.ts';

export interface SiteOptions {
  /** Scheme and host put before every url, without a slash at the end. Default: urls are paths. */
  readonly origin?: string;
  /** Path that the site stands under, with a slash at both ends, to leave out of the urls. Default: urls are whole. */
  readonly withoutBase?: string;
  /** Names of the site's parts by path. Default: the API reference and the template guide. */
  readonly sections?: readonly Section[];
}

export const defaultSections: readonly Section[] = [
  { prefix: '/api', title: 'API reference' },
  { prefix: '/template', title: 'Template guide' },
];

/** Makes records of the pages of a site while they come by. */
export interface RecordReader {
  /**
   * @param file The page's file below the root of the site, with a leading slash.
   * @param $ The page, parsed; it stays as it is.
   */
  add(file: string, $: CheerioAPI): void;
  /** Records in the order of the pages, then of their place on the page. */
  all(): readonly SearchRecord[];
}

export function createRecordReader({
  origin,
  withoutBase,
  sections = defaultSections,
}: SiteOptions = {}): RecordReader {
  const records: SearchRecord[] = [];
  return {
    add: (file, $) => {
      const path = file.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
      const found = extractPage($, {
        path,
        sections,
        ...(origin === undefined ? {} : { origin }),
        ...(withoutBase === undefined ? {} : { withoutBase }),
      });
      records.push(...structuredClone(found)); // parts of a page keep the whole page in memory, copies do not
    },
    all: () => withCounts(records),
  };
}

/** Tells each row how often its name stands on the site, and on how many pages. */
function withCounts(records: readonly SearchRecord[]): readonly SearchRecord[] {
  const rows = records.map(({ kind, hierarchy, url_without_anchor }) => ({
    kind,
    name: hierarchy[deepestLevel(hierarchy)] ?? '',
    page: url_without_anchor,
  }));
  const countsOf = countRows(rows);
  return records.map((record, i) => {
    const row = rows[i];
    return row ? { ...record, facts: { ...record.facts, ...countsOf(row) } } : record;
  });
}

/**
 * Reads all pages of a built site.
 * @param buildDir The folder that the site generator wrote.
 * @returns Records in the order of the pages' paths, then of their place on the page.
 * @throws When the folder cannot be read.
 */
export function extractSite(buildDir: string, options: SiteOptions = {}): readonly SearchRecord[] {
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const reader = createRecordReader(options);
  for (const file of files.sort())
    reader.add(`/${file.split(sep).join('/')}`, load(readFileSync(join(buildDir, file), 'utf8')));
  return reader.all();
}
