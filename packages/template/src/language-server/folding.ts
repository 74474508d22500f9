import type { FoldingRange } from 'vscode-languageserver';
import type { Span } from '../ast.ts';
import type { ThemeDocument } from './theme-document.ts';

/** Blocks, elements and comments of more than two lines; the line of the closing end stays in sight. */
export function foldingRanges({ text, theme, pairs }: ThemeDocument): FoldingRange[] {
  const fold = ({ start, end }: Span, kind?: string): FoldingRange[] => {
    const startLine = text.positionAt(start).line;
    const endLine = text.positionAt(end).line - 1;
    return endLine > startLine ? [{ startLine, endLine, ...(kind && { kind }) }] : [];
  };
  const byLine = new Map<number, FoldingRange>();
  const all = [
    ...pairs.flatMap(({ open, close }) => fold({ start: open.start, end: close.start })),
    ...theme.elements.flatMap(({ open, end, closed }) => (closed ? fold({ start: open.start, end }) : [])),
    ...theme.regions.flatMap(({ kind, span }) => (kind === 'comment' ? fold(span, 'comment') : [])),
  ];
  for (const range of all) {
    const before = byLine.get(range.startLine);
    if (!before || before.endLine < range.endLine) byLine.set(range.startLine, range);
  }
  return [...byLine.values()].toSorted((one, other) => one.startLine - other.startLine);
}
