import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseMarkdownHeadingId } from '@docusaurus/utils';
import { closest, findMistake, nearestTag } from '@shop-docs/template';
import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { formerAddresses } from '../../config/redirects.ts';
import { Fault } from './fault.ts';
import { fenceMistake, formMistake } from './forms.ts';
import { pageKey, versionOf } from './page-key.ts';
import { hasPage } from './resolve-addresses.ts';
import { linkToTag } from './template/link-to-tag.ts';

const site = fileURLToPath(new URL('../../', import.meta.url));
export const docs = join(site, 'docs');
const nearest = nearestTag();

/** A tag as a theme has it, whether or not there is one of the name; `{ ItemTitle }` and `{"a":1}` are none. */
const tagForm = /^\{\/?[A-Za-z][\w-]*(?::[^{}\n]+|\[[\d-]+\][\w-]*)?\}$/;

/** `{/* no tag *\/}` behind a name says that it is meant to be wrong. */
const isMeant = (next: { readonly type: string } | undefined): boolean =>
  next?.type === 'mdxTextExpression' && 'value' in next && /^\/\*\s*no tag\s*\*\/$/.test(String(next.value).trim());

/**
 * Looks for what an author mistyped and what a page would be published with: names that no component, attribute, tag or
 * page has.
 * @param tree The page as written, before its directives are content.
 * @throws {Fault} For the first mistake.
 */
export function checkSource(tree: Root, file: VFile): void {
  const imported = new Set<string>();
  visit(tree, 'mdxjsEsm', ({ value }) => {
    for (const [, names = ''] of value.matchAll(/^(?:import|export)\s([^'"]*)/gm))
      for (const [name] of names.matchAll(/\b[A-Z]\w*/g)) imported.add(name);
  });
  const ids = new Set<string>();
  // A cut version names what there was when it was cut.
  const isOfToday = versionOf(file.path) === undefined;
  const isOwn = [docs, join(site, 'src/pages')].some((folder) => file.path.startsWith(folder + sep));
  visit(tree, (node, index, parent) => {
    const fail = (what: string): never => {
      throw new Fault(file.path, node.position?.start.line ?? 1, what);
    };
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const mistake = formMistake(node, imported);
      if (mistake) fail(mistake);
    }
    if (node.type === 'code') {
      const mistake = fenceMistake(node.lang ?? 'text', node.meta ?? '');
      if (mistake) fail(mistake);
    }
    const { id } = node.type === 'heading' ? parseMarkdownHeadingId(textOf(node)) : {};
    if (id && ids.has(id)) fail(`Unexpected second heading {#${id}}, expected an id that none above it has`);
    if (id) ids.add(id);
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
        fail(`Unexpected link ${address}, expected the address of a page, such as ${nearestPage(address)}`);
  });
}

/**
 * Looks for links to places that a page does not have. The build asks built pages, and every link: this is for who writes.
 * @param placesOf What can stand behind `#` in the address of a page; undefined where nothing can be said.
 * @throws {Fault} For the first such link of a page that grows on.
 */
export async function checkFragments(
  tree: Root,
  file: VFile,
  placesOf: (path: string) => Promise<ReadonlySet<string> | undefined>,
): Promise<void> {
  if (!file.path.startsWith(docs + sep)) return;
  const links: { readonly address: string; readonly line: number }[] = [];
  visit(tree, (node) => {
    for (const address of addressesOf(node)) links.push({ address, line: node.position?.start.line ?? 1 });
  });
  const own = `/${pageKey(file.path).replace(/(^|\/)index$/, '')}`;
  for (const { address, line } of links) {
    const [, path, fragment] = /^(\/(?!\/)[^?#]*|)(?:\?[^#]*)?#(.+)$/s.exec(address) ?? [];
    const places = fragment && (await placesOf(path || own));
    if (!places || places.has(fragment)) continue;
    const near = closest(fragment, [...places]);
    const such = near ? `, such as ${path}#${near}` : '';
    throw new Fault(
      file.path,
      line,
      `Unexpected link ${address}, expected the address of a page, and behind # a heading or an entry of it${such}`,
    );
  }
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

/** The page whose address is most like a wrong one, or any. */
function nearestPage(address: string): string {
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .map((path) => `/${path.replaceAll(sep, '/').replace(/(?:index)?\.mdx?$/, '')}`);
  return closest(address.replace(/[?#].*$/s, ''), pages) ?? '/api/items/add';
}

const isStatic = (path: string): boolean => existsSync(join(site, 'static', path));
