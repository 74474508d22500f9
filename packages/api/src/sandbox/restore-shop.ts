import type { Shop } from './shop.ts';

const maps = [
  'items',
  'found',
  'categories',
  'itemCategories',
  'orders',
  'accessTokens',
  'refreshTokens',
  'codes',
] as const;

/** Puts the seed's things back as they were, and leaves what was added beside them. */
export function restoreShop(used: Shop, fresh: Shop): void {
  for (const name of maps) {
    // The two are the same member of two shops, so that keys and values fit; the compiler sees a union of maps.
    const target = used[name] as Map<unknown, unknown>;
    for (const [key, value] of fresh[name]) target.set(key, value);
  }
  used.counters.clear();
  used.faults.clear();
  used.closed = false;
}

/** Lets happen what is due by now, in order. */
export function runDue(shop: Shop, now: number): void {
  const due = shop.later.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
  for (const event of due) {
    shop.later.splice(shop.later.indexOf(event), 1);
    event.run();
  }
}
