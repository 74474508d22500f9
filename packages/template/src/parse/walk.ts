import type { Block, Node } from '../ast.ts';

export interface Visitor {
  /**
   * Called for every node in the order of the source; return false to leave the children of a block out.
   * @param ancestors The blocks around the node, outermost first. The array is reused: copy it to keep it.
   */
  enter?(node: Node, ancestors: readonly Block[]): unknown;
  /** Called for every block after its children, unless `enter` left them out. */
  leave?(block: Block, ancestors: readonly Block[]): void;
}

/** Visits a tree depth first without recursion, so that nesting of any depth is safe. */
export function walk(children: readonly Node[], visitor: Visitor): void {
  const ancestors: Block[] = [];
  const next: number[] = [0];
  while (next.length > 0) {
    const block = ancestors.at(-1);
    const siblings = block ? block.children : children;
    const index = next[next.length - 1] ?? 0;
    const node = siblings[index];
    if (!node) {
      next.pop();
      ancestors.pop();
      if (block) visitor.leave?.(block, ancestors);
      continue;
    }
    next[next.length - 1] = index + 1;
    if (visitor.enter?.(node, ancestors) !== false && node.type === 'block') {
      ancestors.push(node);
      next.push(0);
    }
  }
}
