import type { Hint } from './hints.ts';
import { limits } from './limits.ts';
import type { Item, Shop } from './shop.ts';

/** A query that finds all items. */
const everything = '*';

/** The words of a query, each once; a hint says when there are more than the sandbox reads. */
export function wordsOf(query: string, hint: Hint): readonly string[] {
  if (query.trim() === everything) {
    hint(
      'Unexpected q=*, which is not documented: the sandbox finds all items, as a public plugin expects',
      'search-all',
    );
    return [everything];
  }
  const words = [...new Set(query.toLowerCase().split(/[\s\u3000]+/u))].filter(Boolean);
  if (words.length > limits.words)
    hint(
      `Unexpected q of ${words.length} words, expected at most ${limits.words}: the others are not read`,
      'search-words',
    );
  return words.slice(0, limits.words);
}

/** How well words fit: 0 when one of them is in no wanted field, more for the title. */
export function relevance(
  fields: Readonly<Record<string, string>>,
  wanted: readonly string[],
  words: readonly string[],
): number {
  if (words.length === 1 && words[0] === everything) return 1;
  const texts = wanted.map((name) => ({ text: fields[name]?.toLowerCase() ?? '', weight: name === 'title' ? 3 : 1 }));
  let sum = 0;
  for (const word of words) {
    const score = texts.reduce((all, { text, weight }) => all + (text.includes(word) ? weight : 0), 0);
    if (score === 0) return 0;
    sum += score;
  }
  return sum;
}

/** Gives the names of the categories that an item is in. */
export function categoriesByItem(shop: Shop): (item: Item) => readonly string[] {
  const names = new Map<number, string[]>();
  for (const { item_id, category_id } of shop.itemCategories.values()) {
    const name = shop.categories.get(category_id)?.name;
    if (name === undefined) continue;
    const list = names.get(item_id) ?? [];
    names.set(item_id, list);
    list.push(name);
  }
  return ({ item_id }) => names.get(item_id) ?? [];
}
