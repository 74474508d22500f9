import { arrive } from './ship-deferred.ts';
import type { Later, Shop } from './shop.ts';

/** Lets happen what is due by now, in order. */
export function runDue(shop: Shop, now: number): void {
  const due = shop.later.filter(({ at }) => at <= now);
  shop.later = shop.later.filter(({ at }) => at > now);
  for (const event of due.sort((one, other) => one.at - other.at)) happen(shop, event);
}

function happen(shop: Shop, event: Later): void {
  switch (event.do) {
    case 'resize': {
      // The search too, when it knows the image already: no later change would tell it.
      for (const items of [shop.items, shop.found]) {
        const image = items.get(event.item)?.images[event.slot];
        if (image?.file === event.file) image.resized = true;
      }
      break;
    }
    case 'index': {
      const item = shop.items.get(event.item);
      if (item) shop.found.set(event.item, structuredClone(item));
      else shop.found.delete(event.item);
      break;
    }
    case 'arrive': {
      const order = shop.orders.get(event.order);
      if (order) arrive(order, event.at);
    }
  }
}
