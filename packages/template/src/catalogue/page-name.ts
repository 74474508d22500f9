/** The pages of a shop that a theme renders, in the order in which a preview offers them. */
export const pageNames = [
  'index',
  'category',
  'search',
  'load-items',
  'item',
  'about',
  'contact',
  'privacy',
  'law',
  'blog',
  'blog-article',
  'coin',
  'community',
  'membership',
  'membership-my-page',
] as const;

/** One kind of shop page. `category` and `search` are the index page with a filter; `load-items` is the fragment for more items. */
export type PageName = (typeof pageNames)[number];

/** Pages whose contents the platform makes: a theme says where they go, with `{PageContents}`. */
export const platformPages: readonly PageName[] = pageNames.slice(pageNames.indexOf('contact'));
