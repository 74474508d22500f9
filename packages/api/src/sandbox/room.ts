import { limits } from './limits.ts';
import type { Category, Item, Order, Shop } from './shop.ts';

/** How much of what the sandbox keeps a thing is. */
type Size = Readonly<Record<keyof typeof names, number>>;

const names = {
  items: 'items',
  variations: 'variations',
  categories: 'categories',
  assignments: 'assignments of categories',
  orders: 'orders',
  orderLines: 'lines of orders',
  text: 'characters of text',
} as const;
const kinds = Object.keys(names) as (keyof Size)[]; // the keys of a constant table
const nothing: Size = { items: 0, variations: 0, categories: 0, assignments: 0, orders: 0, orderLines: 0, text: 0 };

/** One assignment of an item to a category. */
export const sizeOfAssignment: Size = { ...nothing, assignments: 1 };

/** Texts that become part of a thing which is there. */
export function sizeOfTexts(...texts: readonly unknown[]): Size {
  return { ...nothing, text: textOf(texts) };
}

/** @param found What the search knows of the item; in an hour it is a copy of the item, so that it has room for one. */
export function sizeOfItem(item: Item, found?: Item): Size {
  const text = textOf(item);
  return { ...nothing, items: 1, variations: item.variations.length, text: text + Math.max(text, textOf(found)) };
}

export function sizeOfCategory(category: Category): Size {
  return { ...nothing, categories: 1, text: textOf(category) };
}

export function sizeOfOrder(order: Order): Size {
  return { ...nothing, orders: 1, orderLines: order.order_items.length, text: textOf(order) };
}

/** Characters of all texts in a thing, however deep. */
function textOf(thing: unknown): number {
  if (typeof thing === 'string') return thing.length;
  if (typeof thing !== 'object' || thing === null) return 0;
  let sum = 0;
  for (const each of Object.values(thing)) sum += textOf(each);
  return sum;
}

/**
 * Says why a shop has no room for something; null when it has (decision `list-sizes`).
 * @param gone What it takes the place of: nobody is kept from making a thing smaller.
 */
export function lackOfRoom(shop: Shop, newcomer: Size, gone: Size = nothing): string | null {
  const held = sizeOfShop(shop);
  const kind = kinds.find(
    (each) => newcomer[each] > gone[each] && held[each] - gone[each] + newcomer[each] > limits[each],
  );
  if (!kind) return null;
  const amount = held[kind] - gone[kind] + newcomer[kind];
  return `Unexpected ${amount} ${names[kind]}, expected at most ${limits[kind]} ${names[kind]} in the sandbox: delete some, or begin anew with POST /sandbox/reset`;
}

function sizeOfShop({ items, found, categories, itemCategories, orders }: Shop): Size {
  const sum = { ...nothing, assignments: itemCategories.size };
  const add = (size: Size) => {
    for (const kind of kinds) sum[kind] += size[kind];
  };
  for (const [id, item] of items) add(sizeOfItem(item, found.get(id)));
  for (const [id, item] of found) if (!items.has(id)) add(sizeOfTexts(item));
  for (const category of categories.values()) add(sizeOfCategory(category));
  for (const order of orders.values()) add(sizeOfOrder(order));
  return sum;
}
