import { addImageMembers, imageSizes } from './image-members.ts';
import type { Item } from './shop.ts';

/**
 * The item object of a response.
 * @param slots How many image slots it shows.
 * @param sizes Which image sizes it shows.
 */
export function itemBody(item: Item, slots = 20, sizes: readonly string[] = imageSizes): object {
  const { images, options: _options, kind: _kind, created: _created, modified, variations, ...members } = item;
  const body: Record<string, unknown> = members;
  addImageMembers(body, images, slots, sizes);
  return Object.assign(body, { modified, variations });
}

/** The item object of the operations on one item: it has the options too. */
export function fullItemBody(item: Item): object {
  return Object.assign(itemBody(item), { options: item.options });
}
