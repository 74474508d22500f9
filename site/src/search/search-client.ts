import type { LiteClient } from 'algoliasearch/lite';

/** The part of the hosted service's client that the search box and the search page call. */
export type SearchClient = Pick<LiteClient, 'search'> & {
  /** Waits until answers are whole. Without it they always are. */
  readonly whole?: () => Promise<void>;
};
