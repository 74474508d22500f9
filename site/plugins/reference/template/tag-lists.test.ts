import { tags } from '@shop-docs/template';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { tagIndex } from './tag-lists.ts';

/** What a tree contains that a test asks for. */
function all<Found>(tree: unknown, find: (node: Nodes) => Found | undefined): Found[] {
  const found: Found[] = [];
  visit(tree as Nodes, (node) => {
    const each = find(node);
    if (each !== undefined) found.push(each);
  });
  return found;
}

test('all tags are in one fold for each letter, and the link to a letter leads into its fold', () => {
  const [letters, ...folds] = tagIndex();
  const names = all({ type: 'root', children: folds }, (node) => (node.type === 'inlineCode' ? node.value : undefined));
  expect(tags.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  const linked = textOf(letters as Nodes)
    .split(' ')
    .filter(Boolean);
  expect(folds.map((fold) => textOf(fold).charAt(0))).toEqual(linked);
  const targets = folds.map((fold) => all(fold, ({ data }) => data?.hProperties?.['id'] as string | undefined));
  expect(targets).toEqual(linked.map((letter) => [`tags-${letter.toLowerCase()}`]));
});
