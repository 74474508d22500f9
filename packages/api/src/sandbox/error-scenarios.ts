import { compactOperations } from '../description/compact.ts';
import { categoryErrorScenarios } from './category-error-scenarios.ts';
import { credentials } from './credentials.ts';
import { type Cause, type ErrorScenario, things } from './error-scenario.ts';
import { itemErrorScenarios } from './item-error-scenarios.ts';
import { orderErrorScenarios } from './order-error-scenarios.ts';
import type { ErrorId } from './refusal.ts';
import { searchErrorScenarios } from './search-error-scenarios.ts';
import { tokenErrorScenarios } from './token-error-scenarios.ts';

const withToken = compactOperations.filter(({ auth }) => auth === 'token');
const pages = (rules: typeof compactOperations) => rules.map(({ page }) => page);
const readers = withToken.filter(({ scope }) => scope !== null && scope !== 'read_users');
const writers = withToken.filter(({ method }) => method === 'POST');

/** Errors that many operations share. */
const shared: readonly [error: ErrorId, pages: readonly string[], how: string, cause: Cause][] = [
  [
    'invalid_request_token',
    pages(withToken),
    'Send an access token that has expired.',
    { token: credentials.expiredToken },
  ],
  ['access_denied_https', pages(withToken), 'Send the call to http:// instead of https://.', { scheme: 'http:' }],
  [
    'invalid_scope',
    pages(readers),
    'Send a token with the scope read_users alone.',
    { token: credentials.profileToken },
  ],
  ['not_post_method', pages(writers), 'Send the call with GET.', { method: 'GET' }],
  [
    'hour_api_limit',
    pages(withToken),
    'Use up the 5,000 calls of this hour, then send one more.',
    { prepare: (control) => control.exhaust('hour') },
  ],
  [
    'day_api_limit',
    pages(withToken),
    'Use up the 100,000 calls of this day, then send one more.',
    { prepare: (control) => control.exhaust('day') },
  ],
  ['access_denied_post', ['oauth/access_token', 'oauth/refresh_token'], 'Send the call with GET.', { method: 'GET' }],
  [
    'invalid_request_digital',
    ['items/edit', 'items/delete'],
    'Name a digital-content item.',
    { values: { item_id: things.digital } },
  ],
  [
    'invalid_request_clubt',
    ['items/edit', 'items/delete'],
    'Name a ClubT item.',
    { values: { item_id: things.clubT } },
  ],
];

const own = [
  ...tokenErrorScenarios,
  ...itemErrorScenarios,
  ...categoryErrorScenarios,
  ...orderErrorScenarios,
  ...searchErrorScenarios,
];

function scenario(page: string, error: ErrorId, how: string, cause: Cause): ErrorScenario {
  return {
    page,
    error,
    how,
    token: credentials.accessToken,
    values: null,
    ...cause,
  };
}

/** A way to each error of each operation, in the order of the operations' own errors before the shared ones. */
export const errorScenarios: readonly ErrorScenario[] = [
  ...own.map(([page, error, how, values, cause]) => scenario(page, error, how, { ...cause, values })),
  ...shared.flatMap(([error, at, how, cause]) => at.map((page) => scenario(page, error, how, cause))),
];
