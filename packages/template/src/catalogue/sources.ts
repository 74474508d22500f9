import type { Evidence, EvidenceLevel } from './tag.ts';

/** Where statements of the guide and its catalogue come from. */
export interface Source {
  readonly id: string;
  /** How sure a statement is that rests on this source alone. */
  readonly level: EvidenceLevel;
  readonly title: string;
  /** Absent where the source was not identified. */
  readonly url?: string;
}

/** All sources, the surest first. */
export const sources = [
  {
    id: 'guide',
    level: 'documented',
    title: 'BASE’s template guide, the pages and passages of it that we could read',
    url: 'https://docs.thebase.in/template/',
  },
  {
    id: 'guide-2019',
    level: 'archived',
    title: 'BASE’s public guide of 2019, with its checklist, its design guideline and its samples for apps',
    url: 'https://github.com/baseinc/template-docs/tree/6dc3306',
  },
  {
    id: 'sample-2015',
    level: 'platform',
    title: 'Sample template of BASE, July 29, 2015, in the history of its public guide',
    url: 'https://github.com/baseinc/template-docs/blob/50fafbb/sample.tpl',
  },
  {
    id: 'live-shop-2021',
    level: 'platform',
    title: 'Script and stylesheet of BASE, as a live shop served them on December 28, 2021',
    url: 'https://github.com/ninhtqse/laravel-training',
  },
  {
    id: 'help-option',
    level: 'platform',
    title: 'Help center of BASE: the item option app',
    url: 'https://help.thebase.in/hc/ja/articles/900002039926',
  },
  {
    id: 'help-coupon',
    level: 'platform',
    title: 'Help center of BASE: the coupon app',
    url: 'https://help.thebase.in/hc/ja/articles/13459303914009',
  },
  {
    id: 'help-payout',
    level: 'platform',
    title: 'Help center of BASE: until when you can request a payout',
    url: 'https://help.thebase.in/hc/ja/articles/206442161',
  },
  {
    id: 'help-bank-transfer',
    level: 'platform',
    title: 'Help center of BASE: whether an order paid by bank transfer can be canceled',
    url: 'https://help.thebase.in/hc/ja/articles/206341622',
  },
  {
    id: 'help-login',
    level: 'platform',
    title: 'Help center of BASE: ways to log in',
    url: 'https://help.thebase.in/hc/ja/articles/35182829153945',
  },
  {
    id: 'staff-terms',
    level: 'platform',
    title: 'BASE’s terms of the app for staff, April 2022',
    url: 'https://thebase.in/pages/staff_term',
  },
  {
    id: 'base-u',
    level: 'platform',
    title: 'BASE U, a magazine of BASE, 2015 to 2023',
    url: 'https://baseu.jp/',
  },
  {
    id: 'dev-blog',
    level: 'platform',
    title: 'Blog of BASE’s product team, 2020',
    url: 'https://devblog.thebase.in/?page=1605853756',
  },
  {
    id: 'community-terms',
    level: 'platform',
    title: 'BASE’s terms for members of a community',
    url: 'https://thebase.com/pages/shop_community_term',
  },
  {
    id: 'stock-2025',
    level: 'observed',
    title: 'Copy of the stock theme, June 2025, and the checklist as an AI agent went through it, partly unreliable',
    url: 'https://github.com/irutomo/HOLYREBEL',
  },
  {
    id: 'stock-2026',
    level: 'observed',
    title: 'Copy of the stock theme, May 2026, and a preview script of its owner',
    url: 'https://github.com/camel-jp/BaseHtmlEdit',
  },
  {
    id: 'stock-edit-2026',
    level: 'observed',
    title: 'Theme made from the stock theme, with its styles and the notes of its owner, May and June 2026',
    url: 'https://github.com/camel-jp/BaseHtmlEdit',
  },
  {
    id: 'live-pages-2021',
    level: 'observed',
    title: 'Pages of a live shop, saved on December 28, 2021',
    url: 'https://github.com/ninhtqse/laravel-training',
  },
  {
    id: 'theme-notes-2025',
    level: 'observed',
    title: 'Theme and notes of a theme author, 2025; the notes are partly unreliable',
    url: 'https://github.com/irutomo/holy-label-js-divede',
  },
  {
    id: 'studio-2025',
    level: 'observed',
    title: 'Styles of a theme studio, and its mock-ups of what BASE prints, 2025 and 2026',
    url: 'https://github.com/inos3910/mini-dot',
  },
  {
    id: 'theme-readme-2026',
    level: 'observed',
    title: 'Readme of the theme “Encounter Coffee Beans”, 2026; its repository is not known for sure',
  },
  {
    id: 'live-theme-2026',
    level: 'observed',
    title: 'Theme of a live shop, October 2026',
    url: 'https://github.com/yori-lab/grunex-pages',
  },
  {
    id: 'design-kit-2026',
    level: 'observed',
    title:
      'Steps for the design of one shop in the HTML editing app, June 2026, which cite BASE’s page of the app; the repository is not known',
  },
  {
    id: 'owner-guide-2026',
    level: 'observed',
    title: 'Guides of an agency for shop owners, June 2026, which cite BASE’s pages of the apps',
    url: 'https://www.leap.site/en/ec-guide',
  },
  {
    id: 'digital-seller-2026',
    level: 'observed',
    title:
      'Readme of a seller of digital content, August 2026, which cites BASE’s page of the app; its repository is not known',
  },
  {
    id: 'abroad-notes-2026',
    level: 'observed',
    title:
      'Research notes on printing on demand and selling abroad, September 2026, which quote BASE’s help center; their repository is not known',
  },
  {
    id: 'fees-study-2026',
    level: 'observed',
    title:
      'Study of BASE’s business, September 28, 2026, which cites BASE’s page of prices; its repository is not known',
  },
  {
    id: 'shop-notes-2026',
    level: 'observed',
    title: 'Notes of a shop on its own theme, April and May 2026',
    url: 'https://github.com/piste-boss/ishikawa-kaitai-LP',
  },
  {
    id: 'shop-scripts',
    level: 'observed',
    title: 'Scripts that read or extend live shops',
    url: 'https://github.com/coretagishi-lab/dc-cards',
  },
  {
    id: 'shop-blog-2025',
    level: 'observed',
    title: 'Blog of a shop, April 2025',
    url: 'https://nemocreator.base.shop/blog/2025/04/28/000925',
  },
  {
    id: 'shop-notice',
    level: 'observed',
    title: 'Notice of a shop to the buyers of its digital items',
    url: 'https://circus78.base.shop/p/00002',
  },
  {
    id: 'seller-notes',
    level: 'observed',
    title: 'Account of a theme seller, first written before December 2020',
    url: 'https://notes.sharesl.net/articles/826/',
  },
  {
    id: 'seller-manual',
    level: 'observed',
    title: 'Manual of a theme seller',
    url: 'https://basedesign.info/relation/index.php',
  },
  {
    id: 'press-pay-later',
    level: 'observed',
    title: 'Press article on the start of Pay ID pay later, April 2023',
    url: 'https://netshop.impress.co.jp/node/10858',
  },
  {
    id: 'press-pay-later-terms',
    level: 'observed',
    title: 'Press article on the conditions of Pay ID pay later at its start, April 2023',
    url: 'https://www.watch.impress.co.jp/docs/news/1492577.html',
  },
  {
    id: 'press-coin',
    level: 'observed',
    title: 'Press article on shop coins, May 2018',
    url: 'https://thebridge.jp/2018/05/base-shop-coin',
  },
  {
    id: 'press-apps',
    level: 'observed',
    title: 'Article on the apps and what they cost, January 2019',
    url: 'https://www.eyesofc.co.jp/webeyes/category/netshop/410/',
  },
  {
    id: 'press-pre-order',
    level: 'observed',
    title: 'Article on the pre-order app, February 2025',
    url: 'https://logimopro.jp/lmp_academy/base-pre-order',
  },
  {
    id: 'payment-overview',
    level: 'observed',
    title: 'Overview of payment methods, July 2022',
    url: 'https://webdeki.com/?p=6841',
  },
  {
    id: 'payment-list',
    level: 'observed',
    title: 'List of payment methods, from before PayPay',
    url: 'https://corekara.co.jp/contents/sales-up/base-payment/',
  },
  {
    id: 'cancel-article',
    level: 'observed',
    title: 'Article on canceled orders',
    url: 'https://new-era.jp/base/10976/',
  },
  {
    id: 'leave-article',
    level: 'observed',
    title: 'Article on how to leave BASE',
    url: 'https://bizpicks.net/base-cancel',
  },
  {
    id: 'address-article',
    level: 'observed',
    title: 'Article on the address in the legal notice, of 2022 or later',
    url: 'https://mottyanblog.com/base%e3%81%a7%e3%81%af%e4%bd%8f%e6%89%80%e3%82%92%e9%9d%9e%e5%85%ac%e9%96%8b%e3%81%ab%e3%81%a7%e3%81%8d%e3%82%8b%ef%bc%9f%e3%83%8d%e3%83%83%e3%83%88%e3%82%b7%e3%83%a7%e3%83%83%e3%83%97%e9%81%8b',
  },
  {
    id: 'data-article',
    level: 'observed',
    title: 'Article on the data page of BASE admin, after its renewal in August 2019',
    url: 'https://note.mu/urerunetshop/n/n2f2097d5e6d5',
  },
  {
    id: 'smaregi-guide',
    level: 'observed',
    title: 'Guide of a service of Smaregi to its link with BASE',
    url: 'https://ec.smaregi.jp/oms/faq/api/base_api_manual',
  },
  {
    id: 'receipt-article',
    level: 'observed',
    title: 'Article of a dispatch service on receipts of BASE shops',
    url: 'https://stockcrew.co.jp/journal/base-receipt',
  },
  {
    id: 'secret-shop-article',
    level: 'observed',
    title: 'Article on the app for secret shops',
    url: 'https://b110.info/?p=154',
  },
  {
    id: 'subscription-article',
    level: 'observed',
    title: 'Article on the subscription app, after its start in May 2017',
    url: 'https://pokomichi.com/',
  },
  {
    id: 'cheat-sheet',
    level: 'observed',
    title: 'Excerpt of the guide by a theme author; its repository is not known',
  },
  {
    id: 'recommendation-script',
    level: 'observed',
    title: 'Script of a theme that recommends items; neither its date nor its repository is known',
  },
] as const satisfies readonly Source[];

/** Id of a source. */
export type SourceId = (typeof sources)[number]['id'];

/** A source in one line, as entries of the catalogue name it. */
export function cite(id: SourceId): string {
  const { title, ...rest }: Source = sources.find((each) => each.id === id) as Source; // the type of `id` says that it is there
  return rest.url ? `${title} (${rest.url})` : title;
}

/** The sources that an entry of the catalogue names, in its order of trust. */
export function sourcesOf({ source }: Evidence): readonly Source[] {
  return sources.filter(({ id }) => source.includes(cite(id)));
}
