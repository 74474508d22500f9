import type { AppId } from './app-id.ts';
import type { SourceId } from './sources.ts';

/** A short answer to an owner, and how it is known. */
export interface Answer {
  readonly text: string;
  readonly level: 'archived' | 'platform' | 'observed' | 'inferred';
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
  /** Whether the stock theme shows it; absent for an app without a page of its own. */
  readonly stock?: Answer;
  /** Where the app adds nothing that a theme shows, the question is whether it works. */
  readonly asks?: 'works';
  /** Whether a theme whose HTML somebody has edited needs code for it. */
  readonly code: string;
  /** What the answer about code rests on, where that is not what the app prints and its tags. */
  readonly codeReason?: string;
  /** What to ask the designer of another theme; absent where nothing is known to ask for. */
  readonly ask?: string;
  /** The price as it was found; absent where no source names one. */
  readonly price?: Answer;
  /** Who says of this very app where it is switched on. */
  readonly switchedOn?: SourceId;
  /** Its name there, where that is another one than in the guide. */
  readonly listedAs?: string;
  /** Its page in BASE’s directory of apps, where a source names it. */
  readonly directory?: Omit<Answer, 'text' | 'reason'> & { readonly url: string };
}

const inStock: Answer = {
  text: 'yes: the copies of the stock theme that we read, from 2025 and 2026, have the code',
  level: 'observed',
  source: 'stock-2026',
};

/** For what the copies of the stock theme lack. */
const stockToo = 'the copies of the stock theme need it too';

/** Whether the stock theme lacks a part of an app, so that an owner may think of having it edited. */
export const lacksInStock = ({ code }: OwnerFacts): boolean => code.includes(stockToo);

const fromOutput = 'From what the app prints.';

const fromScript = 'From what the app prints, and from BASE’s script of December 2021.';

const notPaid: Answer = {
  text: 'not a paid app in 2019',
  level: 'inferred',
  reason: 'An overview of January 2019 does not name it among the paid apps.',
};

const freeIn2026: Answer = { text: 'free in June 2026', level: 'observed', source: 'owner-guide-2026' };

