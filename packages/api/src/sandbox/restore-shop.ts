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
  // A parcel of an order that is back at its beginning is not on its way.
  used.later = used.later.filter((each) => each.do !== 'arrive' || !fresh.orders.has(each.order));
  used.later.push(...fresh.later);
  used.counters.clear();
  used.failures = [];
  used.closed = false;
}
