import type { TagFacts } from '../catalogue/tag.ts';

/** Part of the document that a tag belongs to. */
export type Expected = 'head' | 'body' | 'item';

/** Where the guide puts a tag: everything on its head page and the background go into the head. */
export function expectedPlace(tag: TagFacts): Expected {
  if (tag.page === 'default/head' || tag.name === '{BackgroundTag}') return 'head';
  return tag.pages?.length === 1 && tag.pages[0] === 'item' ? 'item' : 'body';
}
