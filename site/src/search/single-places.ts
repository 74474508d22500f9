import { LEVELS } from '@shop-docs/search/contract';
import { isRow, nameOf, type RowHit, repeatsOf } from './group-repeats.ts';
import { hitFacts } from './hit-facts.ts';

/** One of the hits that a row stands for, by what tells it from the others. */
export interface SinglePlace {
  readonly hit: RowHit;
  /** Where it stands; its name, when a page has several places of the row. */
  readonly label: string;
  /** Whether the label is a name that is written in code. */
  readonly isName: boolean;
  /** The call of its operation; undefined on a page without one. */
  readonly operation: string | undefined;
}

/** The single places of a row; none for a hit that stands for itself. */
export function singlePlaces(row: RowHit): readonly SinglePlace[] {
  const hits = repeatsOf(row);
  const isName = isRow(row) && pagesOf(hits) < hits.length;
  return hits.map((hit) => ({
    hit,
    label: isName ? nameOf(hit) : whereOf(hit),
    isName,
    operation: hitFacts(hit).operation,
  }));
}

/** What opens the single places of a row: «Show both pages with item_id», «Show 6 of the 12 places of status». */
export function showPlaces(row: RowHit): string {
  const hits = repeatsOf(row);
  const { pages, places } = hitFacts(row);
  const all = Math.max(places, hits.length);
  const many = hits.length < all ? `${hits.length} of the ${all}` : all === 2 ? 'both' : `all ${all}`;
  const isOnePerPage = pagesOf(hits) === hits.length && pages >= places;
  return `Show ${many} ${isOnePerPage ? 'pages with' : 'places of'} ${nameOf(row)}`;
}

/** What a list says that a row is; of sections it knows those alone that it has found, so it does not count their pages. */
export function labelOf(row: RowHit): string | undefined {
  const hits = repeatsOf(row);
  return (
    hitFacts(row).label ??
    (hits.length > 0 ? `Section on ${pagesOf(hits) > 1 ? 'several pages' : 'one page'}` : undefined)
  );
}

/** The title of a page; for a section with those that it lies in. */
function whereOf(hit: RowHit): string {
  const titles = LEVELS.slice(1).flatMap((level) => hit.hierarchy?.[level] ?? []);
  const above = isRow(hit) ? titles.slice(0, 1) : titles.slice(0, -1);
  return above.join(': ') || hit.url;
}

function pagesOf(hits: readonly RowHit[]): number {
  return new Set(hits.map(({ url }) => url.replace(/#.*/, ''))).size;
}
