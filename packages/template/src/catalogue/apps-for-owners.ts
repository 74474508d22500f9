import type { AppId } from './app-id.ts';
import type { SourceId } from './sources.ts';

/** A price as it was found, and where. */
export interface FoundPrice {
  readonly text: string;
  readonly level: 'platform' | 'observed' | 'inferred';
  readonly source?: SourceId;
  /** Month of a file of the platform. */
  readonly date?: string;
  readonly reason?: string;
}

/** What the owner of a shop asks about an app, in words without code. */
export interface OwnerFacts {
  readonly app: AppId;
  /** What buyers get: completes “The app gives your customers …”. */
  readonly gives: string;
  /** Whether a theme whose HTML somebody has edited needs code for it. */
  readonly code: string;
  /** Whether copies of the stock theme have the code for it; absent where that is not known or the page says more. */
  readonly isInStock?: true;
  /** Absent where no source names one. */
  readonly price?: FoundPrice;
}

const probablyFree: FoundPrice = {
  text: 'probably free in 2019',
  level: 'inferred',
  reason: 'An overview of January 2019 calls most apps free, and this one is not among the paid ones.',
};

/** Apps in the order in which the site lists them for owners: what many shops use first. */
export const appsForOwners: readonly OwnerFacts[] = [
  { app: 'item_category', gives: 'categories in the navigation', code: 'yes', isInStock: true, price: probablyFree },
  { app: 'search', gives: 'a search field', code: 'yes', isInStock: true, price: probablyFree },
  { app: 'blog', gives: 'a blog', code: 'yes, for the link to it', isInStock: true, price: probablyFree },
  { app: 'label', gives: 'labels on item images', code: 'yes', isInStock: true, price: probablyFree },
  { app: 'sale', gives: 'reduced prices with the discount', code: 'yes', price: probablyFree },
  {
    app: 'sales_period',
    gives: 'items that go on sale and end by date',
    code: 'yes, for the status in lists and on the item page; more with an old purchase form',
    isInStock: true,
  },
  {
    app: 'pre_order',
    gives: 'items that ship on a later date',
    code: 'yes, for the label in lists; more with an old purchase form',
    isInStock: true,
    price: { text: 'free in 2025', level: 'observed', source: 'press-pre-order' },
  },
  {
    app: 'lottery',
    gives: 'items whose buyers are drawn by lottery',
    code: 'yes, for the label in lists; more with an old purchase form',
    isInStock: true,
  },
  { app: 'takeout', gives: 'items to collect in person', code: 'yes, for the label in lists', isInStock: true },
  { app: 'subscription', gives: 'items that are delivered again and again', code: 'yes, for the two prices' },
  {
    app: 'item_option',
    gives: 'a choice from a list, or a text such as an inscription',
    code: 'no, unless the theme has an old purchase form',
    isInStock: true,
  },
  { app: 'download', gives: 'files to download', code: 'yes, for the file name', isInStock: true, price: probablyFree },
  { app: 'item_layout', gives: 'descriptions with images, sliders and videos', code: 'yes', isInStock: true },
  { app: 'review', gives: 'reviews on the item page', code: 'yes', isInStock: true, price: probablyFree },
  {
    app: 'restock_mail_notification',
    gives: 'an email when an item is back',
    code: 'no, unless the theme has an old purchase form, or hides or replaces the purchase button of sold-out items',
    isInStock: true,
  },
  {
    app: 'shipping_fee',
    gives: 'shipping fees by area, method or size, and notes on them',
    code: 'only a small style; without it, the list of fees may stand open',
    price: { text: 'free in 2023', level: 'platform', date: 'December 2023', source: 'base-u' },
  },
  {
    app: 'age_verification',
    gives: 'a warning about alcohol, and a question about age',
    code: 'yes, for the warning; more with an old purchase form',
    isInStock: true,
  },
  { app: 'membership', gives: 'a membership with points and rewards', code: 'yes, for the links', isInStock: true },
  {
    app: 'coin_funding',
    gives: 'coins that fans buy and later pay with',
    code: 'yes, for the link',
    price: {
      text: 'issuing coins was free in 2018; the usual fees applied to sales',
      level: 'observed',
      source: 'press-coin',
    },
  },
  {
    app: 'community',
    gives: 'a paid community, items for members only',
    code: 'yes, for link, button and labels; more with an old purchase form',
    isInStock: true,
  },
  { app: 'message', gives: 'a chat button', code: 'no, unless something covers the button', price: probablyFree },
  { app: 'mail_magazine', gives: 'a form for your newsletter', code: 'unknown' },
  { app: 'information_banner', gives: 'a notice at the top of the shop’s pages', code: 'yes', isInStock: true },
  {
    app: 'i18n',
    gives: 'the shop in English, prices in other currencies',
    code: 'yes, for the switches',
    isInStock: true,
    price: probablyFree,
  },
  {
    app: 'base_eraser',
    gives: 'a menu without the logo',
    code: 'no, unless its texts name BASE',
    isInStock: true,
    price: { text: '500 yen a month in 2019', level: 'observed', source: 'press-apps' },
  },
];
