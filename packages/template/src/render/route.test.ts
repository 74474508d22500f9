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

it.each([
  ['/?page=0', { page: 'index' }],
  ['/?page=1', { page: 'index' }],
  ['/?page=2.5', { page: 'index' }],
  ['/?page=x', { page: 'index' }],
  ['/about///', { page: 'about' }],
  ['/search', { page: 'search', query: '' }],
  ['/search/?q=a+b&page=3', { page: 'search', query: 'a b', number: 3 }],
  ['/items/1001?page=2#top', { page: 'item', itemId: 1001 }],
  ['/load_items/4', { page: 'load-items', number: 4 }],
  ['/load_items/categories/7/4/any/thing', { page: 'load-items', categoryId: 7, number: 4 }],
  ['/membership', { page: 'membership' }],
  ['', { page: 'index' }],
] as const)('%s leads to its page', (path, request) => {
  expect(requestOf(path)).toEqual(request);
});

it.each([
  '/items/abc',
  '/items/1234567890',
  '/items/1/2',
  '/x/items/1',
  '/categories/',
  '/contact/items/x',
  '/contact/items/1/2',
  '/blog/2026/06/12/0900',
  '/blog/2026/06/12/090000/x',
  '/load_items/x',
  '/x/load_items/2',
  '/load_items/1234567',
  '/aboutus',
])('%s leads nowhere', (path) => {
  expect(requestOf(path)).toBeUndefined();
});

it('pages that have no list ignore what lists ask for', () => {
  expect(pathOf({ page: 'item', itemId: 5, number: 3, query: 'x' })).toBe('/items/5');
  expect(pathOf({ page: 'search' })).toBe('/search?q=');
  expect(pathOf({ page: 'load-items' })).toBe('/load_items/1/my_theme_1/0');
  expect(pathOf({ page: 'blog-article' })).toBe('/blog/');
});
