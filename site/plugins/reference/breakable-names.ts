import type { PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { wordsOf } from '../../src/components/BreakableName/words-of.ts';

/** Names up to this length have room beside two other columns. */
const longest = 22;

const text = (value: string): Text => ({ type: 'text', value });
const element = (name: string, children: PhrasingContent[] = []): MdxJsxTextElement =>
  // No component takes its place: it would show code with elements inside as a block.
  ({ type: 'mdxJsxTextElement', name, attributes: [], children, data: { _mdxExplicitJsx: true } }) as MdxJsxTextElement;

/** Code that breaks between its pieces alone, where it is wider than its place. */
export function codeInPieces([first = '', ...others]: readonly string[]): PhrasingContent {
  return element('code', [text(first), ...others.flatMap((piece) => [element('wbr'), text(piece)])]);
}

/** Lets the long names of a table with three columns or more break, and between their words alone. */
export function breakableNames(tree: Root): void {
  visit(tree, 'table', (table) => {
    if ((table.children[0]?.children.length ?? 0) < 3) return;
    visit(table, 'inlineCode', ({ value }, index, parent) => {
      if (!parent || index === undefined || value.length <= longest || !/^\{\S+\}$/.test(value)) return;
      parent.children[index] = codeInPieces(wordsOf(value));
    });
  });
}

/**
 * Lets long names of tags in HTML break between their words alone.
 * @param html Text and elements; no attribute holds a name.
 * @param room Names up to this length stay as they are.
 */
export const breakableHtml = (html: string, room: number = longest): string =>
  html.replace(/\{[\w/:-]+\}/g, (name) => (name.length > room ? wordsOf(name).join('<wbr>') : name));
