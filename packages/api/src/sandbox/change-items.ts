import { assignVariations } from './assign-variations.ts';
import { afterLast, type Call, type Operation } from './call.ts';
import { byDecision } from './hints.ts';
import { changeableItem, dropItem, keepItem, makeRoom, namedItem, variationOf } from './keep-item.ts';
import { need, Refusal } from './refusal.ts';
import type { Item } from './shop.ts';

/** Operations that add, change and delete items and their variations. */
export const changeItems = {
  'items/add': {
    missing: 'validation_error',
    malformed: 'validation_error',
    answer: (call) => {
      const item = newItem(call);
      assign(item, call.parameters);
      assignVariations(call, item);
      const sum = otherSum(call, item);
      if (sum !== undefined)
        call.hint(`Unexpected stock, expected ${sum}: the platform stores the sum of variation_stock`);
      makeRoom(call, item);
      for (const variation of item.variations) variation.variation_id = call.nextId('variation');
      item.item_id = call.nextId('item');
      return keepItem(call, item);
    },
  },
  'items/edit': {
    missing: 'validation_error',
    malformed: 'validation_error',
    answer: (call) => {
      // A copy, so that a call refused half-way changes nothing.
      const item = structuredClone(changeableItem(call));
      assign(item, call.parameters);
      if (call.parameters.text('title') === '')
        call.hint('Unexpected empty title: the item keeps its own', 'empty-values');
      noteCleared(call);
      assignVariations(call, item);
      if (otherSum(call, item) !== undefined) call.hint(ignoredStock(item), 'item-stock');
      makeRoom(call, item);
      for (const variation of item.variations) variation.variation_id ||= call.nextId('variation');
      return keepItem(call, item);
    },
  },
  'items/delete': {
    missing: 'no_item_id',
    malformed: 'bad_item_id',
    answer: (call) => {
      const item = changeableItem(call);
      dropItem(call, item);
      return { result: true };
    },
  },
  'items/edit_stock': {
    malformed: 'validation_error',
    decision: 'missing-or-malformed',
    // One sentence for one fault: not that the value counts as left out, and then that it is missing.
    refuse: (sent) => {
      for (const name of ['item_id', sent.get('variation_id') ? 'variation_stock' : 'stock'])
        if (sent.get(name) === '')
          throw new Refusal('bad_params', byDecision(`Unexpected empty ${name}, expected a value`, 'empty-parameters'));
    },
    answer: (call) => {
      const { number } = call.parameters;
      const refuseLack = (name: string, expected: string) =>
        need(number(name), 'bad_params', byDecision(`Missing ${name}, expected ${expected}`, 'missing-or-malformed'));
      refuseLack('item_id', 'an item of this shop');
      const variationId = number('variation_id');
      if (variationId === undefined) refuseLack('stock', 'a number');
      const item = namedItem(call);
      if (item.kind !== 'ordinary')
        call.note('The sandbox sets the stock of this kind of item. The platform may refuse it', 'stock-of-kinds');
      if (variationId === undefined && number('variation_stock') !== undefined)
        call.hint('Unexpected variation_stock without variation_id: it is ignored', 'stock-without-variation');
      if (number('stock') !== undefined && item.variations.length > 0) call.hint(ignoredStock(item), 'item-stock');
      if (variationId !== undefined) {
        const variation = variationOf(item, variationId);
        variation.variation_stock = refuseLack('variation_stock', 'it with variation_id');
      }
      item.stock = number('stock') ?? item.stock;
      return keepItem(call, item);
    },
  },
  'items/delete_variation': {
    answer: (call) => {
      const item = changeableItem(call);
      const gone = variationOf(item, call.parameters.number('variation_id'));
      item.variations = item.variations.filter((variation) => variation !== gone);
      item.stock = 0; // the sum of no variations; keepItem adds up what remains
      return keepItem(call, item);
    },
  },
} satisfies Record<string, Operation>;

/** Stands in a new item until the call has passed all its rules. */
const unnumbered = 0;

/** What the platform makes of an item of which nothing is said. */
function newItem({ shop, now }: Call): Item {
  return {
    item_id: unnumbered,
    title: '',
    detail: '',
    price: 0,
    proper_price: null,
    item_tax_type: 1,
    stock: 0,
    visible: 1,
    list_order: afterLast([...shop.items.values()].map(({ list_order }) => list_order)),
    identifier: null,
    created: now,
    modified: now,
    variations: [],
    options: [],
    kind: 'ordinary',
    images: {},
  };
}

/** What an edit empties. Whether the platform clears the field, keeps it or fails is not documented. */
function noteCleared({ sent, note }: Call): void {
  for (const [key, value] of sent)
    if (value === '' && /^(detail|identifier|variation_identifier\[\d+\]|barcode\[\d+\])$/.test(key))
      note(`${key} is empty: the sandbox clears it. The platform may keep it, or fail`, 'empty-values');
}

/** The stock that an item has by its variations, when another one was sent. */
function otherSum({ parameters: { number } }: Call, { variations }: Item): number | undefined {
  const sum = variations.reduce((all, { variation_stock }) => all + variation_stock, 0);
  return variations.length > 0 && ![undefined, sum].includes(number('stock')) ? sum : undefined;
}

function ignoredStock({ variations }: Item): string {
  return `Unexpected stock for an item with ${variations.length} variations, expected variation_stock: stock is ignored`;
}

/** Takes over the members that were sent; the others keep their value. */
function assign(item: Item, { text, number }: Call['parameters']): void {
  const identifier = text('identifier');
  item.title = text('title') || item.title;
  item.detail = text('detail') ?? item.detail;
  item.price = number('price') ?? item.price;
  item.item_tax_type = number('item_tax_type') ?? item.item_tax_type;
  item.stock = number('stock') ?? item.stock;
  item.visible = number('visible') ?? item.visible;
  item.list_order = number('list_order') ?? item.list_order;
  if (identifier !== undefined) item.identifier = identifier || null;
}
