import type { AppId } from '../../catalogue/app-id.ts';
import type { PageName } from '../../catalogue/page-name.ts';
import { articleKey } from '../../render/page.ts';
import type { PageRequest } from '../../render/request.ts';
import { appOfState, type ItemState, itemStates } from '../../shop/item-states.ts';
import { sampleShop } from '../../shop/sample-shop.ts';
import { Failure } from '../failure.ts';
import { readChoice, readNumber } from '../read-choice.ts';

/** The names of the item states. */
export const stateNames = Object.keys(itemStates) as ItemState[]; // the keys of the table are the names

/** An item of the sample shop, and the app without which its state does not show. */
export interface ChosenItem {
  readonly itemId: number;
  readonly app?: AppId;
}

/**
 * An item by the name of its state or by its number.
 * @throws {Failure} When the sample shop has neither.
 */
export function readItem(written: string): ChosenItem {
  if (/^\d+$/.test(written)) {
    const ids = sampleShop.items.map(({ id }) => id);
    const itemId = readNumber('--item', written, Math.min(...ids), Math.max(...ids));
    if (ids.includes(itemId)) return { itemId };
    throw new Failure(`Unexpected --item ${written}, expected one of ${ids.join(', ')}.`);
  }
  const state = readChoice('--item', written, stateNames);
  return { itemId: itemStates[state], app: appOfState[state] };
}

/** A request for a page as a visitor would make it: with the first category, the first article, and so on. */
export function typicalRequest(page: PageName): PageRequest {
  switch (page) {
    case 'item':
      return { page, itemId: sampleShop.items[0]?.id };
    case 'category':
      return { page, categoryId: sampleShop.categories[0]?.id };
    case 'search':
      return { page, query: 'tote' };
    case 'load-items':
      return { page, number: 2 };
    case 'blog-article':
      return { page, article: articleKey(sampleShop.articles[0]?.date ?? '') };
    default:
      return { page };
  }
}
