import { packGaps } from './gaps.ts';
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
  const gaps = terms.map((term) => packGaps(numbers.get(term) ?? []));
  return { terms: terms.join('\n'), gaps: gaps.join(',') };
}
