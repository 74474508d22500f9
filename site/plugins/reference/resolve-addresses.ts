import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { localeBase } from '../../config/editions.ts';
import { versionOf } from './page-key.ts';
import { completed } from './site-path.ts';

const cutFolder = fileURLToPath(new URL('../../versioned_docs', import.meta.url));

/**
 * Leads the links of a page to pages of its own version. Authors, and the data, name the addresses that readers see of the
 * pages that grow on; a page that the version does not have stays what it is there. The generator itself puts base path
 * and language before what authors write; in HTML that comes from data it is done here.
 * @param source Path of the page's source.
 * @param folder Where the cut versions are. Default: that of the site.
 */
export function resolveAddresses(tree: Root, source: string, folder = cutFolder): void {
  const version = versionOf(source);
  const below = (path: string): string =>
    version !== undefined && hasPage(join(folder, `version-${version}`), path) ? `/${version}${path}` : path;
  const base = localeBase();
  const whole = (path: string): string => base + below(path).slice(1);
  if (version !== undefined)
    visit(tree, (node) => {
      if ('url' in node && isOwn(node.url)) node.url = below(node.url);
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      for (const attribute of node.attributes)
        if ('name' in attribute && /^(?:href|to)$/.test(attribute.name) && isOwn(attribute.value))
          attribute.value = below(attribute.value);
    });
  complete(tree, whole);
}

const isOwn = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Whether a version has the page of a path; query and fragment do not matter. */
export function hasPage(folder: string, path: string): boolean {
  const key = path.replace(/[?#].*$/s, '').replace(/^\/|\/$/g, '');
  return ['.mdx', '.md', '/index.mdx', '/index.md'].some((end) => existsSync(join(folder, key + end)));
}

/** Completes addresses in all texts below a value. */
function complete(value: object, address: (path: string) => string): void {
  for (const [key, child] of Object.entries(value))
    if (typeof child === 'string') {
      const done = completed(child, address);
      if (done !== child) Object.assign(value, { [key]: done });
    } else if (typeof child === 'object' && child !== null) complete(child, address);
}
