import type { Item, Review, Shape } from './shop.ts';

type Row = readonly [
  title: string,
  price: number,
  stock: number,
  shape: Shape,
  images: number,
  category: number,
  more?: Partial<Item>,
];

const reviews: readonly Review[] = [
  { rating: 'good', date: '2026-05-28', comment: 'Well made, and it arrived two days early.' },
  { rating: 'good', date: '2026-05-11', comment: 'The second one I have bought. Still my favorite.' },
  { rating: 'fair', date: '2026-04-30', comment: 'Nice, but a little smaller than I thought.' },
];

const rows: readonly Row[] = [
  ['Canvas tote', 3900, 10, 'tote', 4, 212, { reviews }],
  ['Enamel mug', 1800, 0, 'mug', 3, 111, { reviews }],
  ['Summer storm print', 3200, 20, 'print', 2, 31, { period: { start: '2026-07-01 10:00', end: '2026-07-31 23:59' } }],
  [
    'Winter harbor calendar',
    1500,
    5,
    'book',
    2,
    32,
    { period: { start: '2025-11-01 10:00', end: '2026-01-31 23:59' } },
  ],
  ['Sailcloth backpack', 14800, 30, 'tote', 5, 22, { preOrder: { from: '2026-08-20', to: '2026-08-31' } }],
  [
    'Hand-carved ship in a bottle',
    30000,
    3,
    'bottle',
    4,
    12,
    { lottery: { from: '2026-06-10 10:00', to: '2026-06-24 23:59' } },
  ],
  ['Dockside lunch box', 1200, 15, 'plate', 2, 4, { takeout: true }],
  ['Knot guide (PDF)', 600, 99, 'book', 1, 32, { file: 'harbor-goods-knot-guide.pdf' }],
  ['Mystery parcel', 2000, 8, 'print', 0, 3],
  [
    'Engraved brass compass',
    6800,
    9,
    'plate',
    3,
    12,
    {
      options: [
        {
          type: 'select',
          name: 'Gift box',
          choices: [{ name: 'No box' }, { name: 'Blue box', price: 300 }, { name: 'Wooden box', price: 500 }],
        },
        {
          type: 'text',
          name: 'Engraving',
          required: true,
          maxLength: 20,
          caption: 'Up to 20 letters, engraved on the lid.',
        },
      ],
    },
  ],
  ['Postcard set "Twenty Ports"', 2400, 40, 'print', 20, 31],
  [
    'Hand-dyed indigo linen apron with two deep pockets, adjustable straps and a loop for the kitchen towel, made to order in our harbor workshop',
    7200,
    6,
    'shirt',
    3,
    12,
  ],
  ['Harbor Club enamel pin', 900, 50, 'plate', 1, 3, { membersOnly: true }],
  ['Sea salt caramels', 980, 25, 'sweet', 2, 4, { label: 'HOT' }],
  ['Striped boat-neck shirt', 3850, 14, 'shirt', 4, 5, { properPrice: 5500, reviews: reviews.slice(0, 1) }],
  [
    'Fisherman cap',
    3300,
    18,
    'shirt',
    3,
    5,
    {
      variations: [
        { name: 'Small / navy', stock: 6 },
        { name: 'Medium / navy', stock: 12 },
        { name: 'Large / navy', stock: 0 },
      ],
    },
  ],
  ['Rope coaster, set of four', 1600, 10, 'plate', 2, 112, { period: { start: '2026-06-15 12:30' } }],
  ['Harbor craft gin', 4900, 11, 'bottle', 2, 4],
  ['Tide table notebook', 1100, 60, 'book', 2, 32, { freeShipping: true }],
  [
    'Coffee beans "Night Watch"',
    1300,
    35,
    'mug',
    2,
    4,
    { subscription: { initial: 980, initialProper: 1300, repeat: 1170, repeatProper: 1300 } },
  ],
  ['Anniversary mug', 2200, 7, 'mug', 3, 111, { period: { start: '2026-06-01 10:00', end: '2026-06-30 23:59' } }],
  ['Wool deck blanket', 8800, 0, 'towel', 2, 12, { properPrice: 11000 }],
  ['Beeswax deck candle', 1800, 22, 'candle', 3, 12, { custom: true }],
  ['Small market tote', 2900, 16, 'tote', 3, 211],
  ['Stoneware dinner plate', 2600, 13, 'plate', 2, 112],
  ['Waxed pouch', 2300, 19, 'tote', 2, 22],
  ['Glass water bottle', 2700, 24, 'bottle', 2, 11],
  ['Map of the old harbor', 3600, 4, 'print', 2, 31],
  ['Linen tea towel', 1200, 40, 'towel', 2, 12],
  ['Gift card envelope', 300, 80, 'print', 1, 3],
];

const materials = ['organic cotton', 'recycled steel', 'local clay', 'unbleached paper', 'beeswax', 'brass'];

/** Thirty items, from 1001 on, that between them show every state a theme has to handle. */
export const sampleItems: readonly Item[] = rows.map(([title, price, stock, shape, images, category, more], index) => ({
  id: 1001 + index,
  title,
  price,
  stock,
  shape,
  images,
  hue: (index * 47) % 360,
  categories: [category],
  detail:
    `${title}: made in small batches & checked by hand before it leaves our workshop.\n` +
    `Mostly ${materials[index % materials.length]}.\n\nHow to look after it: https://harbor-goods.example/about`,
  ...more,
}));
