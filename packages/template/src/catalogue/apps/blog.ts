import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/blog_app. */
export const blog = [
  { name: '{block:AppsBlog}', kind: 'condition', app: 'blog' },
  { name: '{block:AppsBlogArticleIsPinned}', kind: 'condition', app: 'blog' },
  {
    name: '{AppsBlogArticleTitle}',
    kind: 'variable',
    guard: '{block:AppsBlogArticleIsPinned}',
    app: 'blog',
    escaping: 'attribute-safe',
  },
  {
    name: '{AppsBlogArticlePageURL}',
    kind: 'variable',
    guard: '{block:AppsBlogArticleIsPinned}',
    app: 'blog',
    escaping: 'url',
  },
  { name: '{BlogPageURL}', kind: 'variable', guard: '{block:AppsBlog}', app: 'blog', escaping: 'url' },
  { name: '{BlogFeedPageURL}', kind: 'variable', guard: '{block:AppsBlog}', app: 'blog', escaping: 'url' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
