import type { Call } from './call.ts';
import { type ConsentRequest, consentPage } from './consent-page.ts';
import { byDecision } from './hints.ts';
import { limits } from './limits.ts';
import { type ErrorId, Refusal } from './refusal.ts';
import { defaultScope, knownScopes } from './scopes.ts';
import type { Grant, Shop } from './shop.ts';

/** Lifetimes in seconds. That of the code is not documented; integrators report about an hour. */
export const lifetimes = { code: 3600, accessToken: 3600, refreshToken: 30 * 86_400 } as const;

/** What the OAuth endpoints need besides the shop. */
export interface OAuthCall extends Pick<Call, 'shop' | 'now' | 'nextHex'> {
  /** The query on GET, the form on POST. */
  readonly sent: URLSearchParams;
  readonly isRegistered: (redirectUri: string) => boolean;
}

/** Loopback addresses are always registered, so that an integration on the reader's machine can finish the flow. */
export function isLoopback(url: string): boolean {
  return (
    URL.canParse(url) &&
    /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])$/.test(`${new URL(url).protocol}//${new URL(url).hostname}`)
  );
}

/** GET shows the consent page; POST, which that page sends, redirects with a code or with access_denied. */
export function authorize(call: OAuthCall, method: string): Response {
  const { sent, shop, now, nextHex } = call;
  refuseLongValues(sent);
  const redirectUri = sent.get('redirect_uri') ?? '';
  const clientId = sent.get('client_id') ?? '';
  const client = Object.hasOwn(shop.clients, clientId) ? shop.clients[clientId] : undefined;
  if (!client)
    throw new Refusal(
      'unauthorized_client_unknown',
      byDecision(
        `${clientId ? 'Unexpected' : 'Missing'} client_id, expected the one of your application`,
        'authorize-errors',
      ),
    );
  if (client.suspended) throw new Refusal('unauthorized_client_suspended', 'This application has been suspended');
  if (!call.isRegistered(redirectUri))
    throw new Refusal(
      'invalid_request_parameters',
      byDecision(
        `${redirectUri ? 'Unexpected' : 'Missing'} redirect_uri, expected the registered one`,
        'authorize-errors',
      ),
    );
  const back = (answer: Record<string, string>) => {
    const url = new URL(redirectUri);
    for (const [name, value] of Object.entries({
      ...answer,
      ...(sent.has('state') && { state: sent.get('state') ?? '' }),
    }))
      url.searchParams.set(name, value);
    return new Response(null, {
      status: 302,
      headers: {
        Location: url.href,
        'Cache-Control': 'no-store',
      },
    });
  };
  if (sent.get('response_type') !== 'code') return back({ error: 'unsupported_response_type' });
  const scopes = (sent.get('scope') || defaultScope).split(' ').filter(Boolean);
  if (!scopes.every((scope) => knownScopes.includes(scope))) return back({ error: 'invalid_scope' });
  if (method === 'GET') {
    const ask: ConsentRequest = { clientId, shopName: String(shop.user.shop_name), scopes, sent };
    return new Response(consentPage(ask), {
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    });
  }
  if (sent.get('decision') !== 'approve') return back({ error: 'access_denied' });
  const code = nextHex();
  prune(shop.codes, now);
  shop.codes.set(code, {
    clientId,
    scopes: [...new Set(scopes)],
    redirectUri,
    expires: now + lifetimes.code,
  });
  return back({ code });
}

