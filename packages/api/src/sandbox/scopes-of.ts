import { compactErrors } from '../description/compact.ts';
import { byDecision, type Hint } from './hints.ts';
import { Refusal } from './refusal.ts';
import type { Shop } from './shop.ts';

/** What a client meant to send may be printed in place of a token: `[object Object]`, `undefined`, JSON. */
const tokenForm = /^[0-9a-f]{32}$/;

/**
 * The scopes of the token in an `Authorization` header.
 * @throws {Refusal} When it is no valid token of the shop. What has no form of a token gets a text of its own.
 */
export function scopesOf(shop: Shop, authorization: string | null, now: number, hint: Hint): readonly string[] {
  const [, token = ''] = /^bearer +(\S.*)$/i.exec(authorization?.trim() ?? '') ?? [];
  const grant = shop.accessTokens.get(token);
  if (grant && grant.expires > now && !shop.closed) {
    if (grant.isReplaced)
      hint(
        'A refresh has replaced this access token. The sandbox still accepts it; whether the platform does is not documented. Send the newest token',
        'old-access-token',
      );
    return grant.scopes;
  }
  const isToken = token === '' || tokenForm.test(token);
  const reason = byDecision(reasonOf(shop, authorization, token), isToken ? undefined : 'token-texts');
  throw new Refusal('invalid_request_token', reason, isToken ? undefined : otherText);
}

/** The text that a live call returned for a value that was no token at all. */
const otherText = compactErrors.find(({ id }) => id === 'invalid_request_token_variant')?.descriptionJa ?? undefined;

/** Why a token is refused, and what to send instead. */
function reasonOf({ accessTokens, refreshTokens, codes, closed }: Shop, header: string | null, token: string): string {
  const send = 'Send "Authorization: Bearer" and an access token of this shop';
  if (header === null) return `The Authorization header is missing. ${send}`;
  if (token === '') return `The Authorization header has no bearer token. ${send}`;
  if (closed) return 'The shop of this token is closed. No token of it is valid';
  if (accessTokens.has(token)) return 'The access token has expired. Send a valid token of this shop';
  if (refreshTokens.has(token)) return 'This is a refresh token. Exchange it for an access token, and send that';
  if (codes.has(token)) return 'This is an authorization code. Exchange it for an access token, and send that';
  if (!tokenForm.test(token)) return `The Authorization header holds no token, but "${token.slice(0, 40)}". ${send}`;
  return 'This access token was never issued, or the sandbox has forgotten it. Send a valid token of this shop';
}
