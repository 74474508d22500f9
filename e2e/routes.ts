import { formerAddresses } from '../site/config/redirects.ts';

/** Every address of the site: the crawl visits these and no others may exist. */

const under = (folder: string, pages: string): string[] => pages.split(' ').map((page) => `${folder}${page}`);

/** Pages of the API section, by folder; '' is the folder's index. */
export const apiFolders = {
  index: ['/api/'],
  categories: ['/api/categories/', ...under('/api/categories/', 'add delete edit')],
  delivery_companies: ['/api/delivery_companies/'],
  item_categories: under('/api/item_categories/', 'add delete detail'),
  items: [
    '/api/items/',
    ...under('/api/items/', 'add add_image delete delete_image delete_variation detail edit edit_stock search'),
  ],
  oauth: under('/api/oauth/', 'access_token authorize refresh_token'),
  orders: ['/api/orders/', ...under('/api/orders/', 'detail edit_status')],
  savings: ['/api/savings/'],
  search: ['/api/search/', '/api/search/refresh'],
  users: ['/api/users/me'],
} as const;

const apps =
  'age_verification base_eraser blog coin_funding community download i18n information_banner item_category ' +
  'item_layout item_option label lottery mail_magazine membership message pre_order restock_mail_notification ' +
  'review sale sales_period search shipping_fee takeout';

/** Pages of the template section, by folder. */
export const templateFolders = {
  index: ['/template/'],
  apps: apps.split(' ').map((app) => `/template/apps/${app}_app`),
  default: ['/template/default/', ...under('/template/default/', 'body head must navigation')],
  directory: ['/template/directory/page'],
  faq: ['/template/faq/'],
  guideline: [
    '/template/guideline/',
    ...under('/template/guideline/', 'check_list create demo design-guideline designer editor request update'),
  ],
  item: under('/template/item/', 'bnpl details modal purchase status'),
  syntax: under(
    '/template/syntax/',
    'contents designoption disable item iterator page related sandbox shop social url',
  ),
  update: ['/template/update/'],
} as const;

export const apiPages: readonly string[] = Object.values(apiFolders).flat();
export const templatePages: readonly string[] = Object.values(templateFolders).flat();

/** The 87 documents. */
export const docPages: readonly string[] = [...apiPages, ...templatePages];

/** Old addresses and where they lead. */
export const redirects = formerAddresses;

/** Addresses that show a page of their own: 87 documents, home and search. */
export const pages: readonly string[] = ['/', '/search', ...docPages];

/** Every address of the site: pages and redirects. */
export const routes: readonly string[] = [...pages, ...Object.keys(redirects)];

/** Folders that hold pages but no index. */
const bareFolders = [
  '/api/item_categories/',
  '/api/oauth/',
  '/api/users/',
  '/template/apps/',
  '/template/directory/',
  '/template/item/',
  '/template/syntax/',
] as const;

/** Addresses that a careless configuration would add. */
export const unknownPaths = [
  ...bareFolders,
  '/nope',
  '/docs',
  '/docs/api/',
  '/blog',
  '/tags',
  '/category/items',
  '/markdown-page',
  '/api/oauth',
  '/api/itemsX',
  '/api/items/add/x',
  '/template/apps/none_app',
  '/0.9/api/',
  '/en/api/',
  '/api/items/add.php',
  '/template/default/%E3%83%86%E3%82%B9%E3%83%88',
] as const;

/** The file of a page inside the build folder. */
export function fileOf(route: string): string {
  if (route.endsWith('.html')) return route.slice(1);
  return `${route.slice(1)}${route.endsWith('/') ? '' : '/'}index.html`;
}

/** A page of each kind, as `bench/results.md` measures them. */
export const kinds = [
  '/',
  '/api/items/add',
  '/template/syntax/item',
  '/template/apps/sale_app',
  '/template/guideline/create',
] as const;
