import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Gives the cells of a table the heading of their column as `data-label`. On a phone a row becomes a card, and shows
 * them: without the heading, the name of a card may be no more than a “yes”.
 */
export function labelCells(tree: Root): void {
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    const labels = head?.children.map((cell) => labelOf(textOf(cell))) ?? [];
    for (const { children } of rows)
      for (const [column, cell] of children.entries())
        if (labels[column])
          cell.data = { ...cell.data, hProperties: { ...cell.data?.hProperties, 'data-label': labels[column] } };
  });
}

/** With a colon, as what follows it is the answer; a question has its own sign. */
const labelOf = (heading: string): string => (heading === '' || heading.endsWith('?') ? heading : `${heading}:`);
