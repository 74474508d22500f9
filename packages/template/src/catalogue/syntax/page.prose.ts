import { archived, documentedHead } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { page } from './page.ts';

/** What readers learn of the tags of the page syntax/page. */
export const pageProse: Record<(typeof page)[number]['name'], TagProse> = {
  '{block:IndexPage}': {
    summary: 'Shows its content only on the top page, category pages and search results.',
    notes:
      'Category pages and search results are the index page too; tell them apart with `{block:IndexPageCategory}` and `{block:IndexPageSearch}`. It may stand inside an attribute value, for example in the `id` of `<body>`.',
    evidence: archived,
  },
  '{block:NotIndexPage}': {
    summary: 'Shows its content on every page except the top page, category pages and search results.',
    evidence: archived,
  },
  '{block:ItemPage}': {
    summary: 'Shows its content only on the item page.',
    notes:
      'Pair it with `{MetaItemInfoTag}` in `<head>`. It may stand inside an attribute value, for example in the `id` of `<body>`.',
    evidence: documentedHead,
  },
  '{block:NotItemPage}': { summary: 'Shows its content on every page except the item page.', evidence: archived },
  '{block:AboutPage}': {
    summary: 'Shows its content only on the about page.',
    notes: 'It may stand inside an attribute value, for example in the `id` of `<body>`.',
    evidence: archived,
  },
  '{block:NotAboutPage}': { summary: 'Shows its content on every page except the about page.', evidence: archived },
  '{block:ContactPage}': {
    summary: 'Shows its content only on the contact page.',
    notes: 'It may stand inside an attribute value, for example in the `id` of `<body>`.',
    evidence: archived,
  },
  '{block:NotContactPage}': { summary: 'Shows its content on every page except the contact page.', evidence: archived },
  '{block:PrivacyPage}': {
    summary: 'Shows its content only on the privacy policy page.',
    notes: 'It may stand inside an attribute value, for example in the `id` of `<body>`.',
    evidence: archived,
  },
  '{block:NotPrivacyPage}': {
    summary: 'Shows its content on every page except the privacy policy page.',
    evidence: archived,
  },
  '{block:LawPage}': {
    summary: 'Shows its content only on the legal notice page.',
    notes: 'It may stand inside an attribute value, for example in the `id` of `<body>`.',
    evidence: archived,
  },
  '{block:NotLawPage}': {
    summary: 'Shows its content on every page except the legal notice page.',
    evidence: archived,
  },
  '{block:BlogPage}': { summary: 'Shows its content only on the pages of the blog.', evidence: archived },
  '{block:NotBlogPage}': { summary: 'Shows its content on every page except those of the blog.', evidence: archived },
  '{block:LoadItemsPage}': {
    summary: 'Shows its content only when a script asks for one more page of items.',
    notes:
      'The answer is a fragment of HTML: put an `{block:Items}` loop in it and nothing else. It stands at the outermost level of the theme.',
    evidence: archived,
  },
  '{block:NotLoadItemsPage}': {
    summary: 'Shows its content on every ordinary page request.',
    notes: 'Wrap the whole HTML document in it.',
    evidence: archived,
  },
};
