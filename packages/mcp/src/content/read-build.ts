import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex, extractSite } from '@shop-docs/search/extract';
import type { Content, Page } from './content.ts';

/**
 * Reads the built site: its name, its address, its pages as Markdown, its search index. Of several languages it is the
 * one at the root; versions that were cut are left out.
 * @param folder `site/build`, or a copy of it.
 * @throws {Error} When there is no build.
 */
export function readBuild(folder: string): Content {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`Unexpected folder ${folder} without index.html, expected a built site: run npm run build first.`);
  const address = canonicalOf(join(folder, 'index.html'));
  return {
    title: titleOf(join(folder, 'llms.txt')),
    address,
    pages: readPages(folder, address),
    files: { openapi: textOf(join(folder, 'openapi.json')), starterTheme: textOf(join(folder, 'starter-theme.txt')) },
    index: readIndex(folder),
  };
}

/** The name of the site, which its list of pages begins with. */
function titleOf(file: string): string {
  const [, title] = /^# (.+)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (title !== undefined) return title;
  throw new Error(`Unexpected ${file} without a heading, expected the name of the site: build again.`);
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The Markdown copy beside the page of each folder. */
function readPages(folder: string, address: string): readonly Page[] {
  const copies = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\bindex\.md$/.test(file));
  const language = facetOf(join(folder, 'index.html'), 'docusaurus_locale');
  const isShown = (page: string) =>
    facetOf(page, 'docusaurus_locale') === language && /^(current)?$/.test(facetOf(page, 'docusaurus_version'));
  return copies.sort().flatMap((copy) => {
    if (!isShown(join(folder, copy.replace(/md$/, 'html')))) return [];
    const markdown = readFileSync(join(folder, copy), 'utf8');
    const path = `/${canonicalOf(join(folder, copy.replace(/md$/, 'html'))).slice(address.length)}`;
    return { path, title: /^# (.*)/.exec(markdown)?.[1] ?? path, markdown };
  });
}

/** What a page says of itself for search: its language, its version; '' for nothing. */
function facetOf(file: string, name: string): string {
  const [, value = ''] =
    new RegExp(`<meta [^>]*name="?${name}"?[^>]*? content="?([^"\\s>]+)`).exec(readFileSync(file, 'utf8')) ?? [];
  return value;
}

/** Published address of a page. */
function canonicalOf(file: string): string {
  const [, address] = /\brel="?canonical"?[^>]*\bhref="?([^"\s>]+)/.exec(readFileSync(file, 'utf8')) ?? [];
  if (address !== undefined) return address;
  throw new Error(`Unexpected page ${file} without a canonical link, expected its published address: build again.`);
}

/** The index of the embedded search. A site that asks the hosted service has none, a large one has it in parts: their pages are read again. */
function readIndex(folder: string): Content['index'] {
  const named = readFileSync(join(folder, 'index.html'), 'utf8');
  const read = (kind: string): string | undefined => {
    const [name] = new RegExp(`\\b${kind}\\.\\w+\\.json`).exec(named) ?? [];
    return name && readFileSync(join(folder, 'assets', 'search', name), 'utf8');
  };
  const [first, second] = [read('headings'), read('text')];
  const index = first && second ? { first, second } : buildIndex(extractSite(folder));
  return { first: JSON.parse(index.first), second: JSON.parse(index.second) };
}
