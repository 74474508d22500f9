import type { Block, Span, Tree } from '../ast.ts';
import { walk } from './walk.ts';

/** A tag as it stands in the source: a variable, or one end of a block. */
export interface WrittenTag {
  /** With the braces. */
  readonly span: Span;
  /** Without braces and slash: `ItemTitle`, `block:Items`. */
  readonly name: string;
  /** Where the name stands, without `block:`. */
  readonly nameSpan: Span;
  /** For the ends of a block that has both. */
  readonly pair?: Pair;
}

/** A block with both ends. */
export interface Pair {
  readonly name: Block['name'];
  readonly open: Span;
  readonly close: Span;
}

/** Every tag of a template in the order of the source, the ends of blocks one by one. */
export function writtenTags(tree: Tree): readonly WrittenTag[] {
  const tags: WrittenTag[] = [];
  const add = (span: Span, name: string, before: string, pair?: Pair) =>
    tags.push({
      span,
      name,
      nameSpan: { start: span.start + before.length, end: span.end - 1 },
      ...(pair && { pair }),
    });
  const pairOf = ({ name, open, close }: Block) => (close ? { name, open, close } : undefined);
  walk(tree.children, {
    enter(node) {
      if (node.type === 'variable') add(node.span, node.name, '{');
      if (node.type === 'block') add(node.open, `block:${node.name}`, '{block:', pairOf(node));
    },
    leave(block) {
      if (block.close) add(block.close, `block:${block.name}`, '{/block:', pairOf(block));
    },
  });
  return tags;
}
