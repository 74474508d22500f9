import type { CompactOperation } from '../description/compact.ts';
import { account } from './account.ts';
import type { Call, Operation } from './call.ts';
import { categories } from './categories.ts';
import { changeItems } from './change-items.ts';
import { findItems } from './find-items.ts';
import { itemImages } from './item-images.ts';
import { authorize, isLoopback, issueTokens, type OAuthCall } from './oauth.ts';
import { orders } from './orders.ts';
import { exhaust, type QuotaName, spend } from './quotas.ts';
import { randomHex } from './random-hex.ts';
import { readBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';
import { need, Refusal } from './refusal.ts';
import { errorResponse, json, refusalResponse } from './responses.ts';
import { restoreShop } from './restore-shop.ts';
import { route } from './route.ts';
import { runDue } from './run-due.ts';
import { search } from './search.ts';
import { credentials, seedShop } from './seed-shop.ts';
import type { Fault } from './shop.ts';

const operations: Readonly<Record<string, Operation>> = {
  ...account,
  ...findItems,
  ...changeItems,
  ...itemImages,
  ...categories,
  ...orders,
  ...search,
};

export interface SandboxOptions {
  /** Milliseconds since 1970. The sandbox has no clock of its own. */
  readonly now: () => number;
  /** Whole number from which tokens and file names follow. Default 1. */
  readonly seed?: number;
  /** Callback addresses of the application, besides that of `credentials` and all loopback addresses. */
  readonly redirectUris?: readonly string[];
}

/** What no request can bring about, so that every error can be seen. Plain data. */
export type Preparation =
  | { readonly do: 'advance'; readonly seconds: number }
  | { readonly do: 'exhaust'; readonly quota: QuotaName }
  | { readonly do: 'fail'; readonly fault: Fault }
  | { readonly do: 'close shop' }
  | { readonly do: 'restore' };

export interface Sandbox {
  /** Answers as the platform would. Never rejects; looks at the path of the address, not at its host. */
  fetch(request: Request): Promise<Response>;
  /** Brings about what no request can. `restore` puts the seed's things, tokens and quotas back and keeps what was added. */
  prepare(preparation: Preparation): void;
  /** Forgets everything: the shop is as it was in the beginning. */
  reset(): void;
}

/** A shop in memory that answers all operations of the API. */
export function createSandbox({ now, seed = 1, redirectUris = [] }: SandboxOptions): Sandbox {
  let skipped = 0;
  let nextHex = randomHex(seed);
  const seconds = () => Math.floor(now() / 1000) + skipped;
  let shop = seedShop(seconds());
  const isRegistered = (uri: string) => [credentials.redirectUri, ...redirectUris].includes(uri) || isLoopback(uri);

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const { rules, path } = route(url.pathname);
    const allowed = rules.some((rule) => rule.auth === 'none')
      ? ['GET', 'POST']
      : [...new Set(rules.map((rule) => rule.method))];
    if (rules.length === 0) return errorResponse('not_found', `No operation has the path ${url.pathname}.`, 404);
    const allow = { Allow: [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ') };
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: allow });
    const rule = rules[0] as CompactOperation; // there is one: see the length above
    if (!allowed.includes(method)) {
      if (rule.method === 'POST')
        throw new Refusal(
          rule.auth === 'client' ? 'access_denied_post' : 'not_post_method',
          `Unexpected ${method}, expected POST`,
        );
      return errorResponse('method_not_allowed', `Unexpected ${method}, expected ${rule.method}.`, 405, allow);
    }
    if (url.protocol === 'http:' && !isLoopback(url.href))
      throw new Refusal('access_denied_https', 'Unexpected http:, expected https:');
    const sent = method === 'POST' ? await readBody(request) : url.searchParams;
    if (sent === 'too large') return errorResponse('payload_too_large', 'The body is larger than 1 MiB.', 413);
    if (sent === 'malformed')
      throw new Refusal('bad_params', 'Unexpected % in the form, expected two hexadecimal digits after it');
    runDue(shop, seconds());
    const authorization = request.headers.get('Authorization');
    const oauth: OAuthCall = { shop, now: seconds(), nextHex, sent, isRegistered };
    if (rule.auth === 'none') return authorize(oauth, method);
    if (rule.auth === 'client') return json(issueTokens(oauth, authorization), { 'Cache-Control': 'no-store' });
    return json(perform(rule, sent, path, authorization));
  }

  function perform(
    rule: CompactOperation,
    sent: URLSearchParams,
    path: Record<string, string>,
    authorization: string | null,
  ): object {
    const operation = need(
      operations[rule.page],
      'db_error_delete',
      `Unexpected ${rule.page}, expected an operation of the sandbox`,
    );
    const scopes = rule.auth === 'token' ? scopesOf(authorization) : [];
    if (rule.auth === 'token') {
      spend(shop, 'hour', seconds());
      spend(shop, 'day', seconds());
      if (rule.scope && !scopes.includes(rule.scope))
        throw new Refusal('invalid_scope', `Unexpected token without ${rule.scope}, expected this scope`);
    } else {
      const { searchClientId, searchClientSecret } = credentials;
      if (sent.get('client_id') !== searchClientId || sent.get('client_secret') !== searchClientSecret) {
        throw new Refusal('auth_error', 'Unexpected client_id or client_secret, expected those of the Search API');
      }
      spend(shop, 'search', seconds());
    }
    const parameters = readParameters(rule, sent, path, operation);
    const call: Call = {
      shop,
      now: seconds(),
      sent,
      parameters,
      scopes,
      nextHex,
      nextId: (kind) => shop.nextIds[kind]++,
    };
    if (rule.page === 'items/add') spend(shop, 'items', seconds());
    return operation.answer(call);
  }

  function scopesOf(authorization: string | null): readonly string[] {
    const [, token] = /^bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
    const grant = need(
      shop.accessTokens.get(token ?? ''),
      'invalid_request_token',
      'Unexpected Authorization header, expected Bearer and a token of this shop',
    );
    if (grant.expires <= seconds() || shop.closed)
      throw new Refusal('invalid_request_token', 'Unexpected token: its time is over, expected a refreshed one');
    return grant.scopes;
  }

  return {
    async fetch(request) {
      try {
        const response = await answer(request);
        return request.method === 'HEAD' ? new Response(null, response) : response;
      } catch (error) {
        if (error instanceof Refusal) return refusalResponse(error);
        return errorResponse('server_error', `The sandbox failed: ${String(error)}`, 500);
      }
    },
    prepare(preparation) {
      switch (preparation.do) {
        case 'advance':
          skipped += preparation.seconds;
          break;
        case 'exhaust':
          exhaust(shop, preparation.quota, seconds());
          break;
        case 'fail':
          shop.faults.add(preparation.fault);
          break;
        case 'close shop':
          shop.closed = true;
          break;
        case 'restore':
          restoreShop(shop, seedShop(seconds()));
          break;
      }
    },
    reset() {
      skipped = 0;
      nextHex = randomHex(seed);
      shop = seedShop(seconds());
    },
  };
}
