import { partsOf } from '../parameters/rule.ts';
import { type Operation, pageOf } from './call.ts';
import { fullItemBody, itemBody } from './item-body.ts';
import { need, Refusal, unexpectedId } from './refusal.ts';
import { categoriesByItem, relevance, wordsOf } from './relevance.ts';
import type { Item, Shop } from './shop.ts';

/** How deep items/search goes. */
const deepest = 10_000;

/** Operations that read items. */
export const findItems = {
  'items/index': {
    answer: ({ shop, parameters, note }) => {
      const { text, number } = parameters;
      const [visible, category] = [number('visible'), number('category_id')];
      const assigned = new Set(
        [...shop.itemCategories.values()].flatMap((each) => (each.category_id === category ? each.item_id : [])),
      );
      const found = [...shop.items.values()]
        .filter((item) => visible === undefined || item.visible === visible)
        .filter(({ item_id }) => category === undefined || assigned.has(item_id))
        .sort(by(text('order') ?? 'list_order', text('sort') ?? 'asc'));
      const sizes = partsOf(text('image_size') ?? 'origin');
      const slots = number('max_image_no') ?? 5;
      if (visible === undefined && found.some((item) => item.visible === 0))
        note(
          'The sandbox lists visible and hidden items where visible is left out. The platform may not: call once with visible=1 and once with visible=0 for all items',
          'hidden-items',
        );
      return { items: pageOf(found, parameters).map((item) => itemBody(item, slots, sizes)) };
    },
  },
  'items/search': {
    missing: 'search_error_parameters',
    decision: 'missing-query',
    refuse: (sent) => {
      const depth = Number(sent.get('offset'));
      if (depth > deepest) {
        const message = `Request depth (${depth}) exceeded, limit=${deepest}`;
        throw new Refusal('search_error_depth', `Unexpected offset ${depth}, expected at most ${deepest}`, message);
      }
    },
    answer: ({ shop, parameters, hint }) => {
      const { text } = parameters;
      const wanted = partsOf(text('fields') ?? 'title,detail,categories');
      const words = wordsOf(text('q') ?? '', hint);
      const categories = categoriesByItem(shop);
      const among = (items: Shop['items']) =>
        [...items.values()]
          .map((item) => {
            const { title, detail } = item;
            const fields = {
              title,
              detail,
              categories: categories(item).join('\n'),
              shop_name: String(shop.user.shop_name),
            };
            return { item, score: relevance(fields, wanted, words) };
          })
          .filter(({ score }) => score > 0);
      const order = text('order');
      const compare = order === undefined ? null : by(order, text('sort') ?? 'desc');
      const hits = among(shop.found).sort((one, other) => compare?.(one.item, other.item) ?? other.score - one.score);
      const known = new Set(hits.map(({ item }) => item.item_id));
      const late = among(shop.items).find(({ item }) => !known.has(item.item_id))?.item;
      if (late)
        hint(
          `Unexpected search for a change of the last hour: the search finds item ${late.item_id} an hour after its change`,
          'search-delay',
        );
      return { items: pageOf(hits, parameters).map(({ item }) => itemBody(item)) };
    },
  },
  'items/detail': {
    missing: 'no_item_id',
    malformed: 'no_item',
    answer: ({ shop, parameters }) => {
      const id = parameters.number('item_id');
      const item = need(
        shop.items.get(id ?? 0),
        'no_item',
        `${unexpectedId('item_id', id)}, expected an item of this shop`,
      );
      return { item: fullItemBody(item) };
    },
  },
} satisfies Record<string, Operation>;

/** Compares items by a member, upwards or downwards. */
function by(order: string, direction: string): (one: Item, other: Item) => number {
  const key = order === 'created' || order === 'modified' ? order : 'list_order';
  return (one, other) => (one[key] - other[key]) * (direction === 'desc' ? -1 : 1);
}
