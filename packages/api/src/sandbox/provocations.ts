import { compactOperations } from '../description/compact.ts';
import { categoryProvocations } from './category-provocations.ts';
import type { Sandbox } from './create-sandbox.ts';
import { itemProvocations } from './item-provocations.ts';
import { orderProvocations } from './order-provocations.ts';
import { type Cause, type Provocation, things } from './provocation.ts';
import type { ErrorId } from './refusal.ts';
import { searchProvocations } from './search-provocations.ts';
import { credentials } from './seed-shop.ts';
import { tokenProvocations } from './token-provocations.ts';

const withToken = compactOperations.filter(({ auth }) => auth === 'token');
const pages = (rules: typeof compactOperations) => rules.map(({ page }) => page);
const readers = withToken.filter(({ scope }) => scope !== null && scope !== 'read_users');
const writers = withToken.filter(({ method }) => method === 'POST');

/** Errors that many operations share. */
const shared: readonly [error: ErrorId, pages: readonly string[], how: string, cause: Cause][] = [
  ['invalid_request_token', pages(withToken), 'Send a token whose hour is over.', { token: credentials.expiredToken }],
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
    { before: [{ do: 'exhaust', quota: 'hour' }] },
  ],
  [
    'day_api_limit',
    pages(withToken),
    'Use up the 100,000 calls of this day, then send one more.',
    { before: [{ do: 'exhaust', quota: 'day' }] },
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
  ...tokenProvocations,
  ...itemProvocations,
  ...categoryProvocations,
  ...orderProvocations,
  ...searchProvocations,
];

function provocation(page: string, error: ErrorId, how: string, cause: Cause): Provocation {
  return {
    page,
    error,
    how,
    token: credentials.accessToken,
    values: null,
    ...cause,
    before: [{ do: 'restore' }, ...(cause.before ?? [])],
  };
}

/** A way to each error of each operation, in the order of the operations' own errors before the shared ones. */
export const provocations: readonly Provocation[] = [
  ...own.map(([page, error, how, values, cause]) => provocation(page, error, how, { ...cause, values })),
  ...shared.flatMap(([error, at, how, cause]) => at.map((page) => provocation(page, error, how, cause))),
];

/** Brings the sandbox to where the call of a provocation meets its error. */
export function prepareProvocation(sandbox: Sandbox, { before }: Provocation): void {
  for (const preparation of before) sandbox.prepare(preparation);
}
