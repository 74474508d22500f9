import { isRecord, parseList, readText, writeText } from './storage.ts';

/** Levels of a record, from the section of the site down to the smallest heading. */
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];

/** A search that was chosen or starred, in the shape in which DocSearch keeps it: the key is shared by all sites of an origin. */
export interface StoredSearch {
  readonly objectID: string;
  /** Of a page: a path, or an address with `http` or `https`. */
  readonly url: string;
  /** What of the page was found; that level has a text. */
  readonly type: Level | 'content';
  /** Plain texts; null where a level has none. */
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** The text that was found, for the type `content`. */
  readonly content: string | null;
}

/** Keys under which DocSearch keeps what was chosen and what was starred in the results of an index. */
export const searchKeys = (indexName: string) =>
  ({
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  }) as const;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** An address that a link may have. */
function isAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, 'https://origin.invalid').protocol);
  } catch {
    return false;
  }
}

/**
 * Mends one stored search: what it lacks is null, and its type is one that it has a text for. Properties that are not
 * known here stay.
 * @returns undefined when it names no page, or has no text to show.
 */
export function toStoredSearch(value: unknown): StoredSearch | undefined {
  if (!isRecord(value) || typeof value.url !== 'string' || !isAddress(value.url)) return undefined;
  const given = isRecord(value.hierarchy) ? value.hierarchy : {};
  const hierarchy = Object.fromEntries(levels.map((level) => [level, textOf(given[level])])) as Record<
    Level,
    string | null
  >; // each level once
  const content = textOf(value.content);
  const named = levels.filter((level) => hierarchy[level] !== null);
  const deepest = named.at(-1);
  if (!deepest) return undefined;
  const type =
    value.type === 'content' && content ? 'content' : (named.find((level) => level === value.type) ?? deepest);
  const objectID = typeof value.objectID === 'number' ? String(value.objectID) : (textOf(value.objectID) ?? value.url);
  return { ...value, objectID, url: value.url, type, hierarchy, content };
}

/** Reads the searches under a key, latest first; each once. */
export function readSearches(key: string): readonly StoredSearch[] {
  const seen = new Set<string>();
  return parseList(readText(key), toStoredSearch).filter(({ objectID }) => !seen.has(objectID) && seen.add(objectID));
}

/** Stores searches, latest first: whoever reads them mends them. @returns False where nothing can be stored. */
export function writeSearches(key: string, searches: readonly object[]): boolean {
  return writeText(key, JSON.stringify(searches));
}
