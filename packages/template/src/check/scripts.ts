import type { Theme } from './theme.ts';

/**
 * How often the scripts of a theme write each text that a pattern finds. The pattern says what a word is: a class has
 * hyphens, and a name of JavaScript ends at one.
 */
export function countInScripts({ regions, masked }: Theme, pattern: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, span } of regions) {
    if (kind !== 'script') continue;
    for (const [found] of masked.slice(span.start, span.end).matchAll(pattern))
      counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  return counts;
}

/** What a script does to a found element to take it away, from the parenthesis that ends the search: `).hide(`. */
export const takesAway =
  /\)\s*(?:\?\s*)?(?:\[0\]\s*)?(?:\.\s*(?:hide|fadeOut|slideUp|remove|empty|detach|replaceWith)\s*\(|\.\s*css\s*\(\s*(?:\{\s*)?["']?(?:display["']?\s*[,:]\s*["']none|visibility["']?\s*[,:]\s*["']hidden|opacity["']?\s*[,:]\s*["']?0(?![.\d]))|\.style\.display\s*=\s*["']none)/;
