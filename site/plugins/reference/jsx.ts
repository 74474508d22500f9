import { valueToEstree } from 'estree-util-value-to-estree';
import type { Heading, List, Paragraph, Parent, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Has a page import a component by itself: its script is not for all pages. */
export function importOf(name: string, from: string): RootContent {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    source: { type: 'Literal', value: from, raw: JSON.stringify(from) },
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(from)}`,
    data: { estree: { type: 'Program', sourceType: 'module', body: [declaration] } },
  } as unknown as RootContent; // a node of MDX, which the types of Markdown do not know
}

/** A component in the page's tree; `props` must be plain data, and only defined ones are written. */
export function component(
  name: string,
  props: Readonly<Record<string, unknown>>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value:
          typeof value === 'string' && !/["&\n]/.test(value)
            ? value
            : {
                type: 'mdxJsxAttributeValueExpression',
                value: '',
                data: {
                  estree: {
                    type: 'Program',
                    sourceType: 'module',
                    body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
                  },
                },
              },
      })),
    children: children as MdxJsxFlowElement['children'], // the tree's own type leaves out the nodes that only plugins make
  };
}

/**
 * Content that a reader unfolds; links into it and search do it too. With `data-of`, the id of a heading, so do links
 * and hits that lead to that heading.
 */
export function folded(
  summary: string | readonly PhrasingContent[],
  content: RootContent[],
  props: Readonly<Record<string, string>> = {},
): MdxJsxFlowElement {
  const said: RootContent[] = typeof summary === 'string' ? [{ type: 'text', value: summary }] : [...summary];
  return component('details', props, [component('summary', {}, said), ...content]);
}

/** A heading with its own anchor, seen by the table of contents like one that an author wrote. */
export function heading(depth: Heading['depth'], text: string, id: string): Heading {
  return { type: 'heading', depth, children: [{ type: 'text', value: text }], data: { hProperties: { id } } };
}

/** Looks like what is said about statements, not like one of them; nobody searches for it. */
export const about = <T extends Paragraph | List>(node: T): T => ({
  ...node,
  data: { hProperties: { className: 'about', 'data-search': 'skip' } },
});

/** What the statements of a page rest on; the page ends with it. */
export const closing = (node: Paragraph): Paragraph => ({
  ...node,
  data: { hProperties: { className: ['about', 'base'], 'data-search': 'skip' } },
});

/** Takes what {@link closing} has made out of a page. */
export function takeClosing(page: { children: RootContent[] }): RootContent[] {
  const isClosing = (node: RootContent) =>
    node.type === 'paragraph' && node.data?.hProperties?.className?.includes('base');
  const found = page.children.filter(isClosing);
  page.children = page.children.filter((node) => !isClosing(node));
  return found;
}

/** Static attributes of a directive, as an author wrote them. */
export function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement): Readonly<Record<string, string>> {
  const entries = node.attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' ? [[each.name, typeof each.value === 'string' ? each.value : ''] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** Puts `replacement` where `node` stands. */
export function replace(parent: Parent, node: RootContent, replacement: readonly RootContent[]): void {
  parent.children.splice(parent.children.indexOf(node), 1, ...replacement);
}
