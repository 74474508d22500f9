import type { TagFacts } from '../tag.ts';

/** Tags of the page syntax/page. */
export const page = [
  {
    name: '{block:IndexPage}',
    kind: 'condition',
    selects: ['index', 'category', 'search'],
    negation: '{block:NotIndexPage}',
  },
  { name: '{block:NotIndexPage}', kind: 'condition', negation: '{block:IndexPage}' },
  { name: '{block:ItemPage}', kind: 'condition', selects: ['item'], negation: '{block:NotItemPage}' },
  { name: '{block:NotItemPage}', kind: 'condition', negation: '{block:ItemPage}' },
  { name: '{block:AboutPage}', kind: 'condition', selects: ['about'], negation: '{block:NotAboutPage}' },
  { name: '{block:NotAboutPage}', kind: 'condition', negation: '{block:AboutPage}' },
  { name: '{block:ContactPage}', kind: 'condition', selects: ['contact'], negation: '{block:NotContactPage}' },
  { name: '{block:NotContactPage}', kind: 'condition', negation: '{block:ContactPage}' },
  { name: '{block:PrivacyPage}', kind: 'condition', selects: ['privacy'], negation: '{block:NotPrivacyPage}' },
  { name: '{block:NotPrivacyPage}', kind: 'condition', negation: '{block:PrivacyPage}' },
  { name: '{block:LawPage}', kind: 'condition', selects: ['law'], negation: '{block:NotLawPage}' },
  { name: '{block:NotLawPage}', kind: 'condition', negation: '{block:LawPage}' },
  {
    name: '{block:BlogPage}',
    kind: 'condition',
    selects: ['blog', 'blog-article'],
    negation: '{block:NotBlogPage}',
    app: 'blog',
  },
  { name: '{block:NotBlogPage}', kind: 'condition', negation: '{block:BlogPage}', app: 'blog' },
  { name: '{block:LoadItemsPage}', kind: 'condition', selects: ['load-items'], negation: '{block:NotLoadItemsPage}' },
  { name: '{block:NotLoadItemsPage}', kind: 'condition', negation: '{block:LoadItemsPage}' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
