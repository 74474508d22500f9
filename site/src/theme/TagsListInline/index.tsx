/**
 * Stands in the place of the stock list of a page's tags: the routes of this site are fixed, so none of its pages has
 * any, and every page would load their styles.
 */
export default function TagsListInline(): null {
  return null;
}
