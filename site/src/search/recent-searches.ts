/** A search that the reader made before, kept by the search box. */
export interface RecentSearch {
  readonly id: string;
  readonly title: string;
  /** Section of the page, when it is known. */
  readonly section: string;
  readonly url: string;
}

const limit = 5;

/** Key under which the search box keeps what was chosen. */
export function recentSearchesKey(indexName: string): string {
  return `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
}

/**
 * Reads what the search box has stored.
 * @param stored JSON, or null when nothing is stored.
 * @returns Latest first, at most five; nothing when the JSON is not the search box's.
 */
export function parseRecentSearches(stored: string | null): readonly RecentSearch[] {
  try {
    const items: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(items) ? items.flatMap(toRecentSearch).slice(0, limit) : [];
  } catch {
    return [];
  }
}

/** As many as the search box keeps without favourites; with them it shows fewer of these. */
const kept = 7;

/** What is read of a search that is stored; the rest of it is kept. */
interface Chosen {
  readonly objectID?: string;
  readonly url: string;
}

/** Stores what was chosen as the search box does: latest first, each once, without its marked parts. Without storage nothing happens. */
export function rememberSearch(key: string, chosen: Chosen): void {
  const { _highlightResult, _snippetResult, ...hit } = chosen as Chosen & Readonly<Record<string, unknown>>; // only copied
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    const others = Array.isArray(stored) ? stored.filter((each) => each?.objectID !== hit.objectID) : [];
    localStorage.setItem(key, JSON.stringify([hit, ...others].slice(0, kept)));
  } catch {
    // the search box warns of a missing storage
  }
}

function toRecentSearch(item: unknown): RecentSearch[] {
  if (!isRecord(item) || typeof item.url !== 'string' || !isRecord(item.hierarchy)) return [];
  const { lvl0, lvl1 } = item.hierarchy;
  const title = item.hierarchy[String(item.type)] ?? lvl1 ?? lvl0;
  if (typeof title !== 'string') return [];
  return [
    { id: String(item.objectID ?? item.url), title, section: typeof lvl0 === 'string' ? lvl0 : '', url: item.url },
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
