import { type RowHit, repeatsOf } from '../../search/group-repeats.ts';

/**
 * Says how many matches were found, and in how many results they are listed: «First 10 of 44 matches, in 5 results».
 * Where each match is a result of its own, one number says it.
 * A reader who counts what is in view comes to the same numbers.
 * @param rows What is listed.
 * @param fetched Hits that the rows were made of. Two that are one place are one row: it counts once.
 * @param total Hits in all, fetched or not.
 */
export function describeCount(rows: readonly RowHit[], fetched: number, total: number): string {
  const listed = rows.reduce((sum, row) => sum + Math.max(1, repeatsOf(row).length), 0);
  const all = total - (fetched - listed);
  const matches = all === 1 ? 'One match' : `${all} matches`;
  const results = rows.length === 1 ? 'one result' : `${rows.length} results`;
  const isPart = listed < all;
  const count = isPart ? `First ${listed} of ${matches}` : matches;
  if (rows.length === listed) return count;
  return `${count}${isPart ? ',' : ''} in ${results}`;
}
