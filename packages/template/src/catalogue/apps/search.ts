import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/search_app. */
export const search = [
  { name: '{block:AppsSearch}', kind: 'condition', app: 'search' },
  { name: '{SearchPageURL}', kind: 'variable', guard: '{block:AppsSearch}', app: 'search', escaping: 'url' },
  {
    name: '{block:IndexPageSearch}',
    kind: 'condition',
    selects: ['search'],
    negation: '{block:NoIndexPageSearch}',
    pages: ['index', 'category', 'search'],
    app: 'search',
  },
  {
    name: '{block:NoIndexPageSearch}',
    kind: 'condition',
    negation: '{block:IndexPageSearch}',
    pages: ['index', 'category', 'search'],
    app: 'search',
  },
  { name: '{IndexPageSearch}', kind: 'variable', app: 'search', escaping: 'attribute-safe' },
  { name: '{lang:ItemSearchResult}', kind: 'text', app: 'search', escaping: 'attribute-safe' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
