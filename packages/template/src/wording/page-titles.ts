import type { PageName } from '../catalogue/page-name.ts';

/** The one English name of each kind of shop page. */
export const pageTitles: Readonly<Record<PageName, string>> = {
  index: 'Top page',
  category: 'Category page',
  search: 'Search results',
  'load-items': 'More items',
  item: 'Item page',
  about: 'About page',
  contact: 'Contact page',
  privacy: 'Privacy policy',
  law: 'Legal notice',
  blog: 'Blog',
  'blog-article': 'Blog article',
  coin: 'Shop coin page',
  community: 'Community page',
  membership: 'Membership page',
  'membership-my-page': 'Member’s page',
};
