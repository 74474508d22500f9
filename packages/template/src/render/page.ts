import type { AppId } from '../catalogue/app-id.ts';
import type { PageName } from '../catalogue/page-name.ts';
import { type DesignOption, readDesignOptions } from '../parse/read-design-options.ts';
import { sampleShop } from '../shop/sample-shop.ts';
import type { Article, Category, Item, Shop } from '../shop/shop.ts';
import type { Language, PageRequest, RenderInput, Settings } from './request.ts';
import { pathOf } from './route.ts';

/** Items on one page of a list. */
const pageSize = 24;
/** Articles on one page of the blog. */
const articlesOnPage = 5;

/** Everything that tags ask about while one page is rendered. */
export interface Page {
  readonly shop: Shop;
  readonly name: PageName;
  readonly apps: ReadonlySet<AppId>;
  readonly settings: Settings;
  readonly language: Language;
  readonly options: ReadonlyMap<string, DesignOption>;
  /** Items of the list page; empty on pages that are no list. */
  readonly items: readonly Item[];
  readonly number: number;
  readonly lastNumber: number;
  readonly item?: Item;
  readonly category?: Category;
  readonly query?: string;
  readonly articles: readonly Article[];
  readonly article?: Article;
  /** Path of this page. */
  readonly path: string;
  readonly link: (path: string) => string;
  readonly standIns: RenderInput['standIns'];
  /** The text in the visitor's language. */
  say(ja: string, en: string): string;
  /** 1, 2, 3 … */
  count(): number;
}

/** The app without which a page does not exist. */
const appOfPage: Partial<Record<PageName, AppId>> = {
  category: 'item_category',
  search: 'search',
  blog: 'blog',
  'blog-article': 'blog',
  coin: 'coin_funding',
  community: 'community',
  membership: 'membership',
  'membership-my-page': 'membership',
};

/** Whether a page lists items. */
export function isListPage(name: PageName): boolean {
  return name === 'index' || name === 'category' || name === 'search' || name === 'load-items';
}

/** Looks up what the request names and fills in the defaults. */
export function createPage(source: string, input: RenderInput): Page {
  const { shop = sampleShop, settings = {}, language = 'ja', link = (path) => path } = input;
  const request: PageRequest = typeof input.page === 'object' ? input.page : { page: input.page ?? 'index' };
  const { page: name } = request;
  const apps = new Set(input.apps);
  const needed = appOfPage[name];
  if (needed) apps.add(needed);

  const chosen = shop.items.find(({ id }) => id === request.itemId);
  const item = name === 'item' ? (chosen ?? shop.items[0]) : undefined;
  const category = categoryOf(shop, request);
  const query = name === 'search' ? (request.query ?? 'tote') : name === 'load-items' ? request.query : undefined;
  const found = isListPage(name) ? listed(shop, chosen, category, query) : [];
  const number = request.number ?? (name === 'load-items' ? 2 : 1);
  const articlePage = name === 'blog' ? number : 1;
  const article =
    name === 'blog-article'
      ? (shop.articles.find(({ date }) => articleKey(date) === request.article) ?? shop.articles[0])
      : undefined;
  let counter = 0;
  return {
    shop,
    name,
    apps,
    settings,
    language,
    options: readDesignOptions(source),
    items: found.slice((number - 1) * pageSize, number * pageSize),
    number,
    lastNumber: Math.max(
      1,
      Math.ceil(name === 'blog' ? shop.articles.length / articlesOnPage : found.length / pageSize),
    ),
    item,
    category,
    query,
    articles: shop.articles.slice((articlePage - 1) * articlesOnPage, articlePage * articlesOnPage),
    article,
    path: pathOf({
      ...request,
      ...(item && { itemId: item.id }),
      ...(category && { categoryId: category.id }),
      ...(article && { article: articleKey(article.date) }),
      ...(query !== undefined && { query }),
    }),
    link,
    standIns: input.standIns,
    say: (ja, en) => (language === 'ja' ? ja : en),
    count: () => ++counter,
  };
}

/** The part of an article's address that tells it from the others: `2026/06/12/090000`. */
export function articleKey(date: string): string {
  return `${date.replace(/[- ]/g, '/').replace(':', '')}00`;
}

function categoryOf(shop: Shop, { page, categoryId }: PageRequest): Category | undefined {
  if (page !== 'category' && page !== 'load-items') return undefined;
  const found = shop.categories.find(({ id }) => id === categoryId);
  return found ?? (page === 'category' ? shop.categories[0] : undefined);
}

function listed(shop: Shop, first: Item | undefined, category: Category | undefined, query: string | undefined) {
  const below = category && withDescendants(shop, category);
  const words = (query ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const items = shop.items.filter(
    ({ categories, title, detail, alias = '' }) =>
      (!below || categories.some((id) => below.has(id))) &&
      words.every((word) => `${title} ${alias} ${detail}`.toLowerCase().includes(word)),
  );
  return first && items.includes(first) ? [first, ...items.filter((item) => item !== first)] : items;
}

/** Ids of a category and of all below it; each once, even where they go around in a circle. */
function withDescendants(shop: Shop, { id }: Category): ReadonlySet<number> {
  const ids = new Set([id]);
  for (const above of ids) for (const { id, parent } of shop.categories) if (parent === above) ids.add(id);
  return ids;
}

/** The address of a path for those who are elsewhere: search engines, social media. */
export function absolute({ shop }: Page, path: string): string {
  return `https://${shop.domain}${path}`;
}
