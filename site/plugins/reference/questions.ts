import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { component } from './jsx.ts';

/** A heading as an author wrote it: its text, and the anchor behind it. */
const withAnchor = /^(.*?)\s*\{#([\w-]+)\}$/;

/**
 * `<Questions />`: the headings of a section whose headings are questions, each a link, below the title of the section.
 * @param nodes The page.
 * @param directive Where it stands in the page.
 * @throws {Error} For a heading without an anchor.
 */
export function questions(nodes: readonly RootContent[], directive: RootContent): RootContent[] {
  const place = nodes.indexOf(directive);
  const title = nodes[place - 1];
  const after = nodes.slice(place + 1);
  const end = after.findIndex((node) => node.type === 'heading' && node.depth === 2);
  const entries = after
    .slice(0, end < 0 ? undefined : end)
    .filter((node) => node.type === 'heading' && node.depth === 3)
    .map((node) => partsOf(node));
  const [section] = title ? partsOf(title) : [''];
  const label = `Questions ${section.charAt(0).toLowerCase()}${section.slice(1)}`;
  return [component('PageIndex', { label, count: `${entries.length} questions`, entries })];
}

function partsOf(node: RootContent): readonly [text: string, anchor: string] {
  const [, text, anchor] = withAnchor.exec(textOf(node)) ?? [];
  if (!text || !anchor) throw new Error(`Unexpected heading “${textOf(node)}”, expected one with an anchor: {#…}`);
  return [text, anchor];
}
