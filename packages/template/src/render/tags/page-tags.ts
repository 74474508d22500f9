import type { PageName } from '../../catalogue/page-name.ts';
import { escapeHtml } from '../escape.ts';
import { type BlockHandler, type Print, pair } from '../handler.ts';
import { isListPage } from '../page.ts';
import { loadItemsPath, loadItemsSuffix } from '../route.ts';

/** Milliseconds since 1970: a time like those that live shops print. */
const updateTime = '1781492400000';

export const pageVariables: Readonly<Record<string, Print>> = {
  Counter: ({ count }) => String(count()),
  UpdateTime: () => updateTime,
  MaxPageNumber: (page) => (isListPage(page.name) ? String(page.lastNumber) : ''),
  NextPageNumber: (page) => (isListPage(page.name) ? String(page.number + 1) : ''),
  LoadItemsPageURL: ({ category, link }) => escapeHtml(link(loadItemsPath({ categoryId: category?.id }))),
  LoadItemsPageURLParams: ({ query }) => escapeHtml(loadItemsSuffix({ query })),
  IndexPageCategory: ({ name, category }) => (name === 'category' ? escapeHtml(category?.name ?? '') : ''),
  IndexPageSearch: ({ name, query = '' }) => (name === 'search' ? escapeHtml(query) : ''),
};

export const pageBlocks: Readonly<Record<string, BlockHandler>> = {
  Hidden: { when: () => false },
  ...onPage('Index', 'index', 'category', 'search'),
  ...onPage('Item', 'item'),
  ...onPage('About', 'about'),
  ...onPage('Contact', 'contact'),
  ...onPage('Privacy', 'privacy'),
  ...onPage('Law', 'law'),
  ...onPage('Blog', 'blog', 'blog-article'),
  ...onPage('LoadItems', 'load-items'),
  ...pair('IndexPageCategory', 'NoIndexPageCategory', ({ name }) => name === 'category'),
  ...pair('IndexPageSearch', 'NoIndexPageSearch', ({ name, query }) => name === 'search' && query !== ''),
  ...pair('HasItems', 'NoItems', (page) => (isListPage(page.name) ? page.items.length > 0 : undefined)),
  ...pair('Item[1-24]', 'NotItem[1-24]', (_, { turn }, number) => (turn ? turn === number : undefined)),
  ...pair('Odd', 'Even', (_, { turn }) => (turn ? turn % 2 === 1 : undefined)),
  Items: {
    each: ({ items }, scope) =>
      scope.turn ? [scope] : items.map((item, index) => ({ ...scope, item, turn: index + 1 })),
  },
};

function onPage(tag: string, ...pages: readonly PageName[]): Record<string, BlockHandler> {
  return pair(`${tag}Page`, `Not${tag}Page`, ({ name }) => pages.includes(name));
}
