import { isRowKind, type Kind, ownName } from './contract.ts';

/** A row, or what is none, and the page that it stands on. */
interface Placed {
  readonly kind: Kind;
  readonly name: string;
  readonly page: string | number;
}

/** Counts the pages on which rows of one kind and name stand. @returns Gives the number in digits; null for what is no row. */
export function countPages(all: readonly Placed[]): (row: Omit<Placed, 'page'>) => string | null {
  const keyOf = ({ kind, name }: Omit<Placed, 'page'>): string => `${kind} ${ownName(name)}`;
  const pages = new Map<string, Set<string | number>>();
  for (const row of all)
    if (isRowKind(row.kind)) pages.set(keyOf(row), (pages.get(keyOf(row)) ?? new Set()).add(row.page));
  return (row) => (isRowKind(row.kind) ? String(pages.get(keyOf(row))?.size ?? 1) : null);
}
