import type { Peer, PeerHit } from './peers.ts';

/** A query with the answers that count as right. */
export interface QualityQuery {
  readonly kind: string;
  readonly query: string;
  /** Paths of pages (any place on them), with an anchor that place alone, or `name:` and the name of a data row. */
  readonly expect: readonly string[];
}

export interface Measure {
  readonly queries: number;
  /** Mean of 1/rank of the first right answer among ten. */
  readonly mrr: number;
  /** Share of queries with a right answer first, and among the first five. */
  readonly first: number;
  readonly five: number;
  /** Share of queries without any answer. */
  readonly none: number;
  readonly misses: readonly string[];
}

/** Asks one engine all queries. */
export function measure({ search }: Peer, queries: readonly QualityQuery[]): Measure {
  let sum = 0;
  let first = 0;
  let five = 0;
  let none = 0;
  const misses: string[] = [];
  for (const { query, expect } of queries) {
    const hits = search(query);
    const rank = hits.findIndex((hit) => expect.some((each) => isRight(hit, each))) + 1;
    if (rank > 0) sum += 1 / rank;
    if (rank === 1) first += 1;
    if (rank > 0 && rank <= 5) five += 1;
    if (hits.length === 0) none += 1;
    if (rank !== 1)
      misses.push(`${query} (${rank === 0 ? 'not found' : `rank ${rank}`}): ${hits[0]?.url ?? 'nothing'}`);
  }
  const share = (count: number): number => count / Math.max(queries.length, 1);
  return {
    queries: queries.length,
    mrr: share(sum),
    first: share(first),
    five: share(five),
    none: share(none),
    misses,
  };
}

export function isRight(hit: PeerHit, expected: string): boolean {
  if (expected.startsWith('name:')) return hit.name === expected.slice('name:'.length);
  const [path = '', anchor = ''] = hit.url.replace(/^https?:\/\/[^/]+/, '').split('#');
  const page = path.replace(/\/$/, '');
  return expected === (expected.includes('#') ? `${page}#${anchor}` : page);
}
