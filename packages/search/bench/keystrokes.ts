import type { QualityQuery } from './measure.ts';

/** Longest query that the search box takes. */
const LONGEST = 64;

/** Every beginning of every query, as the search box asks while somebody types. */
export function keystrokes(queries: readonly QualityQuery[]): string[] {
  return queries.flatMap(({ query }) =>
    Array.from({ length: Math.min(query.length, LONGEST) }, (_, i) => query.slice(0, i + 1)),
  );
}
