import { readJson } from '@shop-docs/server/read-json';
import { checkMembers, flag, oneOf, type Shape, text, whole } from '../sandbox/check-members.ts';
import type { Sandbox } from '../sandbox/create-sandbox.ts';
import { decisions } from '../sandbox/decisions.ts';
import { limits } from '../sandbox/limits.ts';
import type { NewOrder } from '../sandbox/place-order.ts';
import { type QuotaName, quotas } from '../sandbox/quotas.ts';
import type { Failure } from '../sandbox/shop.ts';

type Control = Sandbox['control'];
/** A JSON body: an object where `takes` or the method behind the route says so. */
type Body = Readonly<Record<string, unknown>>;

const orderKey: Shape = { 'unique_key!': text(100) };

/**
 * Throws when a saved state is damaged. The one of servers compiles a schema, which the policy of a page forbids. Compiled
 * before, its code is 12 kB (gzip): pages go without.
 */
type StateCheck = (state: unknown) => void;

interface Route {
  /** What it does, and the members of its body. */
  readonly summary: string;
  /** A body that works in the shop of the beginning. */
  readonly example?: Body;
  /** Members of the body that `run` reads; left out where the method behind it checks them. */
  readonly takes?: Shape;
  readonly run: (control: Control, body: Body, check: StateCheck) => unknown;
}

/** The addresses of the control plane: `x-sandbox` of the description lists the same ones. */
export const controlRoutes: Readonly<Record<string, Route>> = {
  'GET /sandbox': {
    summary: 'Where the sandbox stands: time, quotas, credentials, decisions.',
    run: (control) => ({
      now: control.now(),
      quotas: control.usage(),
      credentials: control.credentials(),
      decisions,
    }),
  },
  'POST /sandbox/clock': {
    summary: 'Moves the clock forward: { advance: seconds }.',
    example: { advance: 3600 },
    takes: { 'advance!': whole(0, limits.ahead) },
    run: (control, { advance }) => {
      control.advance(Number(advance));
      return { now: control.now() };
    },
  },
  'POST /sandbox/quotas': {
    summary: 'Uses up a quota: { exhaust: hour, day, search or items }.',
    example: { exhaust: 'hour' },
    takes: { 'exhaust!': oneOf(Object.keys(quotas)) },
    run: (control, { exhaust }) => {
      control.exhaust(exhaust as QuotaName); // a key of quotas: see `takes`
      return control.usage();
    },
  },
  'POST /sandbox/failures': {
    summary:
      'Lets the next fitting call fail: { operation?, error }, { operation?, delay } or { operation?, drop: true }.',
    example: { operation: 'items/add', error: 'hour_api_limit' },
    run: (control, body) => {
      control.failNext(body as Failure); // it checks what it is given
      return { accepted: true };
    },
  },
  'POST /sandbox/orders': {
    summary:
      'Places an order: payment, lines, paid, coupon, coins, partnerShop, subscription, buyer, receiver; all optional.',
    example: {
      payment: 'cvs',
      lines: [
        { item_id: 1001, variation_id: 2001 },
        { item_id: 1002, amount: 2 },
      ],
      coupon: { discount: 500 },
    },
    run: (control, body) => ({ order: control.placeOrder(body as NewOrder) }), // it checks what it is given
  },
  'POST /sandbox/orders/pay': {
    summary: 'Lets the payment of an unpaid order arrive: { unique_key }.',
    example: { unique_key: '3C7F90B15D2E46A8' },
    takes: orderKey,
    run: (control, { unique_key }) => ({ order: control.payOrder(String(unique_key)) }),
  },
  'POST /sandbox/orders/cancel': {
    summary: 'Lets the buyer cancel an order: { unique_key }.',
    example: { unique_key: '7A1C4E9032B5D6F8' },
    takes: orderKey,
    run: (control, { unique_key }) => ({ order: control.cancelOrder(String(unique_key)) }),
  },
  'POST /sandbox/shop': {
    summary: 'Closes or opens the shop: { open: false }.',
    example: { open: false },
    takes: { 'open!': flag },
    run: (control, { open }) => {
      if (open) control.openShop();
      else control.closeShop();
      return { open };
    },
  },
  'POST /sandbox/restore': {
    summary: 'Puts the things, tokens and quotas of the beginning back, and keeps what was added.',
    run: (control) => {
      control.restore();
      return { now: control.now() };
    },
  },
  'POST /sandbox/reset': {
    summary: 'Forgets everything.',
    run: (control) => {
      control.reset();
      return { now: control.now() };
    },
  },
  'GET /sandbox/state': {
    summary: 'The whole state as JSON.',
    run: (control) => control.save(),
  },
  'PUT /sandbox/state': {
    summary: 'Goes on from a saved state.',
    run: (control, body, check) => {
      check(body);
      control.load(body);
      return { now: control.now() };
    },
  },
};

/** Whether an address belongs to the control plane, and not to the platform. */
export function isControl(path: string): boolean {
  return path === '/sandbox' || path.startsWith('/sandbox/');
}

/** Takes no state: whoever cannot check one must not go on from it. */
function refuse(): never {
  throw new Error('Unexpected state in a page, expected it by a sandbox server, which can check it');
}

/**
 * Answers a call of the control plane: JSON in, JSON out; 400 says what cannot be, 404 which addresses there are.
 * @param check Judges a saved state before the sandbox goes on from it; without it, none is taken.
 */
export function controlAnswer(
  control: Control,
  method: string,
  path: string,
  text: string,
  check: StateCheck = refuse,
): Response {
  const route = controlRoutes[`${method} ${path}`];
  if (!route) {
    const known = Object.keys(controlRoutes).join(', ');
    return failure('not_found', `Unexpected ${method} ${path}, expected one of ${known}`, 404);
  }
  try {
    const body: unknown = text === '' ? {} : readJson(text);
    if (route.takes) checkMembers(body, route.takes);
    return Response.json(route.run(control, body as Body, check));
  } catch (error) {
    return failure('sandbox_control', error instanceof Error ? error.message : String(error), 400);
  }
}

function failure(error: string, error_description: string, status: number): Response {
  return Response.json({ error, error_description }, { status });
}
