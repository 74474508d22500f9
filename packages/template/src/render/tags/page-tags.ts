import type { BlockName, PageBlockName, VariableName } from '../../catalogue/tag-facts.ts';
import type { BlockHandler, Print } from '../handler.ts';
import { isListPage } from '../page.ts';
import { loadItemsPath, loadItemsSuffix } from '../route.ts';

/** Milliseconds since 1970: a time like those that live shops print. */
const updateTime = '1781492400000';

export const pageVariables = {
  Counter: ({ count }) => String(count()),
  UpdateTime: () => updateTime,
  MaxPageNumber: (page) => (isListPage(page.name) ? String(page.lastNumber) : ''),
  NextPageNumber: (page) => (isListPage(page.name) ? String(page.number + 1) : ''),
  LoadItemsPageURL: ({ category, link }) => link(loadItemsPath({ categoryId: category?.id })),
  LoadItemsPageURLParams: ({ query }) => loadItemsSuffix({ query }),
  IndexPageCategory: ({ name, category }) => (name === 'category' ? (category?.name ?? '') : ''),
  IndexPageSearch: ({ name, query = '' }) => (name === 'search' ? query : ''),
} satisfies Partial<Record<VariableName, Print>>;

export const pageBlocks = {
  Hidden: { when: () => false },
  IndexPageSearch: { when: ({ name, query }) => name === 'search' && query !== '' },
  HasItems: { when: (page) => (isListPage(page.name) ? page.items.length > 0 : undefined) },
  'Item[1-24]': { when: (_, { turn }, number) => (turn ? turn === number : undefined) },
  Odd: { when: (_, { turn }) => (turn ? turn % 2 === 1 : undefined) },
  Items: {
    each: ({ items }, scope) => items.map((item, index) => ({ ...scope, item, turn: index + 1 })),
  },
} satisfies Partial<Record<BlockName | PageBlockName, BlockHandler>>;
