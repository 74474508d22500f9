import type { Sandbox } from '../sandbox/create-sandbox.ts';
import { decisions } from '../sandbox/decisions.ts';
import type { NewOrder } from '../sandbox/place-order.ts';
import { type QuotaName, quotas } from '../sandbox/quotas.ts';
import type { Failure } from '../sandbox/shop.ts';

type Control = Sandbox['control'];
/** A JSON body; each route checks what it reads. */
type Body = Readonly<Record<string, unknown>>;

interface Route {
  /** What it does, and the members of its body. */
  readonly summary: string;
  readonly run: (control: Control, body: Body) => unknown;
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
    run: (control, { advance }) => {
      control.advance(Number(advance));
      return { now: control.now() };
    },
  },
  'POST /sandbox/quotas': {
    summary: 'Uses up a quota: { exhaust: hour, day, search or items }.',
    run: (control, { exhaust }) => {
      if (typeof exhaust !== 'string' || !Object.hasOwn(quotas, exhaust))
        throw new RangeError(`Unexpected quota ${exhaust}, expected one of ${Object.keys(quotas).join(', ')}`);
      control.exhaust(exhaust as QuotaName); // a key of quotas: see above
      return control.usage();
    },
  },
  'POST /sandbox/failures': {
    summary:
      'Lets the next fitting call fail: { operation?, error }, { operation?, delay } or { operation?, drop: true }.',
    run: (control, body) => {
      const { error, delay, drop } = body;
      if (typeof error !== 'string' && drop !== true && !(typeof delay === 'number' && delay >= 0 && delay <= 60_000))
        throw new RangeError('Unexpected failure, expected an error id, a delay of up to 60,000 ms, or drop: true');
      control.failNext(body as Failure); // the control plane checks operation and error
      return { accepted: true };
    },
  },
  'POST /sandbox/orders': {
    summary: 'Places an order: payment, lines, paid, coupon, coins, partnerShop, subscription, buyer; all optional.',
    run: (control, body) => ({ order: control.placeOrder(body as NewOrder) }),
  },
  'POST /sandbox/orders/pay': {
    summary: 'Lets the payment of an unpaid order arrive: { unique_key }.',
    run: (control, { unique_key }) => ({ order: control.payOrder(String(unique_key)) }),
  },
  'POST /sandbox/orders/cancel': {
    summary: 'Lets the buyer cancel an order: { unique_key }.',
    run: (control, { unique_key }) => ({ order: control.cancelOrder(String(unique_key)) }),
  },
  'POST /sandbox/shop': {
    summary: 'Closes or opens the shop: { open: false }.',
    run: (control, { open }) => {
      if (typeof open !== 'boolean') throw new RangeError(`Unexpected open ${open}, expected true or false`);
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
    run: (control, body) => {
      control.load(body);
      return { now: control.now() };
    },
  },
};

/** Whether an address belongs to the control plane, and not to the platform. */
export function isControl(path: string): boolean {
  return path === '/sandbox' || path.startsWith('/sandbox/');
}

/** Answers a call of the control plane: JSON in, JSON out; 400 says what cannot be, 404 which addresses there are. */
export function controlAnswer(control: Control, method: string, path: string, text: string): Response {
  const route = controlRoutes[`${method} ${path}`];
  if (!route) {
    const known = Object.keys(controlRoutes).join(', ');
    return failure('not_found', `Unexpected ${method} ${path}, expected one of ${known}`, 404);
  }
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return Response.json(route.run(control, Object(body)));
  } catch (error) {
    return failure('sandbox_control', error instanceof Error ? error.message : String(error), 400);
  }
}

function failure(error: string, error_description: string, status: number): Response {
  return Response.json({ error, error_description }, { status });
}
