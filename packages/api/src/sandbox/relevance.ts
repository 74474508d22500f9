import type { Item, Shop } from './shop.ts';

/** How well keywords fit: 0 when one of them is in no wanted field, more for the title. */
export function relevance(fields: Readonly<Record<string, string>>, wanted: readonly string[], query: string): number {
  const words = query
    .toLowerCase()
    .split(/[\s\u3000]+/u)
    .filter(Boolean);
  const scores = words.map((word) =>
    wanted
      .filter((name) => fields[name]?.toLowerCase().includes(word))
      .reduce((score, name) => score + (name === 'title' ? 3 : 1), 0),
  );
  return scores.every(Boolean) ? scores.reduce((sum, score) => sum + score, 0) : 0;
}

/** The names of the categories that an item is in. */
export function categoryNames(shop: Shop, item: Item): string[] {
  return [...shop.itemCategories.values()]
    .filter(({ item_id }) => item_id === item.item_id)
    .flatMap(({ category_id }) => shop.categories.get(category_id)?.name ?? []);
}
