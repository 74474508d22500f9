import { type RowHit, repeatsOf } from '../../search/group-repeats.ts';

/**
 * Says how many places were found, and under how many headings they are listed: «First 10 of 44 places, under 5 headings».
 * A reader who counts what is in view comes to the same numbers.
 * @param rows What is listed.
 * @param fetched Hits that the rows were made of. Two that are one place are one row: it counts once.
 * @param total Hits in all, fetched or not.
 */
export function describeCount(rows: readonly RowHit[], fetched: number, total: number): string {
  const listed = rows.reduce((sum, row) => sum + Math.max(1, repeatsOf(row).length), 0);
  const all = total - (fetched - listed);
  const places = all === 1 ? 'One place' : `${all} places`;
  const headings = rows.length === 1 ? 'one heading' : `${rows.length} headings`;
  if (listed < all) return `First ${listed} of ${places}, under ${headings}`;
  return rows.length === all ? `${places} found` : `${places} under ${headings}`;
}
