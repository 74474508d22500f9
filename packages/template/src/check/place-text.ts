import type { PageName } from '../catalogue/page-name.ts';
import type { TagFacts } from '../catalogue/tag.ts';

const pageWords: Record<PageName, string> = {
  index: 'the top page',
  category: 'a category page',
  search: 'the search results',
  'load-items': '{block:LoadItemsPage}',
  item: 'the item page',
  about: 'the about page',
  contact: 'the contact page',
  privacy: 'the privacy policy',
  law: 'the legal notice',
  blog: 'the blog',
  'blog-article': 'a blog article',
  coin: 'the coin page',
  community: 'the community page',
  membership: 'the membership page',
  'membership-my-page': 'the member’s own page',
};

/** Where a tag has a meaning, in words: `inside {block:Items} or on the item page`. */
export function placeText({ within = [], pages = [] }: TagFacts): string {
  const places = [
    ...(within.length > 0 ? [`inside ${within.join(' or ')}`] : []),
    ...(pages.length > 0 ? [`on ${pages.map((page) => pageWords[page]).join(', ')}`] : []),
  ];
  return places.join(' or ');
}
