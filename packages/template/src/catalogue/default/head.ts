import type { TagFacts } from '../tag.ts';

/** Tags of the page default/head. */
export const head = [
  { name: '{PageTitle}', kind: 'variable', escaping: 'attribute-safe' },
  { name: '{FaviconTag}', kind: 'variable', escaping: 'markup', required: true },
  { name: '{CanonicalTag}', kind: 'variable', escaping: 'markup' },
  { name: '{MetaItemInfoTag}', kind: 'variable', pages: ['item'], guard: '{block:ItemPage}', escaping: 'markup' },
  { name: '{MetaShopInfoTag}', kind: 'variable', guard: '{block:NotItemPage}', escaping: 'markup' },
  {
    name: '{HeadLinkNextPrevTag}',
    kind: 'variable',
    pages: ['index', 'category', 'search'],
    guard: '{block:IndexPage}',
    escaping: 'markup',
  },
  { name: '{GoogleAnalyticsTag}', kind: 'variable', escaping: 'markup', required: true },
  {
    name: '{JQueryTag}',
    kind: 'variable',
    escaping: 'markup',
    deprecated: { since: '2022-03', note: 'Load jQuery from a public CDN yourself, if you need it.' },
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
