import type { PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Names up to this length have room beside two other columns. */
const longest = 22;

const text = (value: string): Text => ({ type: 'text', value });
const element = (name: string, children: PhrasingContent[] = []): MdxJsxTextElement =>
  // No component takes its place: it would show code with elements inside as a block.
  ({ type: 'mdxJsxTextElement', name, attributes: [], children, data: { _mdxExplicitJsx: true } }) as MdxJsxTextElement;

/** Lets the long names of a table with three columns or more break, and between their words alone. */
export function breakableNames(tree: Root): void {
  visit(tree, 'table', (table) => {
    if ((table.children[0]?.children.length ?? 0) < 3) return;
    visit(table, 'inlineCode', ({ value }, index, parent) => {
      if (!parent || index === undefined || value.length <= longest || !/^\{\S+\}$/.test(value)) return;
      const [first = '', ...others] = value.split(/(?<=:)|(?<=[a-z])(?=[A-Z])/);
      const pieces = [text(first), ...others.flatMap((word) => [element('wbr'), text(word)])];
      parent.children[index] = element('code', pieces);
    });
  });
}
