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
  const rowsOf = new Map<string, { readonly pages: Set<string | number>; places: number }>();
  for (const row of all) {
    if (!isRowKind(row.kind)) continue;
    const rows = rowsOf.get(keyOf(row)) ?? { pages: new Set(), places: 0 };
    rows.pages.add(row.page);
    rows.places += 1;
    rowsOf.set(keyOf(row), rows);
  }
  return (row) => {
    if (!isRowKind(row.kind)) return uncounted;
    const rows = rowsOf.get(keyOf(row));
    return { pages: String(rows?.pages.size ?? 1), places: String(rows?.places ?? 1) };
  };
}