/** The two flows of the token endpoint, told apart by `grant_type`. */
export function issueTokens(call: OAuthCall, authorization: string | null): object {
  const { shop, sent, now, nextHex } = call;
  refuseLongValues(sent);
  const grantType = sent.get('grant_type');
  if (grantType !== 'authorization_code' && grantType !== 'refresh_token') {
    throw new Refusal(
      'invalid_request_grant_type',
      `${grantType ? 'Unexpected' : 'Missing'} grant_type, expected authorization_code or refresh_token`,
    );
  }
  const clientId = authenticate(shop, sent, authorization);
  const isCode = grantType === 'authorization_code';
  const secret = sent.get(isCode ? 'code' : 'refresh_token');
  if (!secret)
    throw new Refusal('invalid_request_parameters', `Missing ${isCode ? 'code' : 'refresh_token'}, expected a value`);
  const redirectUri = sent.get('redirect_uri');
  if (isCode && !redirectUri)
    throw new Refusal(
      'invalid_request_parameters',
      byDecision('Missing redirect_uri, expected the one of the authorization', 'required-parameters'),
    );
  const grant = redeem(
    isCode ? shop.codes : shop.refreshTokens,
    secret,
    clientId,
    now,
    isCode
      ? ['invalid_request_code', 'invalid_request_code_expired']
      : ['invalid_request_refresh_token', 'invalid_request_refresh_token_expired'],
  );
  if (redirectUri && redirectUri !== grant.redirectUri) {
    throw new Refusal(
      'invalid_request_parameters',
      byDecision(
        `Unexpected redirect_uri, expected the one of the authorization, ${grant.redirectUri}`,
        'other-redirect-uri',
      ),
    );
  }
  if (shop.closed) throw new Refusal('access_denied_user', 'The shop behind this token no longer exists');
  (isCode ? shop.codes : shop.refreshTokens).delete(secret);
  const [access_token, refresh_token] = [nextHex(), nextHex()];
  for (const grants of [shop.codes, shop.accessTokens, shop.refreshTokens]) prune(grants, now);
  const { isSeed: _, ...granted } = grant;
  if (!isCode)
    for (const [old, each] of shop.accessTokens)
      if (each.refreshToken === secret) shop.accessTokens.set(old, { ...each, isReplaced: true });
  shop.accessTokens.set(access_token, {
    ...granted,
    refreshToken: refresh_token,
    expires: now + lifetimes.accessToken,
  });
  shop.refreshTokens.set(refresh_token, { ...granted, expires: now + lifetimes.refreshToken });
  return { access_token, token_type: 'bearer', expires_in: lifetimes.accessToken, refresh_token };
}

/** What is sent here is kept with the code, or goes back in a header. */
function refuseLongValues(sent: URLSearchParams): void {
  for (const [name, value] of sent)
    if (value.length > limits.oauthValue)
      throw new Refusal(
        'invalid_request_parameters',
        byDecision(
          `Unexpected ${name.slice(0, 40)} of ${value.length} characters, expected at most ${limits.oauthValue}`,
          'text-length',
        ),
      );
}

/** Forgets the oldest grants whose time is over, and those beyond the most; the credentials of the seed stay. */
function prune(grants: Map<string, Grant>, now: number): void {
  for (const [secret, grant] of grants) {
    if (grant.isSeed) continue;
    if (grant.expires > now && grants.size < limits.grants) return;
    grants.delete(secret);
  }
}

function authenticate(shop: Shop, sent: URLSearchParams, authorization: string | null): string {
  const [id, secret] = basicCredentials(authorization) ?? [sent.get('client_id'), sent.get('client_secret')];
  if (!id || !secret)
    throw new Refusal(
      'invalid_request_credentials',
      `Missing ${id ? 'client_secret' : secret ? 'client_id' : 'client_id and client_secret'}, expected both in the form or by HTTP Basic`,
    );
  const client = Object.hasOwn(shop.clients, id) ? shop.clients[id] : undefined;
  if (client?.secret !== secret)
    throw new Refusal(
      'unauthorized_client_unknown',
      `Unexpected ${client ? 'client_secret' : 'client_id'}, expected that of your application`,
    );
  if (client.suspended) throw new Refusal('unauthorized_client_suspended', 'This application has been suspended');
  return id;
}

/** Id and secret of an HTTP Basic header, form-decoded as RFC 6749 wants; null when the header is none. */
function basicCredentials(header: string | null): string[] | null {
  const [, encoded] = /^basic ([\w+/]+=*)$/i.exec(header ?? '') ?? [];
  if (!encoded) return null;
  try {
    return atob(encoded)
      .split(/:(.*)/s, 2)
      .map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
  } catch {
    return [];
  }
}

function redeem(
  grants: ReadonlyMap<string, Grant>,
  secret: string,
  clientId: string,
  now: number,
  [invalid, expired]: readonly [ErrorId, ErrorId],
): Grant {
  const grant = grants.get(secret);
  if (grant?.clientId !== clientId)
    throw new Refusal(
      invalid,
      'Unexpected code or token: it is unknown, was used already, or belongs to another client',
    );
  if (grant.expires <= now) throw new Refusal(expired, 'The code or token has expired');
  return grant;
}
