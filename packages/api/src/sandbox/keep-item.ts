import type { Call } from './call.ts';
import { byDecision } from './hints.ts';
import { fullItemBody } from './item-body.ts';
import { limits } from './limits.ts';
import { need, Refusal, unexpectedId } from './refusal.ts';
import { lackOfRoom, sizeOfItem } from './room.ts';
import type { Item, Shop, Variation } from './shop.ts';

/** Longest wait until items/search knows of a change, in seconds. */
const searchDelay = 3600;

/** The item that the call names. */
export function namedItem({ shop, parameters }: Call): Item {
  const id = parameters.number('item_id');
  return need(shop.items.get(id ?? 0), 'bad_item_id', `${unexpectedId('item_id', id)}, expected an item of this shop`);
}

/** The item that the call names, when the API may change it. */
export function changeableItem(call: Call): Item {
  const item = namedItem(call);
  if (item.kind === 'digital')
    throw new Refusal('invalid_request_digital', 'Unexpected digital content, expected an ordinary item');
  if (item.kind === 'clubt')
    throw new Refusal('invalid_request_clubt', 'Unexpected ClubT item, expected an ordinary item');
  return item;
}

export function variationOf(item: Item, id: number | undefined): Variation {
  return need(
    item.variations.find(({ variation_id }) => variation_id === id),
    'bad_variation_id',
    `${unexpectedId('variation_id', id)}, expected one of item ${item.item_id}`,
  );
}

/** Refuses a new or changed item that would make the shop larger than the sandbox keeps. */
export function makeRoom({ shop }: Call, item: Item): void {
  const { length } = item.variations;
  if (length > limits.variationsOfItem)
    throw new Refusal(
      'validation_error',
      byDecision(
        `Unexpected ${length} variations, expected at most ${limits.variationsOfItem} of an item`,
        'list-sizes',
      ),
    );
  const [before, found] = [shop.items.get(item.item_id), shop.found.get(item.item_id)];
  const lack = lackOfRoom(shop, sizeOfItem(item, found), before && sizeOfItem(before, found));
  if (lack) throw new Refusal('validation_error', byDecision(lack, 'list-sizes'));
}

/** Keeps a changed item: stock is what its variations have, and the search learns of it later. */
export function keepItem({ shop, now }: Call, item: Item): object {
  const { item_id, variations } = item;
  if (variations.length > 0) item.stock = variations.reduce((sum, { variation_stock }) => sum + variation_stock, 0);
  item.modified = now;
  shop.items.set(item_id, item);
  indexLater(shop, item_id, now);
  return { item: fullItemBody(item) };
}

/** Takes an item and its assignments away; the search finds it until it learns of that. */
export function dropItem({ shop, now }: Call, { item_id }: Item): void {
  shop.items.delete(item_id);
  for (const [id, assignment] of shop.itemCategories) {
    if (assignment.item_id === item_id) shop.itemCategories.delete(id);
  }
  const isFound = shop.found.has(item_id);
  // What was to happen to it happens no more, but that the search forgets it.
  shop.later = shop.later.filter(
    (each) => !('item' in each) || each.item !== item_id || (each.do === 'index' && isFound),
  );
  if (isFound) indexLater(shop, item_id, now);
}

/** Lets the search learn of an item within the hour; what changes until then, it learns at the same time. */
export function indexLater(shop: Shop, item: number, now: number): void {
  if (shop.later.some((each) => each.do === 'index' && each.item === item)) return;
  shop.later.push({ at: now + searchDelay, do: 'index', item });
}
