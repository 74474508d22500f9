import { announcementKeys } from '../../hydration/contract.ts';
import { readText, writeText } from './storage.ts';
import { readSearches, searchKeys, writeSearches } from './stored-searches.ts';

/**
 * Mends what is stored, or drops it, before anything else reads it: a component that trusts it would take the page down,
 * at each visit. The id of the announcement and the preferred version are mended by who reads them: whatever is no id of
 * this announcement and no version of this site is replaced.
 * @param indexName Names the index whose searches are kept.
 */
export function mendStorage(indexName: string): void {
  for (const key of Object.values(searchKeys(indexName))) {
    const text = readText(key);
    const mended = readSearches(key);
    if (text !== null && text !== JSON.stringify(mended)) writeSearches(key, mended);
  }
  const dismissed = readText(announcementKeys.dismissed);
  if (dismissed !== null && !['true', 'false'].includes(dismissed)) writeText(announcementKeys.dismissed, null);
}
