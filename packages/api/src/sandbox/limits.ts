/**
 * What the sandbox holds at most, so that no program fills the memory of all or keeps the others waiting. The platform
 * states no such limits; `decisions` tells of these.
 */
export const limits = {
  items: 2_000,
  variations: 10_000,
  variationsOfItem: 1_000,
  categories: 1_000,
  /** Assignments of items to categories. */
  assignments: 10_000,
  orders: 2_000,
  orderLines: 5_000,
  linesOfOrder: 100,
  /** Characters of all texts together; those of items count twice, for the search keeps a copy. */
  text: 2_000_000,
  /** Fields of a form. */
  fields: 10_000,
  /** Bytes of a form. */
  body: 1_048_576,
  /** Bytes of a saved state: six for each character of text, as JSON may write it, and 32 MiB for names and numbers. */
  state: 44 * 2 ** 20,
  /** Words of a search. */
  words: 10,
  /** Characters of a value of the OAuth addresses. */
  oauthValue: 500,
  /** Codes, access tokens and refresh tokens that are valid, of each kind. */
  grants: 1_000,
  /** Seconds that the clock is ahead: a hundred years. */
  ahead: 100 * 365 * 86_400,
  /** Failures that wait for their call. */
  failures: 100,
} as const;
