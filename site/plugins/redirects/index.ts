import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formerAddresses } from '../../config/redirects.ts';

/**
 * Gives each former address a page that leads on. Readers without script get a refresh: it knows neither query nor
 * hash, and the page's own head cannot hold it, for Docusaurus writes no `noscript` there.
 */
export default function formerAddressesPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'former-addresses',
    contentLoaded({ actions }) {
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
        const file = join(outDir, from);
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
