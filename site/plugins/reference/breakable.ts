import type { ElementContent } from 'hast';
import type { PhrasingContent } from 'mdast';

/** Lets code in narrow cells break behind the signs of a name, `not_cancel_` / `credit_card`, and not inside its words. */
export function breakable(content: readonly PhrasingContent[]): PhrasingContent[] {
  return content.map((node) => {
    if (node.type === 'link') return { ...node, children: breakable(node.children) };
    if (node.type !== 'inlineCode') return node;
    const parts = node.value.split(/(?<=[_.])(?=\w)/);
    const hChildren = parts.flatMap((value, i): ElementContent[] => [
      ...(i > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
      { type: 'text', value },
    ]);
    return { ...node, data: { ...node.data, hChildren } };
  });
}
