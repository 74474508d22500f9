import { fingerprint, type SearchRecord } from '../src/record.ts';

/**
 * The same pages again under other addresses, each copy with words and names of its own beside the common ones.
 * @param factor How many times as many.
 */
export function growRecords(originals: readonly SearchRecord[], factor: number): SearchRecord[] {
  return Array.from({ length: factor }, (_, copy) => {
    if (copy === 0) return originals;
    const own = (text: string): string =>
      text.replace(/\p{L}{6,}/gu, (word) =>
        Number.parseInt(fingerprint(word).slice(0, 4), 16) % 3 === 0 ? `${word}${copy}` : word,
      );
    return originals.map((record): SearchRecord => {
      const levels = Object.entries(record.hierarchy).map(([level, text]) => [level, text === null ? null : own(text)]);
      const hierarchy = Object.fromEntries(levels) as SearchRecord['hierarchy']; // the same keys
      return {
        ...record,
        objectID: `${record.objectID}-${copy}`,
        hierarchy,
        content: record.content === null ? null : own(record.content),
        url: `/${copy}${record.url}`,
        url_without_anchor: `/${copy}${record.url_without_anchor}`,
      };
    });
  }).flat();
}
