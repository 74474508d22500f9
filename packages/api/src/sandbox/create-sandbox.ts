import type { OperationPage } from '../../generated/ids.ts';
import type { CompactOperation } from '../description/compact.ts';
import { account } from './account.ts';
import type { Call, Operation } from './call.ts';
import { categories } from './categories.ts';
import { changeItems } from './change-items.ts';
import { type Control, createControl, takeFailure } from './control.ts';
import { type Credentials, credentials as exampleCredentials } from './credentials.ts';
import { findItems } from './find-items.ts';
import { byDecision, type Collected, collectHints, StrictRefusal } from './hints.ts';
import { itemImages } from './item-images.ts';
import { limits } from './limits.ts';
import type { Machine } from './machine.ts';
import { needSearchClient } from './need-search-client.ts';
import { authorize, isLoopback, issueTokens, type OAuthCall } from './oauth.ts';
import { orders } from './orders.ts';
import { spend } from './quotas.ts';
import { randomHex } from './random-hex.ts';
import { readParameters } from './read-parameters.ts';
import { readSent } from './read-sent.ts';
import { Refusal } from './refusal.ts';
import { errorResponse, hintHeaders, json, refusalResponse, withHints } from './responses.ts';
import { route, unknownPath } from './route.ts';
import { runDue } from './run-due.ts';
import { scopesOf } from './scopes-of.ts';
import { search } from './search.ts';
import { seedShop } from './seed-shop.ts';
import type { Shop } from './shop.ts';
import { hintUnknownKeys } from './unknown-keys.ts';

/** Every operation but those of OAuth, which answer with pages and tokens of their own. */
const operations: Readonly<Record<Exclude<OperationPage, `oauth/${string}`>, Operation>> = {
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
  /** Default: those of the pages' examples. */
  readonly credentials?: Credentials;
  /** Refuses what gets a hint, with `sandbox_strict`, before anything has changed. Default false. */
  readonly strict?: boolean;
}

/** The connection ended without an answer, because that was asked for. A `TypeError`, as a failed `fetch` throws it. */
export class DroppedConnection extends TypeError {}

export interface Sandbox {
  /**
   * Answers as the platform would; looks at the path of the address, not at its host.
   * @throws {DroppedConnection} Rejects when `control.failNext` asked for it, and never else.
   */
  fetch(request: Request): Promise<Response>;
  /** What no request can bring about: clock, quotas, failures, orders, state. */
  readonly control: Control;
}

