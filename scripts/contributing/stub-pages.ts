import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from './copy-project.ts';

/** An address of the docs with its fragment, wherever it stands in a text. */
const address = /\/((?:api|template)(?:\/[\w.-]+)*)\/?#([\w.:-]+)/g;

/** Path of a page below `docs` without its ending: `api/items/add`, `api` for the index there. */
const keyOf = (page: string): string => page.replace(/\.mdx$/, '').replace(/\/index$/, '');

/**
 * Leaves a few pages as they are, and makes stubs of all others: title, and a heading for each anchor that somebody
 * leads to. So the site builds in seconds, with all its addresses.
 * @param kept Paths below `docs`.
 */
export function stubPages(copy: Copy, kept: readonly string[]): void {
  const docs = join(copy.folder, 'site/docs');
  const trees = copy.run(
    'site/plugins',
    `import { pageFrom } from './reference/note-reference.ts';
for (const page of ${JSON.stringify(kept)}) console.log(JSON.stringify(await pageFrom(process.cwd() + '/site/docs/' + page)));`,
  );
  const anchors = new Map<string, Set<string>>();
  for (const [, page = '', anchor = ''] of [trees, ...interfaceOf(copy)].join('\n').matchAll(address))
    anchors.set(page, (anchors.get(page) ?? new Set()).add(anchor));
  const stubs = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.mdx') && !kept.includes(path),
  );
  for (const path of stubs) {
    const [matter = ''] = /^---\n.*?\n---\n/s.exec(readFileSync(join(docs, path), 'utf8')) ?? [];
    // The frame leads to the call of each operation.
    const all = new Set([...(anchors.get(keyOf(path)) ?? []), 'try-it']);
    const headings = [...all].map((anchor) => `### ${anchor} {#${anchor}}\n`);
    copy.add(`site/docs/${path}`, [matter.replace(/^origin: .*\n/m, ''), 'A stub.\n', ...headings].join('\n'));
  }
}

/** Sources that write addresses by themselves. */
function interfaceOf(copy: Copy): readonly string[] {
  const inFolders = ['site/src', 'site/config'].flatMap((folder) =>
    readdirSync(join(copy.folder, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|mdx)$/.test(path))
      .map((path) => join(folder, path)),
  );
  return [...inFolders, 'site/sidebars.ts'].map((path) => readFileSync(join(copy.folder, path), 'utf8'));
}
