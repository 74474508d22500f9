import type { ParameterValue } from '@shop-docs/api';
import { compactOperations } from '@shop-docs/api/compact';
import { buildRequest, type SampleRequest } from '@shop-docs/api/samples';
import { credentials } from '@shop-docs/api/sandbox';
import { platform } from '../../../config/platform.ts';

/** The request of an operation, by its page key. */
export function requestOf(
  page: string,
  values: Readonly<Record<string, ParameterValue>>,
  token: string = credentials.accessToken,
): SampleRequest {
  const rule = compactOperations.find((operation) => operation.page === page);
  if (!rule) throw new Error(`Unexpected operation "${page}", expected a page key of the description`);
  return buildRequest({ ...rule, host: platform.apiHost }, values, { token });
}

/** The request for tokens: with a code, or with the refresh token of the last answer. */
export function tokenRequest(
  grant: { readonly code: string } | { readonly refresh_token: string },
  redirectUri: string,
): SampleRequest {
  const isCode = 'code' in grant;
  return requestOf(isCode ? 'oauth/access_token' : 'oauth/refresh_token', {
    grant_type: isCode ? 'authorization_code' : 'refresh_token',
    client_id: credentials.clientId,
    client_secret: credentials.clientSecret,
    redirect_uri: redirectUri,
    ...grant,
  });
}
