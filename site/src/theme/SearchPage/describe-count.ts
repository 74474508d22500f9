import { countOf, type RowHit } from '../../search/group-repeats.ts';

/**
 * Says how many results were found, and in how many groups they are listed: «First 10 of 44 results, in 5 groups».
 * A reader who counts what is in view comes to the same numbers.
 * @param rows What is listed.
 * @param fetched Hits that the rows were made of.
 * @param total Hits in all, fetched or not.
 */
export function describeCount(rows: readonly RowHit[], fetched: number, total: number): string {
  const { listed, all } = countOf(rows, fetched, total);
  const results = all === 1 ? 'One result' : `${all} results`;
  const groups = rows.length === listed ? '' : ` in ${rows.length === 1 ? 'one group' : `${rows.length} groups`}`;
  return listed < all ? `First ${listed} of ${results}${groups && `,${groups}`}` : results + groups;
}
