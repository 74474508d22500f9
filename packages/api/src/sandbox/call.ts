import type { Hint } from './hints.ts';
import type { Parameters, Strictness } from './read-parameters.ts';
import type { IdKind, Shop } from './shop.ts';

/** One call on its way through the sandbox. */
export interface Call {
  readonly shop: Shop;
  /** Unix seconds. */
  readonly now: number;
  readonly parameters: Parameters;
  /** The query or the form as sent, before the rules. */
  readonly sent: URLSearchParams;
  /** Scopes of the token; empty where no token is needed. */
  readonly scopes: readonly string[];
  /** Notes what of the request is misread; call it before anything changes. */
  readonly hint: Hint;
  /** Notes what of the answer no source decides; a strict sandbox answers all the same. */
  readonly note: Hint;
  /** A number that no thing of this kind has or had. */
  readonly nextId: (kind: IdKind) => number;
  /** 32 hexadecimal digits, as in tokens and file names. */
  readonly nextHex: () => string;
}

/** An operation of the platform: how strictly it reads, and what it answers (the JSON body). */
export interface Operation extends Strictness {
  /**
   * Looks at what was sent before the rules mend it: for values with a documented error of their own.
   * @throws {Refusal} With that error.
   */
  readonly refuse?: (sent: URLSearchParams) => void;
  readonly answer: (call: Call) => object;
}

/** The position after the last of a list. */
export function afterLast(positions: readonly number[]): number {
  return positions.reduce((last, position) => Math.max(last, position), 0) + 1;
}

/** One page of a list, by `limit` and `offset`. */
export function pageOf<Entry>(entries: readonly Entry[], { number }: Parameters): Entry[] {
  const offset = number('offset') ?? 0;
  return entries.slice(offset, offset + (number('limit') ?? 20));
}
