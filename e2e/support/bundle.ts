import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { rootOf, type SiteName } from './sites.ts';

/** The scripts of a built site, one after the other. */
export function scriptsOf(site: SiteName): string {
  const dir = join(rootOf(site), 'assets', 'js');
  return readdirSync(dir)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dir, file), 'utf8'))
    .join('\n');
}

/** The data that the scripts of a built site hold as JSON, found by how it begins. */
export function dataOf<T>(site: SiteName, start: string): T {
  const scripts = scriptsOf(site);
  const opening = `JSON.parse('${start}`;
  const from = scripts.indexOf(opening);
  if (from < 0) throw new Error(`Unexpected scripts of "${site}" without ${opening}, expected the data of the site`);
  const literal = /^'(?:[^'\\]|\\.)*'/s.exec(scripts.slice(from + 'JSON.parse('.length))?.[0] ?? '';
  return JSON.parse(runInNewContext(literal) as string) as T; // the literal is a string; its shape is the caller's word
}

/** Data of the docs plugin, as far as the tests read it. */
export interface DocsData {
  readonly path: string;
  readonly breadcrumbs: boolean;
  readonly versions: readonly {
    readonly name: string;
    readonly label: string;
    readonly path: string;
    readonly isLast: boolean;
    readonly mainDocId: string;
    readonly docs: readonly { readonly id: string; readonly path: string; readonly sidebar?: string }[];
    readonly sidebars: Record<string, { readonly link?: { readonly path: string; readonly label: string } }>;
  }[];
}

/** What the scripts know about the docs of a site. */
export function docsDataOf(site: SiteName): DocsData {
  const start = '{"docusaurus-plugin-content-docs":{"default":';
  const all = dataOf<Record<string, Record<string, DocsData>>>(site, start);
  const docs = all['docusaurus-plugin-content-docs']?.default;
  if (!docs) throw new Error(`Unexpected data of "${site}" without docs, expected the docs plugin`);
  return docs;
}