/** Apps in the order in which the site lists them for owners: what many shops use first. */
export const appsForOwners: readonly OwnerFacts[] = [
  {
    app: 'item_category',
    gives: 'categories in the navigation',
    stock: {
      text: 'yes, except for the breadcrumb: the copies that we read have the rest of the code',
      level: 'observed',
      source: 'stock-2026',
    },
    code: `yes; ${stockToo}, for the breadcrumb`,
    ask: 'Does the navigation list my categories? Does a category page show its name, its child categories and a breadcrumb?',
    price: freeIn2026,
    switchedOn: 'owner-guide-2026',
    directory: { url: 'https://apps.thebase.com/detail/16', level: 'observed', source: 'owner-guide-2026' },
  },
  {
    app: 'search',
    gives: 'a search field',
    stock: inStock,
    code: 'yes',
    ask: 'Does every page have the search field?',
    price: notPaid,
  },
  {
    app: 'blog',
    gives: 'a blog',
    stock: inStock,
    code: 'yes, for the link to the blog',
    ask: 'Does the theme link to the blog? Does it show the article that I pin?',
    price: notPaid,
  },
  {
    app: 'label',
    gives: 'labels on item images',
    stock: inStock,
    code: 'yes',
    ask: 'Does the theme show labels, in lists and on the item page?',
    price: notPaid,
  },
  {
    app: 'sale',
    gives: 'reduced prices with the discount',
    stock: {
      text: 'partly: the discount in lists and on the item page, the regular price on the item page only',
      level: 'observed',
      source: 'stock-2025',
    },
    code: `yes; ${stockToo}, for regular prices in lists`,
    ask: 'Where does the theme show the regular price and the discount?',
    price: notPaid,
  },
  {
    app: 'sales_period',
    gives: 'items that buyers can order only during the period you set',
    stock: inStock,
    code: 'yes: code for the status in lists and on the item page; an old purchase form needs code too, or better the standard form in its place',
    ask: 'Do the lists and the item page say that an item is not available yet, or no longer? Does the theme have the standard purchase form?',
  },
  {
    app: 'pre_order',
    gives: 'items that ship at a later date',
    stock: inStock,
    code: 'yes: code for the badge in lists, and the standard form in place of an old purchase form',
    ask: 'Do the lists mark pre-order items? Does the theme have the standard purchase form?',
    price: { text: 'free in 2025', level: 'observed', source: 'press-pre-order' },
  },
  {
    app: 'lottery',
    gives: 'items whose buyers are drawn by lottery',
    stock: inStock,
    code: 'yes: code for the badge in lists, and the standard form in place of an old purchase form',
    ask: 'Do the lists mark lottery items? Does the theme have the standard purchase form?',
  },
  {
    app: 'takeout',
    gives: 'items to collect in person',
    stock: inStock,
    code: 'yes, for the badge in lists; with an old purchase form, try a purchase',
    ask: 'Do the lists mark takeout items? Does the theme have the standard purchase form?',
  },
  {
    app: 'subscription',
    gives: 'items that are delivered regularly',
    code: `yes, for the two prices; ${stockToo}`,
  },
  {
    app: 'item_option',
    gives: 'a choice from a list, or a text such as an inscription',
    stock: {
      text: 'yes: the copies that we read have the standard purchase form',
      level: 'observed',
      source: 'stock-2026',
    },
    asks: 'works',
    code: 'no, unless the theme has an old purchase form; in December 2021, text fields also needed the script library jQuery in the theme',
    codeReason: fromScript,
    ask: 'Does the theme have the standard purchase form, and does it load jQuery itself?',
  },
  {
    app: 'download',
    gives: 'files to download',
    stock: inStock,
    code: 'yes, for the file name on the item page',
    ask: 'Does the item page show the name of the file?',
    price: { text: 'free in August 2026', level: 'observed', source: 'digital-seller-2026' },
    switchedOn: 'digital-seller-2026',
    listedAs: 'デジタルコンテンツ販売',
    directory: { url: 'https://apps.thebase.com/detail/20', level: 'observed', source: 'digital-seller-2026' },
  },
  {
    app: 'item_layout',
    gives: 'descriptions with images, sliders and videos',
    stock: inStock,
    code: 'yes; in December 2021, the default style and sliders also needed the script library jQuery in the theme',
    codeReason: fromScript,
    ask: 'Does the item page show custom item descriptions, and do sliders work? Does the theme load jQuery itself?',
  },
  {
    app: 'review',
    gives: 'reviews on the item page',
    stock: inStock,
    code: 'yes',
    ask: 'Does the item page show reviews?',
    price: notPaid,
  },
  {
    app: 'restock_mail_notification',
    gives: 'an email when an item is back',
    stock: {
      text: 'yes: the copies that we read have the standard purchase form',
      level: 'inferred',
      reason: 'The app works through the button of that form, as a studio’s styles show.',
    },
    asks: 'works',
    code: 'no, unless the theme has an old purchase form, or hides or replaces the purchase button of sold-out items',
    codeReason: fromOutput,
    ask: 'Does the theme have the standard purchase form, for sold-out items too?',
  },
  {
    app: 'shipping_fee',
    gives: 'shipping fees by area, method or size, and notes on them',
    stock: {
      text: 'yes: the copies that we read have the styles that the app needs',
      level: 'observed',
      source: 'stock-2025',
    },
    code: 'yes, a few lines of CSS; without them, the dialog with the fees may stay open on the item page',
    codeReason: fromOutput,
    ask: 'Is the dialog with the shipping fees closed until a visitor opens it?',
    price: freeIn2026,
    directory: {
      url: 'https://apps.thebase.com/detail/10',
      level: 'platform',
      date: 'December 2023',
      source: 'base-u',
    },
  },
  {
    app: 'age_verification',
    gives: 'a warning about alcohol, and a question about age',
    stock: {
      ...inStock,
      text: `${inStock.text}; compare the size of the warning with that of the price`,
    },
    code: 'yes, if you sell alcohol: code for the warning. With an old purchase form, try whether the question about age comes',
    ask: 'Does the theme have the standard purchase form? If we sell alcohol: does the item page show the warning once, near the button, and larger than the price?',
  },
  {
    app: 'membership',
    gives: 'a membership with points and rewards',
    stock: inStock,
    code: 'yes, for the links',
    ask: 'Does the theme link to the membership and to the member’s own page?',
  },
  {
    app: 'coin_funding',
    gives: 'coins that fans buy and later pay with; ask BASE whether new shops can still start with them',
    stock: {
      text: 'no: the copies that we read have no link to the coin page',
      level: 'observed',
      source: 'stock-2026',
    },
    code: `yes, for the link; ${stockToo}`,
    ask: 'Does the theme link to the coin page?',
    price: {
      text: 'issuing coins was free in 2018; the usual fees applied to sales',
      level: 'observed',
      source: 'press-coin',
    },
  },
  {
    app: 'community',
    gives: 'a paid community, with items for its members only',
    stock: inStock,
    code: 'yes: code for link, button and badges, and the standard form in place of an old purchase form',
    ask: 'Does the theme link to the community, mark members-only items in lists and have the button of the community? Does it have the standard purchase form?',
  },
  {
    app: 'message',
    gives: 'a chat button',
    stock: {
      text: 'yes: BASE adds the button by itself',
      level: 'inferred',
      reason: 'None of the themes we have seen prints it.',
    },
    asks: 'works',
    code: 'no, unless something covers the button',
    codeReason: fromOutput,
    ask: 'Does anything cover the chat button, on computers or on smartphones?',
    price: notPaid,
  },
  {
    app: 'mail_magazine',
    gives: 'a form for your newsletter',
    stock: { text: 'unknown: the copies that we read contain no form', level: 'observed', source: 'stock-2026' },
    code: 'unknown',
  },
  {
    app: 'information_banner',
    gives: 'a notice at the top of the shop’s pages',
    stock: inStock,
    code: 'yes',
    ask: 'Does the theme show the banner, and does nothing cover it?',
  },
  {
    app: 'i18n',
    gives:
      'BASE’s own texts in English, prices in other currencies; names and descriptions of items stay as you wrote them',
    stock: inStock,
    code: 'yes, for the switches; in December 2021, they also needed the script library jQuery in the theme',
    codeReason: fromScript,
    ask: 'Does the theme have the switches, and do they change the page? Does it load jQuery itself? Which of its texts stay in one language?',
    price: freeIn2026,
    directory: { url: 'https://apps.thebase.com/detail/33', level: 'observed', source: 'owner-guide-2026' },
  },
  {
    app: 'base_eraser',
    gives: 'a menu without the logo of BASE',
    stock: { text: 'yes: the menu changes by itself', level: 'archived' },
    asks: 'works',
    code: 'no, unless texts in the theme mention BASE',
    codeReason: 'From the checklist of 2019.',
    ask: 'Do texts in the theme mention BASE, such as those that visitors share?',
    price: { text: '500 yen a month in 2019', level: 'observed', source: 'press-apps' },
  },
];
