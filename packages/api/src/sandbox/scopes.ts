import { compactOperations } from '../description/compact.ts';

/** Granted when an authorization request names no scope. */
export const defaultScope = 'read_users';

/** Every scope: those that operations need, and the one that adds the mail address to users/me. */
export const knownScopes: readonly string[] = [
  ...new Set(compactOperations.flatMap(({ scope }) => scope ?? []).concat(defaultScope, 'read_users_mail')),
];
