import type { Tree } from '../ast.ts';
import { walk } from './walk.ts';

/** The source of a parsed template, byte for byte. */
export function print(tree: Pick<Tree, 'children'>): string {
  const parts: string[] = [];
  walk(tree.children, {
    enter(node) {
      if (node.type === 'text') parts.push(node.value);
      else parts.push(node.type === 'variable' ? `{${node.name}}` : `{block:${node.name}}`);
    },
    leave(block) {
      if (block.close) parts.push(`{/block:${block.name}}`);
    },
  });
  return parts.join('');
}
