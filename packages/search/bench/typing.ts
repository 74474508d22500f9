import { isRight, type QualityQuery } from './measure.ts';
import type { Peer } from './peers.ts';

/** The letters that a reader has typed when the first answers are looked at, and as many answers as are looked at. */
const FEWEST = 3;
const LOOKED_AT = 5;

/** A query typed letter by letter. */
interface Typed {
  readonly query: string;
  /** Letters until an answer is among the first five; one more than the query has when that never happens. */
  readonly seenAt: number;
  /** Beginnings of the query after that without an answer among the first five. */
  readonly lost: readonly string[];
}

/** Asks one engine for every beginning of a query from three letters on. */
function typeOut({ search }: Peer, { query, expect }: QualityQuery): Typed {
  const lengths = Array.from({ length: Math.max(0, query.length - FEWEST + 1) }, (_, i) => i + FEWEST);
  const isAnswered = (length: number): boolean =>
    search(query.slice(0, length))
      .slice(0, LOOKED_AT)
      .some((hit) => expect.some((each) => isRight(hit, each)));
  const without = lengths.filter((length) => !isAnswered(length));
  const seenAt = lengths.find((length) => !without.includes(length)) ?? query.length + 1;
  return { query, seenAt, lost: without.filter((length) => length > seenAt).map((length) => query.slice(0, length)) };
}

export interface TypingMeasure {
  /** Share of the beginnings that have an answer among the first five. */
  readonly answered: number;
  /** Letters until an answer is seen, on average. */
  readonly letters: number;
  /** Beginnings at which an answer that was there is gone again. */
  readonly lost: number;
  /** One line for each query. */
  readonly lines: readonly string[];
}

/** Types all queries. */
export function measureTyping(peer: Peer, queries: readonly QualityQuery[]): TypingMeasure {
  const typed = queries.map((query) => typeOut(peer, query));
  const sum = (value: (each: Typed) => number): number => typed.reduce((total, each) => total + value(each), 0);
  const lost = sum((each) => each.lost.length);
  const all = sum(({ query }) => query.length - FEWEST + 1);
  const early = sum(({ seenAt }) => seenAt - FEWEST);
  return {
    answered: 1 - (early + lost) / all,
    letters: sum(({ seenAt }) => seenAt) / typed.length,
    lost,
    lines: typed.map(
      (each) =>
        `${each.query}: from ${each.seenAt} of ${each.query.length} letters${each.lost.length > 0 ? `, lost at ${each.lost.map((text) => `“${text}”`).join(' ')}` : ''}`,
    ),
  };
}
