import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formerAddresses } from '../../config/redirects.ts';
import { hasPage } from '../reference/resolve-addresses.ts';

const docs = fileURLToPath(new URL('../../docs', import.meta.url));
const settings = fileURLToPath(new URL('../../config/redirects.ts', import.meta.url));

/**
 * Gives each former address a page that leads on. Readers without script get a refresh: it knows neither query nor
 * hash, and the page's own head cannot hold it, for Docusaurus writes no `noscript` there.
 */
export default function formerAddressesPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'former-addresses',
    contentLoaded({ actions }) {
      refuseAddresses(Object.keys(formerAddresses));
      for (const [from, to] of Object.entries(formerAddresses))
        actions.addRoute({
          path: baseUrl + from.slice(1),
          exact: true,
          component: '@site/src/redirect/FormerAddress.tsx',
          props: { to },
        });
    },
    async postBuild({ outDir }) {
      for (const [from, to] of Object.entries(formerAddresses)) {
        const file = join(outDir, fileOf(from));
        await writeFile(file, withRefresh(await readFile(file, 'utf8'), baseUrl + to.slice(1)));
      }
    },
  };
}

/**
 * @param to Whole path that took over.
 * @throws {Error} When the page has no title to put the refresh before.
 */
export function withRefresh(html: string, to: string): string {
  if (!html.includes('<title'))
    throw new Error(`Unexpected page without a title, expected the one that leads to ${to}`);
  return html.replace('<title', `<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript><title`);
}

/**
 * The file in which the generator writes the page of an address.
 * @param from With a slash before it.
 */
export function fileOf(from: string): string {
  return from.endsWith('.html') ? from : `${from.replace(/\/$/, '')}/index.html`;
}

/**
 * @param addresses Former ones.
 * @throws {Error} When one is none, or that of a page of today, which would be two pages in one file.
 */
export function refuseAddresses(addresses: readonly string[]): void {
  const isFree = (from: string) => from.startsWith('/') && from !== '/' && from !== '/search' && !hasPage(docs, from);
  const wrong = addresses.find((from) => !isFree(from));
  if (wrong === undefined) return;
  const line = readFileSync(settings, 'utf8')
    .split('\n')
    .findIndex((each) => [`'${wrong}':`, `"${wrong}":`].some((name) => each.includes(name)));
  throw new Error(
    `site/config/redirects.ts:${line + 1}: Unexpected former address ${wrong}, expected one such as /old/page that no page has`,
  );
}
