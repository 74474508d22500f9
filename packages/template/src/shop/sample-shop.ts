import { sampleArticles } from './sample-articles.ts';
import { sampleCategories } from './sample-categories.ts';
import { sampleItems } from './sample-items.ts';
import type { Shop } from './shop.ts';

/** Harbor Goods: an invented shop, the same on every day and every machine. */
export const sampleShop: Shop = {
  id: 'harbor-goods',
  name: 'Harbor Goods',
  domain: 'harbor-goods.example',
  introduction:
    'Harbor Goods makes bags, prints & things for the kitchen.\nVisit us at the end of the pier: https://harbor-goods.example/about',
  verified: true,
  now: '2026-06-15 12:00',
  social: {
    Twitter: 'harborgoods',
    Facebook: 'harborgoods',
    Ameba: 'harborgoods',
    Instagram: 'harborgoods',
    Line: 'harborgoods',
    Youtube: 'https://www.youtube.com/@harborgoods',
    Tiktok: 'harborgoods',
    Note: 'harborgoods',
  },
  announcement: 'Free shipping on orders over ¥10,000 until the end of June.',
  items: sampleItems,
  categories: sampleCategories,
  articles: sampleArticles,
};
