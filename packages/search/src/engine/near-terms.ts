import { mistakes } from './weights.ts';

/**
 * Terms that begin with something close to what was typed; swapped neighbours count as one mistake.
 * Whole words go before words that only begin so.
 * @param most Most mistakes that may be in it. Default: by its length.
 * @returns The closest ones only, at most eight; [] for short input or when nothing is near.
 */
export function nearTerms(
  typed: string,
  vocabularies: readonly (readonly string[])[],
  most: number = mistakes.byLength.find(([from]) => typed.length >= from)?.[1] ?? 0,
): string[] {
  if (typed.length < 4 || /^\d+$/.test(typed)) return [];
  let best = most;
  let found: { term: string; extra: number }[] = [];
  for (const vocabulary of vocabularies) {
    for (const term of vocabulary) {
      if (term.length < typed.length - best || !sharesStart(typed, term)) continue;
      const distance = prefixDistance(typed, term, best);
      if (distance > best) continue;
      if (distance < best) found = [];
      best = distance;
      found.push({ term, extra: Math.abs(term.length - typed.length) });
    }
  }
  found.sort((a, b) => a.extra - b.extra || (a.term < b.term ? -1 : 1));
  return [...new Set(found.map(({ term }) => term))].slice(0, 8);
}

function sharesStart(typed: string, term: string): boolean {
  return typed[0] === term[0] || typed[1] === term[0] || typed[0] === term[1] || typed[1] === term[1];
}

/** Fewest edits from `typed` to any beginning of `term`, and half a one for what follows it; `limit + 1` when there are more. */
export function prefixDistance(typed: string, term: string, limit: number): number {
  const width = Math.min(term.length, typed.length + limit);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const same = typed[i - 1] === term[j - 1];
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === term[j - 2] && typed[i - 2] === term[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    before = above;
    above = row;
  }
  const least = Math.min(...above);
  return least === above[term.length] ? least : least + 0.5;
}
