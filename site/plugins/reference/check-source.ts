import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMistake, nearestTag } from '@shop-docs/template';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { formerAddresses } from '../../config/redirects.ts';
import { Fault } from './fault.ts';
import { versionOf } from './page-key.ts';
import { hasPage } from './resolve-addresses.ts';
import { linkToTag } from './template/link-to-tag.ts';

const site = fileURLToPath(new URL('../../', import.meta.url));
const docs = join(site, 'docs');
const nearest = nearestTag();

/** Components that every page has, by the keys of their table: what it imports belongs to the browser. */
const provided: ReadonlySet<string> = new Set(
  [
    ...readFileSync(join(site, 'src/theme/MDXComponents/index.tsx'), 'utf8').matchAll(/^ {2}([A-Z]\w*)(?=[,:])/gm),
  ].flatMap(([, name]) => name ?? []),
);

/** A tag as a theme has it, whether or not there is one of the name; `{ ItemTitle }` and `{"a":1}` are none. */
const tagForm = /^\{\/?[A-Za-z][\w-]*(?::[^{}\n]+|\[[\d-]+\][\w-]*)?\}$/;

/** `{/* no tag *\/}` behind a name says that it is meant to be wrong. */
const isMeant = (next: { readonly type: string } | undefined): boolean =>
  next?.type === 'mdxTextExpression' && 'value' in next && /^\/\*\s*no tag\s*\*\/$/.test(String(next.value).trim());

/**
 * Looks for what an author mistyped and what a page would be published with: names that no component, tag or page has.
 * @param tree The page as written, before its directives are content.
 * @param isDirective Whether a node becomes content at build time.
 * @throws {Fault} For the first mistake.
 */
export function checkSource(tree: Root, file: VFile, isDirective: (node: RootContent) => boolean): void {
  const imported = new Set<string>();
  visit(tree, 'mdxjsEsm', ({ value }) => {
    for (const [, names = ''] of value.matchAll(/^(?:import|export)\s([^'"]*)/gm))
      for (const [name] of names.matchAll(/\b[A-Z]\w*/g)) imported.add(name);
  });
  // A cut version names what there was when it was cut.
  const isOfToday = versionOf(file.path) === undefined;
  const isOwn = [docs, join(site, 'src/pages')].some((folder) => file.path.startsWith(folder + sep));
  visit(tree, (node, index, parent) => {
    const fail = (what: string): never => {
      throw new Fault(file.path, node.position?.start.line ?? 1, what);
    };
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const { name } = node;
      if (name && /^[A-Z]\w*$/.test(name) && !imported.has(name) && !provided.has(name) && !isDirective(node))
        fail(
          `Unexpected <${name}>, expected a directive of CONTRIBUTING.md in its form there, or a component that the page imports`,
        );
    }
    if (!isOfToday) return;
    if (node.type === 'inlineCode' && tagForm.test(node.value)) {
      if (linkToTag(node.value) || findMistake(node.value) || isMeant(parent?.children[(index ?? 0) + 1])) return;
      const near = nearest(node.value.slice(1, -1).replace(/^\//, ''))?.name;
      fail(
        `Unexpected tag ${node.value}, expected ${near ? `{${near}}` : 'a tag that there is'}; write {/* no tag */} behind a name that is meant to be wrong`,
      );
    }
    if (!isOwn) return;
    for (const address of addressesOf(node))
      if (/^\/(?!\/)/.test(address) && !isThere(address))
        fail(`Unexpected link ${address}, expected the address of a page, such as /api/items/add`);
  });
}

/** Addresses that a node leads to. */
function addressesOf(node: Root | RootContent): readonly string[] {
  if (node.type === 'link' || node.type === 'definition') return [node.url];
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((each) =>
    'name' in each && /^(?:href|to)$/.test(each.name) && typeof each.value === 'string' ? [each.value] : [],
  );
}

/** Whether the site answers a path; fragments are known once all pages are made, and the build checks them then. */
function isThere(address: string): boolean {
  const path = address.replace(/[?#].*$/s, '');
  return (
    path === '/' || path === '/search' || Object.hasOwn(formerAddresses, path) || hasPage(docs, path) || isStatic(path)
  );
}

const isStatic = (path: string): boolean => existsSync(join(site, 'static', path));
