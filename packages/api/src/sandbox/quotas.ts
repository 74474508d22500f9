import { Refusal } from './refusal.ts';
import type { Shop } from './shop.ts';

const hour = 3600;
const day = 86_400;
/** Days begin at midnight in Japan: 15:00 UTC. */
const japanTime = 9 * hour;
const midnight = 'at midnight in Japan';

/** Calls allowed per window. */
export const quotas = {
  hour: { limit: 5_000, window: hour, shift: 0, problem: 'hour_api_limit', ends: 'at the next full hour' },
  day: { limit: 100_000, window: day, shift: japanTime, problem: 'day_api_limit', ends: midnight },
  search: { limit: 10_000, window: day, shift: japanTime, problem: 'day_api_limit', ends: midnight },
  items: { limit: 1_000, window: day, shift: japanTime, problem: 'exceed_daily_limit', ends: midnight },
} as const;

export type QuotaName = keyof typeof quotas;

function counterKey(name: QuotaName, now: number): string {
  const { window, shift } = quotas[name];
  return `${name}:${Math.floor((now + shift) / window)}`;
}

/** Counts a call, or refuses it when the window has none left. */
export function spend({ counters }: Shop, name: QuotaName, now: number): void {
  const { limit, problem, ends } = quotas[name];
  const key = counterKey(name, now);
  const used = counters.get(key) ?? 0;
  if (used >= limit)
    throw new Refusal(
      problem,
      `Unexpected call number ${used + 1}, expected at most ${limit}: the sandbox counts anew ${ends}`,
    );
  if (used === 0) forgetOthers(counters, name);
  counters.set(key, used + 1);
}

/** Windows that are over count no more. */
function forgetOthers(counters: Shop['counters'], name: QuotaName): void {
  for (const key of counters.keys()) if (key.startsWith(`${name}:`)) counters.delete(key);
}

/** How far a quota is used up. */
export interface QuotaUse {
  readonly used: number;
  readonly limit: number;
  /** Unix seconds at which the window ends. */
  readonly resets: number;
}

/** Calls used up in the current window of each quota. */
export function usage({ counters }: Shop, now: number): Readonly<Record<QuotaName, QuotaUse>> {
  const use = (name: QuotaName): QuotaUse => {
    const { limit, window, shift } = quotas[name];
    const resets = (Math.floor((now + shift) / window) + 1) * window - shift;
    return { used: counters.get(counterKey(name, now)) ?? 0, limit, resets };
  };
  return { hour: use('hour'), day: use('day'), search: use('search'), items: use('items') };
}

/** Uses up a window, as that many calls would. */
export function exhaust({ counters }: Shop, name: QuotaName, now: number): void {
  counters.set(counterKey(name, now), quotas[name].limit);
}
