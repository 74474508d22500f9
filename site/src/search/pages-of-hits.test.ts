import { expect, test } from 'vitest';
import { pagesOf, wordsOf } from './pages-of-hits.ts';

test.each([
  ['/api/items/ad', 'api items ad'],
  ['/api/items/add.html', 'api items add'],
  ['/template/apps/sale_app/', 'template apps sale app'],
  ['/%E5%95%86%E5%93%81', '商品'],
  ['/%E5%95%8', 'E5 95 8'],
  ['/', ''],
])('the words of %s are %s', (pathname, words) => {
  expect(wordsOf(pathname)).toBe(words);
});

test('of hits the pages are named, each once and at most five, best first', () => {
  const hit = (page: string) => ({ url: `https://docs.example/${page}#row`, hierarchy: { lvl1: `Page ${page}` } });
  const hits = ['b', 'a', 'b', 'c', 'd', 'e', 'f'].map(hit);
  const places = pagesOf(
    [{ url: '/untitled', hierarchy: {} }, ...hits],
    (url) => new URL(url, 'https://docs.example').pathname,
  );
  expect(places.map(({ to, label }) => `${to} ${label}`)).toEqual([
    '/b Page b',
    '/a Page a',
    '/c Page c',
    '/d Page d',
    '/e Page e',
  ]);
});

test('a section that is the best hit of its page is the place itself', () => {
  const errors = {
    objectID: 'section-1',
    url: '/api/#errors',
    hierarchy: { lvl1: 'The API of a BASE shop', lvl2: 'Errors' },
  };
  expect(pagesOf([errors], (url) => url)).toEqual([{ to: '/api/#errors', label: 'The API of a BASE shop: Errors' }]);
});