/** A shop in memory that answers all operations of the API. */
export function createSandbox({
  now,
  seed = 1,
  redirectUris = [],
  credentials = exampleCredentials,
  strict = false,
}: SandboxOptions): Sandbox {
  const seconds = () => Math.floor(now() / 1000) + machine.skipped;
  const machine: Machine = {
    shop: seedShop(Math.floor(now() / 1000), credentials),
    skipped: 0,
    random: randomHex(seed),
    seed,
    credentials,
    seconds,
  };
  const nextHex = machine.random.next;
  const isRegistered = (uri: string) =>
    uri === machine.shop.credentials.redirectUri || redirectUris.includes(uri) || isLoopback(uri);

  async function answer(request: Request, { hints, hint, note }: Collected): Promise<Response> {
    const url = new URL(request.url);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const { rules, path } = route(url.pathname);
    const isRead = rules.some((rule) => rule.method === 'GET');
    const allowed = isRead ? ['GET', 'POST'] : ['POST'];
    if (rules.length === 0) return errorResponse('not_found', unknownPath(url.pathname), 404);
    const allow = { Allow: [...allowed, ...(isRead ? ['HEAD'] : []), 'OPTIONS'].join(', ') };
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: allow });
    const rule = rules[0] as CompactOperation; // there is one: see the length above
    if (!allowed.includes(method)) {
      if (!isRead)
        throw new Refusal(
          rule.auth === 'client' ? 'access_denied_post' : 'not_post_method',
          `Unexpected ${method}, expected POST`,
        );
      return errorResponse('method_not_allowed', `Unexpected ${method}, expected ${rule.method}.`, 405, allow);
    }
    if (url.protocol === 'http:' && !isLoopback(url.href))
      throw new Refusal('access_denied_https', 'Unexpected http:, expected https:');
    if (method === 'POST' && isRead && rule.auth !== 'none')
      hint(
        'POST on a call that is documented with GET: the sandbox answers it, as some programs rely on',
        'post-on-get',
      );
    const sent = method === 'POST' ? await readSent(request, url.searchParams, hint) : url.searchParams;
    if (sent === 'too large')
      return errorResponse('payload_too_large', `The body is larger than ${limits.body / 2 ** 20} MiB.`, 413);
    if (sent === 'too many fields')
      return errorResponse('payload_too_large', `The form has more than ${limits.fields} fields.`, 413);
    if (sent === 'malformed')
      throw new Refusal(
        'bad_params',
        byDecision('Unexpected % in the form, expected two hexadecimal digits after it', 'undecodable-form'),
      );
    const { shop } = machine;
    runDue(shop, seconds());
    const refused = await meetFailure(shop, ruleFor(rules, sent) ?? rule);
    const authorization = request.headers.get('Authorization');
    hintUnknownKeys(rules, sent, hint);
    const oauth: OAuthCall = { shop, now: seconds(), nextHex, sent, isRegistered };
    if (refused) sent.set('decision', 'deny');
    if (rule.auth === 'none') return withHints(authorize(oauth, refused ? 'POST' : method), hints);
    const body =
      rule.auth === 'client'
        ? issueTokens(oauth, authorization)
        : perform(rule, sent, path, authorization, { hint, note });
    return json(body, { ...(rule.auth === 'client' && { 'Cache-Control': 'no-store' }), ...hintHeaders(hints) });
  }

  function perform(
    rule: CompactOperation,
    sent: URLSearchParams,
    path: Record<string, string>,
    authorization: string | null,
    { hint, note }: Pick<Collected, 'hint' | 'note'>,
  ): object {
    const { shop } = machine;
    const operation = operations[rule.page as keyof typeof operations]; // the others were answered before
    const scopes = rule.auth === 'token' ? scopesOf(shop, authorization, seconds(), hint) : [];
    if (rule.auth === 'token') {
      spend(shop, 'hour', seconds());
      spend(shop, 'day', seconds());
      if (rule.scope && !scopes.includes(rule.scope))
        throw new Refusal('invalid_scope', `Unexpected token without ${rule.scope}, expected this scope`);
    } else {
      needSearchClient(shop, sent);
      spend(shop, 'search', seconds());
    }
    operation.refuse?.(sent);
    const parameters = readParameters(rule, sent, path, operation, hint);
    const call: Call = {
      shop,
      now: seconds(),
      sent,
      parameters,
      scopes,
      nextHex,
      hint,
      note,
      nextId: (kind) => shop.nextIds[kind]++,
    };
    if (rule.page === 'items/add') spend(shop, 'items', seconds());
    return operation.answer(call);
  }

  return {
    async fetch(request) {
      const collected = collectHints(strict);
      try {
        const response = await answer(request, collected);
        return request.method === 'HEAD' ? new Response(null, response) : response;
      } catch (error) {
        if (error instanceof DroppedConnection) throw error;
        if (error instanceof Refusal) return refusalResponse(error, collected.hints);
        if (error instanceof StrictRefusal)
          return errorResponse('sandbox_strict', error.message, 400, hintHeaders([error.message]));
        return errorResponse('sandbox_failure', `The sandbox failed: ${String(error)}`, 500);
      }
    },
    control: createControl(machine),
  };
}

/** Of operations that share an address, the one whose `grant_type` was sent. */
function ruleFor(rules: readonly CompactOperation[], sent: URLSearchParams): CompactOperation | undefined {
  const grant = sent.get('grant_type') ?? '';
  return rules.find(({ parameters }) =>
    parameters.some((each) => each.name === 'grant_type' && each.enum?.includes(grant)),
  );
}

/** Lets the call fail, or wait, when that was asked for. Returns whether the owner is to refuse on the consent page. */
async function meetFailure(shop: Shop, { page, errors, auth }: CompactOperation): Promise<boolean> {
  const failure = takeFailure(shop, page, errors);
  if (!failure) return false;
  const asked = 'A failure on the platform’s side, asked for in the sandbox';
  if ('error' in failure && auth === 'none') return true;
  if ('error' in failure) throw new Refusal(failure.error, asked);
  if ('drop' in failure) throw new DroppedConnection(asked);
  await new Promise((resolve) => setTimeout(resolve, failure.delay));
  return false;
}
