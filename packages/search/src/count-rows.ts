import { type Facts, isRowKind, type Kind, ownName } from './contract.ts';

/** A row, or what is none, and the page that it stands on. */
interface Placed {
  readonly kind: Kind;
  readonly name: string;
  readonly page: string | number;
}

type Counts = Pick<Facts, 'pages' | 'places'>;

/** Of what is no row. */
export const uncounted: Counts = { pages: null, places: null };

/** Counts rows of one kind and name, and the pages on which they stand. */
export function countRows(all: readonly Placed[]): (row: Omit<Placed, 'page'>) => Counts {
  const keyOf = ({ kind, name }: Omit<Placed, 'page'>): string => `${kind} ${ownName(name)}`;
  const pagesOf = new Map<string, (string | number)[]>();
  for (const row of all)
    if (isRowKind(row.kind)) pagesOf.set(keyOf(row), [...(pagesOf.get(keyOf(row)) ?? []), row.page]);
  return (row) => {
    if (!isRowKind(row.kind)) return uncounted;
    const pages = pagesOf.get(keyOf(row)) ?? [''];
    return { pages: String(new Set(pages).size), places: String(pages.length) };
  };
}
