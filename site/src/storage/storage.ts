/**
 * Reads what is stored under a key.
 * @returns null when nothing is there, and where the browser has no storage or refuses it.
 */
export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or with null removes what is there.
 * @returns False where the browser has no storage, refuses it, or has no room left.
 */
export function writeText(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a list that is stored as JSON. Anybody may have written it: another site of the same origin, another version of
 * this one, a browser that was interrupted.
 * @param text What is stored; null when nothing is.
 * @param toItem Gives an item, mended where that is possible; undefined for what is none.
 * @returns The items in their order; none when the text is no list.
 */
export function parseList<Item>(text: string | null, toItem: (value: unknown) => Item | undefined): Item[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(values) ? values.map(toItem).filter((item) => item !== undefined) : [];
  } catch {
    return [];
  }
}

/** Whether a value has properties: no null, no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
