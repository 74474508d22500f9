import { expect, it } from 'vitest';
import type { PageRequest } from './request.ts';
import { pathOf, requestOf } from './route.ts';

const pairs: readonly (readonly [string, PageRequest])[] = [
  ['/', { page: 'index' }],
  ['/?page=2', { page: 'index', number: 2 }],
  ['/items/1001', { page: 'item', itemId: 1001 }],
  ['/categories/11?page=2', { page: 'category', categoryId: 11, number: 2 }],
  ['/search?q=sea%20salt', { page: 'search', query: 'sea salt' }],
  ['/load_items/2/my_theme_1/0', { page: 'load-items', number: 2 }],
  ['/load_items/categories/11/3/my_theme_1/0', { page: 'load-items', categoryId: 11, number: 3 }],
  ['/load_items/2/my_theme_1/0?q=tote', { page: 'load-items', query: 'tote', number: 2 }],
  ['/about', { page: 'about' }],
  ['/blog?page=2', { page: 'blog', number: 2 }],
  ['/blog/2026/06/12/090000', { page: 'blog-article', article: '2026/06/12/090000' }],
  ['/membership/mypage', { page: 'membership-my-page' }],
];

it.each(pairs)('%s leads to its page and back', (path, request) => {
  expect(requestOf(path)).toEqual(request);
  expect(pathOf(request)).toBe(path);
});

it('takes inquiries about an item to the contact page, and unknown paths nowhere', () => {
  expect(requestOf('/contact/items/1001')).toEqual({ page: 'contact' });
  expect(requestOf('/about/#top')).toEqual({ page: 'about' });
  expect(requestOf('/nowhere')).toBeUndefined();
});
