import type { Postings } from './index-data.ts';

/** Packs the terms of numbered documents. */
export function packPostings(documents: readonly ReadonlySet<string>[]): Postings {
  const numbers = new Map<string, number[]>();
  documents.forEach((terms, number) => {
    for (const term of terms) {
      const list = numbers.get(term);
      if (list) list.push(number);
      else numbers.set(term, [number]);
    }
  });
  const terms = [...numbers.keys()].sort();
  const gaps = terms.map((term) => {
    let last = -1;
    return (numbers.get(term) ?? []).map((number) => {
      const gap = number - last - 1;
      last = number;
      return gap === 0 ? '' : gap.toString(36);
    });
  });
  const lengths = documents.map(({ size }) => Math.min(size, 35).toString(36)).join('');
  return { terms: terms.join('\n'), gaps: gaps.map((list) => list.join(' ')).join(','), lengths };
}
