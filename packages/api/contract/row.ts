import type { NewOrder } from '../src/sandbox/place-order.ts';
import type { SourceName } from './sources.ts';

type Fields = Readonly<Record<string, string | number>>;

/** How a request is sent. */
export interface Sent {
  readonly method: 'GET' | 'POST';
  /** With its query, as the program writes it. `{order}` stands for the order of `given`. */
  readonly path: string;
  readonly query?: Fields;
  readonly form?: Fields;
  /** A body that is no form. */
  readonly body?: string;
  readonly type?: string;
  /** The `Authorization` header, where it is not a valid access token; null sends none. */
  readonly authorization?: string | null;
}

/**
 * One shape that a public program sends or reads, in our own words and with neutral data. A new source is a new row.
 * @see contract.test.ts, which sends it to the sandbox
 */
export interface Row {
  readonly source: SourceName;
  /** What the program does, or relies on. */
  readonly what: string;
  /** What must be there before. */
  readonly given?: { readonly order?: NewOrder; readonly deleted?: number; readonly hours?: number };
  readonly sends: Sent;
  /** Default 200. */
  readonly status?: number;
  /** Members that the program reads, by path (`orders[].total`), with the types that it can take. Each must occur. */
  readonly reads?: Readonly<Record<string, string>>;
  /** Members with the value that the program needs. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** A part of a hint: what the sandbox has to say about it. */
  readonly hint?: string;
}
