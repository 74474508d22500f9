import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { expect, test } from 'vitest';
import { labelCells } from './label-cells.ts';
import { table } from './table.ts';

const text = (value: string) => [{ type: 'text' as const, value }];

function cellsOf(head: readonly string[]): string[] {
  const tree: Root = { type: 'root', children: [table(head, [[text('Items'), text('20')]])] };
  labelCells(tree);
  return toHtml(toHast(tree)).match(/<td[^>]*>/g) ?? [];
}

test('cells know the heading of their column, the name of the card too', () => {
  expect(cellsOf(['Call', 'Default'])).toEqual(['<td data-label="Call:">', '<td data-label="Default:">']);
});

test('a heading that is a question gets no colon', () => {
  expect(cellsOf(['Needs code?'])[0]).toBe('<td data-label="Needs code?">');
});

test('a column without a heading has no label', () => {
  expect(cellsOf(['', ''])).toEqual(['<td>', '<td>']);
});
