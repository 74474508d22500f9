import { readSearches, type StoredSearch, searchKeys, writeSearches } from '../storage/stored-searches.ts';
import type { BoxHit } from './box-hit.ts';

/** Most favorite searches that are kept. */
const favoritesAtMost = 10;

/** The title of a search: the heading or the text that its type names. */
export function titleOf({ type, content, hierarchy }: StoredSearch): string {
  return (type === 'content' ? content : hierarchy[type]) ?? '';
}

/**
 * Searches that were made before.
 * @param limit Most that are returned; default 5.
 */
export function recentSearches(indexName: string, limit = 5): readonly StoredSearch[] {
  return readSearches(searchKeys(indexName).recent).slice(0, limit);
}

/** The searches that the box keeps for its index. Without storage they are empty, and nothing is kept. */
export function storedSearches(indexName: string) {
  const keys = searchKeys(indexName);
  const favorites = () => readSearches(keys.favorite).slice(0, favoritesAtMost);
  /** As many as the box shows: seven, or four beside favorites. */
  const recent = () => recentSearches(indexName, favorites().length > 0 ? 4 : 7);
  const isIn = (list: readonly BoxHit[], hit: BoxHit) => list.some(({ objectID }) => objectID === hit.objectID);
  const without = (list: readonly BoxHit[], hit: BoxHit) => list.filter(({ objectID }) => objectID !== hit.objectID);
  return {
    favorites,
    recent,
    /** Keeps a hit that was chosen, unless it is a favorite already. */
    keep(hit: BoxHit): void {
      if (!isIn(favorites(), hit)) write(keys.recent, [hit, ...without(recent(), hit)]);
    },
    /** Makes a favorite of a search. */
    favor(hit: BoxHit): void {
      const rest = without(recent(), hit);
      write(keys.favorite, [hit, ...without(favorites(), hit)].slice(0, favoritesAtMost));
      write(keys.recent, rest);
    },
    /** Removes a search from the list that it stands in. */
    forget(hit: BoxHit): void {
      if (isIn(favorites(), hit)) write(keys.favorite, without(favorites(), hit));
      else write(keys.recent, without(recent(), hit));
    },
  };
}

/** Stores searches without their marked parts, which belong to the query that found them. */
function write(key: string, hits: readonly BoxHit[]): void {
  writeSearches(
    key,
    hits.map(({ _highlightResult, _snippetResult, ...hit }) => hit),
  );
}
