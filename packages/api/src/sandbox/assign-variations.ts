import type { Call } from './call.ts';
import { variationOf } from './keep-item.ts';
import { need, Refusal } from './refusal.ts';
import type { Item, Variation } from './shop.ts';

const members = ['variation', 'variation_stock', 'variation_identifier', 'barcode'] as const;

/**
 * Writes `variation[0]`, `variation_stock[0]` … into the variations of an item.
 *
 * On a new item each index is a new variation. On one that exists, `variation_id[0]` says which; empty adds one.
 * Variations that are not named stay. When all are named, the order of the call becomes theirs.
 */
export function assignVariations(call: Call, item: Item): void {
  const { list } = call.parameters;
  const isNew = !call.shop.items.has(item.item_id);
  const indexes = new Set([...(isNew ? [] : ['variation_id']), ...members].flatMap((name) => [...list(name).keys()]));
  const sent: Variation[] = [];
  for (const index of [...indexes].sort((one, other) => one - other)) {
    const id = isNew ? '' : need(list('variation_id').get(index), 'validation_error', lack(`variation_id[${index}]`));
    const variation = id === '' ? blankVariation(call, sent) : variationOf(item, Number(id));
    if (sent.includes(variation))
      throw new Refusal('validation_error', `Unexpected variation_id ${id} again, expected it once`);
    write(call, variation, index, id === '');
    sent.push(variation);
  }
  const added = sent.filter((variation) => !item.variations.includes(variation));
  const isComplete = item.variations.every((variation) => sent.includes(variation));
  item.variations = isComplete ? sent : [...item.variations, ...added];
}

function write({ parameters: { list } }: Call, variation: Variation, index: number, isNew: boolean): void {
  for (const name of members) {
    const value = list(name).get(index);
    if (!value && isNew && (name === 'variation' || name === 'variation_stock')) {
      throw new Refusal('validation_error', lack(`${name}[${index}]`));
    }
    if (value === undefined) continue;
    if (name === 'variation_stock')
      variation.variation_stock = value === '' ? variation.variation_stock : Number(value);
    else if (name === 'variation') variation.variation = value || variation.variation;
    else variation[name] = value || null;
  }
}

function lack(name: string): string {
  return `Unexpected lack of ${name}, expected arrays in step`;
}

function blankVariation({ shop, nextId }: Call, sent: readonly Variation[]): Variation {
  const taken = [...shop.items.values()].flatMap(({ variations }) => variations).concat(sent);
  const variation_id = nextId([2000, ...taken.map((each) => each.variation_id)]);
  return { variation_id, variation: '', variation_stock: 0, variation_identifier: null, barcode: null };
}
