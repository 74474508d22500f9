import type { PageName } from '../catalogue/page-name.ts';
import type { TagFacts } from '../catalogue/tag.ts';
import { pageTitles } from '../wording/page-titles.ts';

/** A kind of page in running text: `the item page`. */
export function pageWords(page: PageName): string {
  if (page === 'load-items') return '{block:LoadItemsPage}'; // a response to a script, which readers know by its block
  return `${page === 'category' || page === 'blog-article' ? 'a' : 'the'} ${pageTitles[page].toLowerCase()}`;
}

/** Where a tag has a meaning, in words: `inside {block:Items} or on the item page`. */
export function placeText({ within = [], pages = [] }: TagFacts): string {
  const places = [
    ...(within.length > 0 ? [`inside ${within.join(' or ')}`] : []),
    ...(pages.length > 0 ? [`on ${pages.map(pageWords).join(', ')}`] : []),
  ];
  return places.join(' or ');
}
