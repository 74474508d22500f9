import type { PhrasingContent, Table, TableRow } from 'mdast';

/** A table of a page from its cells. */
export function table(head: readonly string[], rows: readonly (readonly PhrasingContent[][])[]): Table {
  const row = (cells: readonly PhrasingContent[][]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
  });
  const heading = head.map((value): PhrasingContent[] => [{ type: 'text', value }]);
  return { type: 'table', align: head.map(() => null), children: [row(heading), ...rows.map(row)] };
}
