import { credentials } from './credentials.ts';
import { failing, type OwnError } from './error-scenario.ts';

const { clientId, clientSecret, redirectUri } = credentials;
const client = { client_id: clientId, client_secret: clientSecret };
const exchange = { ...client, grant_type: 'authorization_code', redirect_uri: redirectUri, code: credentials.code };
const refresh = {
  ...client,
  grant_type: 'refresh_token',
  redirect_uri: redirectUri,
  refresh_token: credentials.refreshToken,
};

/** Errors of the token endpoint. */
export const tokenErrorScenarios: readonly OwnError[] = [
  ...tokenErrors('oauth/access_token', exchange),
  [
    'oauth/access_token',
    'invalid_request_code',
    'Send a code that was never issued, or was used.',
    { ...exchange, code: '0'.repeat(32) },
  ],
  [
    'oauth/access_token',
    'invalid_request_code_expired',
    'Send a code after its time.',
    { ...exchange, code: credentials.expiredCode },
  ],
  ...tokenErrors('oauth/refresh_token', refresh),
  [
    'oauth/refresh_token',
    'invalid_request_refresh_token',
    'Send a refresh token that a newer one has replaced.',
    { ...refresh, refresh_token: '0'.repeat(32) },
  ],
  [
    'oauth/refresh_token',
    'invalid_request_refresh_token_expired',
    'Send a refresh token after 30 days.',
    { ...refresh, refresh_token: credentials.expiredRefreshToken },
  ],
];

function tokenErrors(page: string, good: Record<string, string>): OwnError[] {
  const { client_id: _id, client_secret: _secret, ...anonymous } = good;
  const secret = 'code' in good ? 'code' : 'refresh_token';
  const { [secret]: _grant, ...empty } = good;
  const suspended = { client_id: credentials.suspendedClientId, client_secret: credentials.suspendedClientSecret };
  return [
    [page, 'invalid_request_grant_type', 'Send another grant_type.', { ...good, grant_type: 'password' }],
    [page, 'invalid_request_parameters', `Leave out ${secret}.`, empty],
    [page, 'invalid_request_credentials', 'Leave out the client ID and secret.', anonymous],
    [page, 'unauthorized_client_unknown', 'Send a wrong client_secret.', { ...good, client_secret: 'wrong' }],
    [page, 'unauthorized_client_suspended', 'Use an application that has been suspended.', { ...good, ...suspended }],
    [
      page,
      'access_denied_user',
      'Close the shop that approved the application.',
      good,
      { prepare: (control) => control.closeShop() },
    ],
    [page, 'server_error', 'Let the platform fail.', good, failing('server_error')],
  ];
}
