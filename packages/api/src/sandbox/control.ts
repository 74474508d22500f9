import { compactErrors, compactOperations } from '../description/compact.ts';
import { checkMembers, oneOf, type Shape, whole } from './check-members.ts';
import type { Credentials } from './credentials.ts';
import { limits } from './limits.ts';
import type { Machine } from './machine.ts';
import { type NewOrder, placeOrder } from './place-order.ts';
import { exhaust, type QuotaName, type QuotaUse, usage } from './quotas.ts';
import type { ErrorId } from './refusal.ts';
import { restoreShop } from './restore-shop.ts';
import { runDue } from './run-due.ts';
import { readState, type SavedState, saveState } from './saved-state.ts';
import { seedShop } from './seed-shop.ts';
import { cancelByBuyer, receivePayment } from './settle-order.ts';
import type { Failure, Order, Shop } from './shop.ts';

/**
 * What no request can bring about: the sandbox's control plane. Everything is plain data in and out; what a method
 * returns is a copy. Methods throw a RangeError with the reason when what is asked for cannot be.
 */
export interface Control {
  /** The time in the sandbox, in Unix seconds. */
  now(): number;
  /** Moves the clock forward, and lets happen what is due by then. @param seconds Whole, not negative. */
  advance(seconds: number): void;
  /** Calls used up in the current window of each quota. */
  usage(): Readonly<Record<QuotaName, QuotaUse>>;
  /** Uses up what is left of a quota in its current window. */
  exhaust(quota: QuotaName): void;
  /** Lets the next call that fits fail, once; calls of this method add up. */
  failNext(failure: Failure): void;
  /** Places an order as a buyer does. */
  placeOrder(order?: NewOrder): Order;
  /** Lets the payment of an unpaid order arrive. */
  payOrder(uniqueKey: string): Order;
  /** Lets the buyer cancel an order of which nothing has been dispatched. */
  cancelOrder(uniqueKey: string): Order;
  /** Ends the shop: its tokens stop working, as after the owner has left. */
  closeShop(): void;
  openShop(): void;
  /** The application, tokens and clients that exist from the beginning, the expired and suspended ones among them. */
  credentials(): Credentials;
  /** Puts the things, tokens and quotas of the beginning back, and keeps what was added. */
  restore(): void;
  /** Forgets everything: the shop is as it was in the beginning. */
  reset(): void;
  /** The whole state, for `JSON.stringify`. */
  save(): SavedState;
  /** Goes on from a saved state. */
  load(state: unknown): void;
}

/** The control plane of a sandbox. */
export function createControl(machine: Machine): Control {
  const orderOf = (uniqueKey: string): Order => {
    const order = machine.shop.orders.get(uniqueKey);
    if (!order) throw new RangeError(`Unexpected order ${uniqueKey}, expected the unique_key of an order of the shop`);
    return order;
  };
  const changed = (order: Order) => structuredClone(order);
  return {
    now: machine.seconds,
    advance(seconds) {
      if (!Number.isSafeInteger(seconds) || seconds < 0)
        throw new RangeError(`Unexpected ${seconds} seconds, expected a whole number that is not negative`);
      if (machine.skipped + seconds > limits.ahead)
        throw new RangeError(
          `Unexpected ${seconds} seconds, expected at most ${limits.ahead - machine.skipped}: the clock goes 100 years ahead`,
        );
      machine.skipped += seconds;
      runDue(machine.shop, machine.seconds());
    },
    usage: () => usage(machine.shop, machine.seconds()),
    exhaust: (quota) => exhaust(machine.shop, quota, machine.seconds()),
    failNext(failure) {
      machine.shop.failures.push(readFailure(failure, machine.shop));
    },
    placeOrder: (order = {}) => changed(placeOrder(machine, order)),
    payOrder: (uniqueKey) => changed(receivePayment(orderOf(uniqueKey), machine.seconds())),
    cancelOrder: (uniqueKey) => changed(cancelByBuyer(orderOf(uniqueKey), machine.seconds())),
    closeShop() {
      machine.shop.closed = true;
    },
    openShop() {
      machine.shop.closed = false;
    },
    credentials: () => machine.shop.credentials,
    restore: () => restoreShop(machine.shop, seedShop(machine.seconds(), machine.shop.credentials)),
    reset() {
      machine.skipped = 0;
      machine.random.state = machine.seed;
      machine.shop = seedShop(machine.seconds(), machine.credentials);
    },
    save: () => saveState(machine),
    load(state) {
      const { shop, skipped, random } = readState(state);
      machine.shop = shop;
      machine.skipped = skipped;
      machine.random.state = random;
    },
  };
}

const shape: Shape = {
  operation: oneOf(compactOperations.map(({ page }) => page)),
  error: oneOf(compactErrors.map(({ id }) => id)),
  delay: whole(0, 60_000),
  drop: (value) => (value === true ? null : 'true'),
};

/** A failure as it is kept. */
function readFailure(failure: Failure, { failures }: Shop): Failure {
  checkMembers(failure, shape);
  const ways = ['error', 'delay', 'drop'].filter((name) => Object(failure)[name] !== undefined);
  if (ways.length !== 1)
    throw new RangeError(
      `Unexpected failure with ${ways.join(' and ') || 'none of them'}, expected one of error, delay, drop`,
    );
  if (failures.length >= limits.failures)
    throw new RangeError(`Unexpected failure, expected at most ${limits.failures} that wait for their call`);
  const operation = compactOperations.find(({ page }) => page === failure.operation);
  const kept: Failure = JSON.parse(JSON.stringify(failure)); // without members that are undefined
  if ('error' in kept && operation && !operation.errors.includes(codeOf(kept.error)))
    throw new RangeError(`Unexpected error ${kept.error}, expected one that ${operation.page} documents`);
  return kept;
}

/** Takes the first failure that was asked for and fits a call; it counts once. */
export function takeFailure(shop: Shop, page: string, codes: readonly string[]): Failure | undefined {
  const fits = (failure: Failure) =>
    (failure.operation === undefined || failure.operation === page) &&
    (!('error' in failure) || codes.includes(codeOf(failure.error)));
  const at = shop.failures.findIndex(fits);
  return at < 0 ? undefined : shop.failures.splice(at, 1)[0];
}

function codeOf(error: ErrorId): string {
  return compactErrors.find(({ id }) => id === error)?.code ?? error;
}
