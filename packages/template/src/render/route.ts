import type { PageName } from '../catalogue/page-name.ts';
import type { PageRequest } from './request.ts';

const fixedPaths: Partial<Record<PageName, string>> = {
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
  law: '/law',
  blog: '/blog',
  coin: '/coin',
  community: '/community',
  membership: '/membership',
  'membership-my-page': '/membership/mypage',
};

/** Root-relative path of a page of the shop: `/items/1001`, `/search?q=tote`, `/?page=2`. */
export function pathOf(request: PageRequest): string {
  const { page, itemId, categoryId, query = '', number = 1, article = '' } = request;
  const more = number > 1 ? `page=${number}` : '';
  switch (page) {
    case 'index':
      return withQuery('/', more);
    case 'category':
      return withQuery(`/categories/${categoryId}`, more);
    case 'search':
      return withQuery('/search', `q=${encodeURIComponent(query)}`, more);
    case 'item':
      return `/items/${itemId}`;
    case 'blog-article':
      return `/blog/${article}`;
    case 'load-items':
      return loadItemsPath(request) + number + loadItemsSuffix(request);
    default:
      return withQuery(fixedPaths[page] ?? '/', more);
  }
}

/** What stands before the number of the list page. */
export function loadItemsPath({ categoryId }: Pick<PageRequest, 'categoryId'>): string {
  return categoryId ? `/load_items/categories/${categoryId}/` : '/load_items/';
}

/** What stands after it: opaque to themes. */
export function loadItemsSuffix({ query }: Pick<PageRequest, 'query'>): string {
  return withQuery('/my_theme_1/0', query ? `q=${encodeURIComponent(query)}` : '');
}

/**
 * The page that a path of the shop leads to, the reverse of `pathOf`.
 * @param address Path with query, as a theme has printed it. Inquiries about an item lead to the contact page.
 * @returns undefined for a path that the shop does not have.
 */
export function requestOf(address: string): PageRequest | undefined {
  const [path = '', search = ''] = address.split('#', 1)[0]?.split('?') ?? [];
  const parameters = new URLSearchParams(search);
  const asked = Number(parameters.get('page'));
  const number = Number.isSafeInteger(asked) && asked > 1 ? { number: asked } : {};
  const clean = path.replace(/\/+$/, '') || '/';
  const query = parameters.get('q') ?? '';
  if (clean === '/') return { page: 'index', ...number };
  if (clean === '/search') return { page: 'search', query, ...number };
  if (/^\/contact\/items\/\d+$/.test(clean)) return { page: 'contact' };
  const [, kind, id] = /^\/(items|categories)\/(\d{1,9})$/.exec(clean) ?? [];
  if (kind === 'items') return { page: 'item', itemId: Number(id) };
  if (kind) return { page: 'category', categoryId: Number(id), ...number };
  const [, article] = /^\/blog\/(\d{4}\/\d{2}\/\d{2}\/\d{6})$/.exec(clean) ?? [];
  if (article) return { page: 'blog-article', article };
  const load = /^\/load_items\/(?:categories\/(\d{1,9})\/)?(\d{1,6})(?:\/.*)?$/.exec(clean);
  if (load) {
    const category = load[1] ? { categoryId: Number(load[1]) } : {};
    return { page: 'load-items', ...category, ...(query ? { query } : {}), number: Number(load[2]) };
  }
  for (const [page, fixed] of Object.entries(fixedPaths)) {
    if (fixed === clean) return { page: page as PageName, ...number }; // the keys of the table are page names
  }
  return undefined;
}

function withQuery(path: string, ...parameters: readonly string[]): string {
  const query = parameters.filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
