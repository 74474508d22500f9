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
  ['Canvas Harbor Tote', 4400, 12, 'tote', 4, 212, { reviews }],
  ['Enamel Mug "Lighthouse"', 1980, 0, 'mug', 3, 111, { reviews }],
  ['Summer Storm Print', 3200, 20, 'print', 2, 31, { period: { start: '2026-07-01 10:00', end: '2026-07-31 23:59' } }],
  [
    'Winter Harbor Calendar',
    1500,
    5,
    'book',
    2,
    32,
    { period: { start: '2025-11-01 10:00', end: '2026-01-31 23:59' } },
  ],
  ['Sailcloth Backpack', 14800, 30, 'tote', 5, 22, { preOrder: { from: '2026-08-20', to: '2026-08-31' } }],
  [
    'Hand-Carved Ship in a Bottle',
    30000,
    3,
    'bottle',
    4,
    12,
    { lottery: { from: '2026-06-10 10:00', to: '2026-06-24 23:59' } },
  ],
  ['Dockside Lunch Box', 1200, 15, 'plate', 2, 4, { takeout: true }],
  ['Knot Guide (PDF)', 600, 99, 'book', 1, 32, { file: 'harbor-goods-knot-guide.pdf' }],
  ['Mystery Parcel', 2000, 8, 'print', 0, 3],
  [
    'Engraved Brass Compass',
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
  ['Postcard Set "Twenty Ports"', 2400, 40, 'print', 20, 31],
  [
    'Hand-Dyed Indigo Linen Apron with Two Deep Pockets, Adjustable Straps and a Loop for the Kitchen Towel, Made to Order in Our Harbor Workshop',
    7200,
    6,
    'shirt',
    3,
    12,
  ],
  ['Harbor Club Enamel Pin', 900, 50, 'plate', 1, 3, { membersOnly: true }],
  ['Sea Salt Caramels', 980, 25, 'candle', 2, 4, { label: 'HOT' }],
  ['Striped Boat-Neck Shirt', 3850, 14, 'shirt', 4, 5, { properPrice: 5500, reviews: reviews.slice(0, 1) }],
  [
    'Fisherman Cap',
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
  ['Rope Coaster, Set of Four', 1600, 10, 'plate', 2, 112, { period: { start: '2026-06-15 12:30' } }],
  ['Harbor Craft Gin', 4900, 11, 'bottle', 2, 4],
  ['Tide Table Notebook', 1100, 60, 'book', 2, 32, { freeShipping: true }],
  [
    'Coffee Beans "Night Watch"',
    1300,
    35,
    'mug',
    2,
    4,
    { subscription: { initial: 980, initialProper: 1300, repeat: 1170, repeatProper: 1300 } },
  ],
  ['Anniversary Mug', 2200, 7, 'mug', 3, 111, { period: { start: '2026-06-01 10:00', end: '2026-06-30 23:59' } }],
  ['Wool Deck Blanket', 8800, 0, 'print', 2, 12, { properPrice: 11000 }],
  ['Beeswax Deck Candle', 1800, 22, 'candle', 3, 12, { custom: true }],
  ['Small Market Tote', 2900, 16, 'tote', 3, 211],
  ['Stoneware Dinner Plate', 2600, 13, 'plate', 2, 112],
  ['Waxed Pouch', 2300, 19, 'tote', 2, 22],
  ['Glass Water Bottle', 2700, 24, 'bottle', 2, 11],
  ['Map of the Old Harbor', 3600, 4, 'print', 2, 31],
  ['Cotton Tea Towel', 1400, 33, 'shirt', 2, 12],
  ['Gift Card Envelope', 300, 80, 'print', 1, 3],
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
