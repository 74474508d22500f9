import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { reference } from './index.ts';
import { noting, type Taken } from './take.ts';

/**
 * Writes beside each page of a version what the page takes from the data packages today.
 * @param folder Where the cut versions are.
 * @returns How many pages it has read.
 * @throws {Error} When a page is wrong, as the build would.
 */
export async function noteReference(folder: string, version: string): Promise<number> {
  const root = join(folder, `version-${version}`);
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.mdx?$/.test(name));
  for (const page of pages.sort()) {
    const path = join(root, page);
    const taken: Taken = {};
    const file = readPage(path);
    await reference(() => noting(taken))(treeOf(file), file);
    // A line for each, so that a history shows what differs.
    const lines = Object.entries(taken).map(([what, value]) => `${JSON.stringify(what)}: ${JSON.stringify(value)}`);
    writeFileSync(path.replace(/\.mdx?$/, '.reference.json'), `{\n${lines.join(',\n')}\n}\n`);
  }
  return pages.length;
}

/**
 * The tree of a page, from the path of its source, as the generator gets it.
 * @public The test of the guide calls it in a copy of the project.
 */
export async function pageFrom(path: string): Promise<Root> {
  const file = readPage(path);
  const tree = treeOf(file);
  await reference()(tree, file);
  return tree;
}

/** A page as the generator hands it to plugins: its front matter apart, the anchors of headings as text. */
function readPage(path: string): VFile {
  const source = readFileSync(path, 'utf8');
  const [whole = '', matter = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? [];
  const value = source.slice(whole.length).replace(/^(#{1,6} .*?)\{#/gm, '$1\\{#');
  return new VFile({ path, value, data: { frontMatter: (parse(matter) as object | null) ?? {} } });
}

const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm] });

/** Markdown with components, parsed. */
const treeOf = (file: VFile): Root => processor.parse(file) as Root; // it parses Markdown
