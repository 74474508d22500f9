import type { TagFacts } from '../tag.ts';

/** Tags of the page syntax/url. */
export const url = [
  { name: '{BASEURL}', kind: 'variable', escaping: 'url' },
  { name: '{BASEDomain}', kind: 'variable', escaping: 'plain' },
  { name: '{IndexPageURL}', kind: 'variable', escaping: 'url' },
  { name: '{ItemPageURL}', kind: 'variable', pages: ['item'], within: ['{block:Items}'], escaping: 'url' },
  { name: '{AboutPageURL}', kind: 'variable', escaping: 'url' },
  { name: '{ContactPageURL}', kind: 'variable', escaping: 'url', required: true },
  { name: '{PrivacyPageURL}', kind: 'variable', escaping: 'url', required: true },
  { name: '{LawPageURL}', kind: 'variable', escaping: 'url', required: true },
  { name: '{LoadItemsPageURL}', kind: 'variable', pages: ['index', 'category', 'search'], escaping: 'url' },
  { name: '{LoadItemsPageURLParams}', kind: 'variable', pages: ['index', 'category', 'search'], escaping: 'url' },
  { name: '{MaxPageNumber}', kind: 'variable', pages: ['index', 'category', 'search'], escaping: 'plain' },
  { name: '{NextPageNumber}', kind: 'variable', pages: ['index', 'category', 'search'], escaping: 'plain' },
  { name: '{UpdateTime}', kind: 'variable', escaping: 'plain' },
  { name: '{lang:Privacy}', kind: 'text', escaping: 'attribute-safe' },
  { name: '{lang:Law}', kind: 'text', escaping: 'attribute-safe' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
