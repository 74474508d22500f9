import { partsOf } from '../parameters/rule.ts';
import type { Operation } from './call.ts';
import { addImageMembers, imageSizes } from './image-members.ts';
import { categoriesByItem, relevance, wordsOf } from './relevance.ts';
import type { Item, Shop } from './shop.ts';

interface Offer {
  readonly item: Item;
  readonly shop: Record<string, unknown>;
  readonly categories: readonly string[];
}

/** What the Search API sees: visible items, of this shop as items/search knows them, and of the other one. */
function offers(shop: Shop): Offer[] {
  const categories = categoriesByItem(shop);
  const own = [...shop.found.values()].map((item) => ({ item, shop: shop.user, categories: categories(item) }));
  return [...own, ...shop.elsewhere].filter(({ item }) => item.visible === 1);
}

function offerBody({ item, shop, categories }: Offer): Record<string, unknown> {
  const { item_id, title, detail, price, stock, modified } = item;
  const { shop_id, shop_name, shop_url } = shop;
  const body: Record<string, unknown> = { item_id, title, detail, price, stock };
  addImageMembers(body, item.images, 5, imageSizes);
  return Object.assign(body, { modified, shop_id, shop_name, shop_url, categories });
}

/** Reads `price desc,item_id asc`, whose parts are known to fit. */
function comparison(sort: string): (one: Item, other: Item) => number {
  const parts = partsOf(sort).map((part) => part.split(' '));
  return (one, other) => {
    for (const [name, direction] of parts) {
      // Sales are not kept by item: order_count leaves the order by how well the words fit.
      const key = name as 'item_id' | 'price' | 'stock' | 'modified';
      const difference = (one[key] ?? 0) - (other[key] ?? 0);
      if (difference !== 0) return direction === 'desc' ? -difference : difference;
    }
    return 0;
  };
}

export const search = {
  'search/index': {
    missing: 'search_error_parameters',
    malformed: 'search_error_parameters',
    answer: ({ shop, parameters: { text, number }, hint }) => {
      const sort = text('sort');
      const compare = sort === undefined ? null : comparison(sort);
      if (sort?.includes('order_count'))
        hint('Unexpected order_count in sort: the order stays as it is', 'order-count-sort');
      const fields = partsOf(text('fields') ?? 'shop_name,title,detail,categories');
      const words = wordsOf(text('q') ?? '', hint);
      const hits = offers(shop)
        .filter((offer) => [undefined, offer.shop.shop_id].includes(text('shop_id')))
        .map((offer) => ({
          offer,
          score: relevance(
            {
              title: offer.item.title,
              detail: offer.item.detail,
              shop_name: String(offer.shop.shop_name),
              categories: offer.categories.join('\n'),
            },
            fields,
            words,
          ),
        }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => compare?.(one.offer.item, other.offer.item) || other.score - one.score);
      const start = number('start') ?? 0;
      const page = hits.slice(start, start + (number('size') ?? 10)).map(({ offer }) => {
        const { proper_price, visible, list_order, identifier, variations } = offer.item;
        const listed = variations.map(({ barcode: _barcode, ...variation }) => variation);
        return Object.assign(offerBody(offer), { proper_price, visible, list_order, identifier, variations: listed });
      });
      return { found: hits.length, start, items: page };
    },
  },
  'search/refresh': {
    missing: 'bad_params',
    malformed: 'bad_params',
    answer: ({ shop, parameters: { text } }) => {
      const ids = partsOf(text('item_id') ?? '');
      const wanted = offers(shop).filter(
        (offer) => offer.shop.shop_id === text('shop_id') && ids.includes(String(offer.item.item_id)),
      );
      return { items: wanted.map(offerBody) };
    },
  },
} satisfies Record<string, Operation>;
