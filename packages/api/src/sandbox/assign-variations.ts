import type { Call } from './call.ts';
import { byDecision } from './hints.ts';
import { variationOf } from './keep-item.ts';
import { need, Refusal } from './refusal.ts';
import type { Item, Variation } from './shop.ts';

/** The number of a new variation until the call has passed all its rules. */
const unnumbered = 0;
const members = ['variation', 'variation_stock', 'variation_identifier', 'barcode'] as const;

/**
 * Writes `variation[0]`, `variation_stock[0]` … into the variations of an item.
 *
 * On a new item each index is a new variation. On one that exists, `variation_id[0]` says which; empty adds one.
 * Variations that are not named stay. New ones still have no number. When all are named, the order of the call becomes theirs.
 */
export function assignVariations(call: Call, item: Item): void {
  const { list } = call.parameters;
  const isNew = !call.shop.items.has(item.item_id);
  const indexes = new Set([...(isNew ? [] : ['variation_id']), ...members].flatMap((name) => [...list(name).keys()]));
  const sent = new Set<Variation>();
  const known = new Map(item.variations.map((variation) => [variation.variation_id, variation]));
  for (const index of [...indexes].sort((one, other) => one - other)) {
    const id = isNew ? '' : need(list('variation_id').get(index), 'validation_error', lack(`variation_id[${index}]`));
    const variation = id === '' ? blankVariation() : (known.get(Number(id)) ?? variationOf(item, Number(id)));
    if (sent.has(variation))
      throw new Refusal('validation_error', `Unexpected variation_id ${id} again, expected it once`);
    write(call, variation, index, id === '');
    sent.add(variation);
  }
  const added = [...sent].filter(({ variation_id }) => variation_id === unnumbered);
  const isComplete = item.variations.every((variation) => sent.has(variation));
  item.variations = isComplete ? [...sent] : [...item.variations, ...added];
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
  return byDecision(`Missing ${name}, expected a value at each index that another list has`, 'new-variations');
}

function blankVariation(): Variation {
  return {
    variation_id: unnumbered,
    variation: '',
    variation_stock: 0,
    variation_identifier: null,
    barcode: null,
  };
}
