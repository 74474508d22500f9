import { translate } from '@docusaurus/Translate';
import { countOf, type RowHit } from '../../search/group-repeats.ts';

/**
 * Says how many results were found, and how many of them are listed: «First 10 of 44 results». A row that stands for
 * several counts as all of them.
 * @param rows What is listed.
 * @param fetched Hits that the rows were made of.
 * @param total Hits in all, fetched or not.
 */
export function describeCount(rows: readonly RowHit[], fetched: number, total: number): string {
  const { listed, all } = countOf(rows, fetched, total);
  const results =
    all === 1 ? translate({ message: 'One result' }) : translate({ message: '{count} results' }, { count: all });
  return listed < all ? translate({ message: 'First {count} of {results}' }, { count: listed, results }) : results;
}
