import type { Item, Shop, Variation } from './shop.ts';

/** The items of the shop, and those of another one that the Search API finds too. */
export function seedItems(shift: number): { items: Item[]; elsewhere: Shop['elsewhere'] } {
  const shop = { shop_id: 'north-pier', shop_name: 'North Pier', shop_url: 'https://north-pier.thebase.in' };
  const sailcloth = item(801, 'Sailcloth tote', 6400, { detail: 'Cut from used sails.', stock: 3 });
  const items = [tote(), mug(), apron(), wallpaper(), shirt(), ...shelf.map(shelfItem)];
  return {
    items: items.map((each) => ({ ...each, created: each.created + shift, modified: each.modified + shift })),
    elsewhere: [{ shop, item: sailcloth, categories: ['Bags'] }],
  };
}

function tote(): Item {
  return item(1001, 'Canvas tote', 3900, {
    detail: 'A sturdy bag with two long handles.',
    identifier: 'tote',
    stock: 10,
    list_order: 1,
    created: 1_774_000_000,
    modified: 1_775_779_200,
    images: images('3f1c8a90d2e7b4561a0c9e8d7f6b5a43', 'b7e20d4c95f1683aa2d08c7e6145f93b'),
    variations: [
      variation(2001, 'Navy', 6, 'tote-navy', '4900000000016'),
      variation(2002, 'Natural', 4, 'tote-natural', '4900000000023'),
    ],
    options: [
      {
        option_id: 31,
        option_name: 'Gift wrapping',
        option_type: 'select',
        required: false,
        list_order: 1,
        select: {
          option_variations: [
            { option_variation_id: 51, variation_name: 'Kraft paper', price: 100, list_order: 1 },
            { option_variation_id: 52, variation_name: 'Linen cloth', price: 300, list_order: 2 },
          ],
        },
        form: null,
      },
    ],
  });
}

function mug(): Item {
  return item(1002, 'Enamel mug', 1800, {
    detail: 'Holds 350 ml. Dishwasher safe.',
    identifier: 'mug',
    proper_price: 2200,
    stock: 24,
    list_order: 2,
    created: 1_774_100_000,
    modified: 1_775_975_400,
    images: images('58c0e1f7a3942bd6e7150fa8c9b3642d'),
  });
}

/** Hidden: a draft to delete and to change. */
function apron(): Item {
  return item(1003, 'Striped apron', 5200, { detail: 'A draft.', stock: 0, visible: 0, list_order: 3 });
}

function wallpaper(): Item {
  return item(901, 'Harbor at dawn', 500, {
    detail: 'An image file.',
    stock: 99,
    visible: 0,
    list_order: 4,
    kind: 'digital',
  });
}

function shirt(): Item {
  return item(902, 'Lighthouse shirt', 3200, {
    detail: 'Printed to order.',
    stock: 99,
    visible: 0,
    list_order: 5,
    kind: 'clubt',
  });
}

/** What else is on the shelf: enough for a second page. */
const shelf: readonly (readonly [title: string, price: number, stock: number, more?: Partial<Item>])[] = [
  ['Linen tea towel', 1200, 40],
  ['Oak cutting board', 4800, 7],
  ['Steel kettle', 6800, 3],
  ['Cotton net bag', 900, 60],
  ['Rope basket', 3200, 12],
  ['Beeswax wraps', 1500, 25],
  ['Sea salt', 700, 48, { item_tax_type: 2, detail: 'Food: the reduced tax rate applies.' }],
  ['Dried kelp', 850, 30, { item_tax_type: 2, detail: 'Food: the reduced tax rate applies.' }],
  ['Canvas apron', 5400, 9],
  ['Storm lantern', 7600, 2],
  ['Brass hook', 600, 80],
  ['Wool blanket', 12_800, 0, { detail: 'Sold out.' }],
  ['Tin mug', 1400, 18],
  ['Water bottle', 2600, 21],
  ['Zip pouch', 1700, 33],
  ['Laundry bag', 2200, 14],
  ['Oilcloth hat', 4300, 5],
  ['Deck shoes', 9800, 6],
  ['Postcard set', 500, 120],
  ['Gift box', 300, 200],
];

function shelfItem([title, price, stock, more = {}]: (typeof shelf)[number], index: number): Item {
  return item(1004 + index, title, price, {
    stock,
    list_order: 6 + index,
    created: 1_774_300_000 + index * 3600,
    modified: 1_774_300_000 + index * 3600,
    ...more,
  });
}

function item(item_id: number, title: string, price: number, more: Partial<Item>): Item {
  return {
    item_id,
    title,
    detail: '',
    price,
    proper_price: null,
    item_tax_type: 1,
    stock: 0,
    visible: 1,
    list_order: 1,
    identifier: null,
    created: 1_774_200_000,
    modified: 1_774_200_000,
    variations: [],
    options: [],
    kind: 'ordinary',
    images: {},
    ...more,
  };
}

function variation(id: number, name: string, stock: number, identifier: string, barcode: string): Variation {
  return { variation_id: id, variation: name, variation_stock: stock, variation_identifier: identifier, barcode };
}

function images(...names: readonly string[]): Item['images'] {
  return Object.fromEntries(names.map((name, index) => [index + 1, { file: `${name}.jpg`, resized: true }]));
}
