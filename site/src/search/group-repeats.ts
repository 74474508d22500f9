import { isRowKind, kindOfId, LEVELS, ownName } from '@shop-docs/search/contract';
import { hitFacts, type KnownHit } from './hit-facts.ts';
import { preferSection } from './prefer-section.ts';

/** What grouping reads of a hit. */
export interface RowHit extends KnownHit {
  readonly url: string;
  readonly hierarchy?: Readonly<Record<string, string | null | undefined>>;
}

/**
 * Puts hits of one kind and name together: `item_id` is a parameter of ten operations, and one row; so are the sections
 * of one part of the site that are all called “Errors”. The page of a call
 * and the call itself are one place, and one row as well: the first of both.
 * @param isHere Whether an address leads to the page that the reader is on: of a group its hit stands for the others.
 * @returns One hit for each group, in the place of the first. The group, the hit itself included, is kept beside its
 * marked parts, which the search box does not store with a search that was chosen.
 */
export function groupRepeats<Hit extends RowHit>(
  hits: readonly Hit[],
  isHere: (url: string) => boolean,
): readonly Hit[] {
  const groups = new Map<string, Hit[]>();
  const calls = new Set<string>();
  for (const hit of hits) {
    const call = callOf(hit);
    if (call && calls.has(call)) continue;
    if (call) calls.add(call);
    const key = keyOf(hit) ?? `alone ${groups.size}`;
    groups.set(key, [...(groups.get(key) ?? []), hit]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const best = group.find(({ url }) => isHere(url)) ?? first;
    if (!best) return [];
    return group.length === 1 ? best : { ...best, _highlightResult: { ...best._highlightResult, repeats: group } };
  });
}

/** The hits that a row stands for, the row itself included; none for a hit that stands for itself. */
export function repeatsOf({ _highlightResult: marked }: KnownHit): readonly RowHit[] {
  // Put there by `groupRepeats`.
  return marked && 'repeats' in marked ? (marked.repeats as readonly RowHit[]) : [];
}

/**
 * How many results are listed, and how many there are: two hits that are one place count once.
 * @param fetched Hits that the rows were made of.
 * @param total Hits in all, fetched or not.
 */
export function countOf(rows: readonly RowHit[], fetched: number, total: number): { listed: number; all: number } {
  const listed = rows.reduce((sum, row) => sum + Math.max(1, repeatsOf(row).length), 0);
  return { listed, all: total - (fetched - listed) };
}

/** The name of a row, with what it lies in. */
export function nameOf({ hierarchy = {} }: RowHit): string {
  const level = LEVELS.findLast((each) => hierarchy[each]);
  return (level && hierarchy[level]) ?? '';
}

/** Whether a hit is a row of data: its name is one that is written in code. */
export function isRow({ objectID = '' }: RowHit): boolean {
  const kind = kindOfId(objectID);
  return kind !== undefined && isRowKind(kind);
}

/** The call that a hit leads to, with its page; both the call and its page name it. */
function callOf(hit: RowHit): string | undefined {
  const kind = kindOfId(hit.objectID ?? '');
  const call = kind === 'operation' ? nameOf(hit) : kind === 'page' ? hitFacts(hit).operation : undefined;
  return call && `${hit.url.replace(/#.*/, '')} ${call}`;
}

function keyOf(hit: RowHit): string | undefined {
  const kind = kindOfId(hit.objectID ?? '');
  if (kind === 'section') return `${kind} ${hit.hierarchy?.lvl0} ${nameOf(hit)}`;
  return isRow(hit) ? `${kind} ${ownName(nameOf(hit))}` : undefined;
}

/**
 * Puts hits in the order in which the box lists them: those of one name as one row, the section of the reader first.
 * @param total Hits in all, fetched or not; undefined when the service does not say.
 * @param isHere Whether an address leads to the page that the reader is on.
 * @param isInSection Whether an address belongs to the section that the reader is in.
 * @returns The rows, and how many results there are as the search page counts them.
 */
export function arrangeRows<Hit extends RowHit>(
  hits: readonly Hit[],
  total: number | undefined,
  query: string,
  { isHere, isInSection }: Readonly<Record<'isHere' | 'isInSection', (url: string) => boolean>>,
): { readonly rows: readonly Hit[]; readonly count: number | undefined } {
  const rows = groupRepeats(hits, isHere);
  return {
    rows: preferSection(rows, query, { isInSection, nameOf, isRow }),
    count: total && countOf(rows, hits.length, total).all,
  };
}
