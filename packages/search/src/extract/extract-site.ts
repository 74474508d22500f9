import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SearchRecord } from '../record.ts';
import { extractPage, type Section } from './extract-page.ts';

export interface SiteOptions {
  /** Scheme and host put before every url, without a slash at the end. Default: urls are paths. */
  readonly origin?: string;
  /** Names of the site's parts by path. Default: the API reference and the template guide. */
  readonly sections?: readonly Section[];
}

export const defaultSections: readonly Section[] = [
  { prefix: '/api', title: 'API reference' },
  { prefix: '/template', title: 'Template guide' },
];

/**
 * Reads all pages of a built site.
 * @param buildDir The folder that the site generator wrote.
 * @returns Records in the order of the pages' paths, then of their place on the page.
 * @throws When the folder cannot be read.
 */
export function extractSite(buildDir: string, options: SiteOptions = {}): SearchRecord[] {
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const { origin, sections = defaultSections } = options;
  return files.sort().flatMap((file) => {
    const path = pagePath(relative(buildDir, join(buildDir, file)));
    const html = readFileSync(join(buildDir, file), 'utf8');
    // Parts of a page keep the whole page in memory, copies do not.
    return structuredClone(extractPage(html, { path, sections, ...(origin === undefined ? {} : { origin }) }));
  });
}

function pagePath(file: string): string {
  const path = `/${file.split(sep).join('/')}`;
  return path.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}
