import { expect, test } from 'vitest';
import { isExternal, resultUrl } from './result-url.ts';

const own = ['http://localhost:3000', 'https://shop-docs.example'] as const;

test.each([
  ['/api/items/add#param-price', '/api/items/add#param-price'],
  ['https://shop-docs.example/api/items/add?x=1#param-price', '/api/items/add?x=1#param-price'],
  ['http://localhost:3000/template/', '/template/'],
  ['https://elsewhere.example/a?b#c', 'https://elsewhere.example/a?b#c'],
  ['//elsewhere.example/a', 'http://elsewhere.example/a'],
  ['javascript:alert(1)', '/'],
  ['http://', '/'],
])('%s leads to %s', (url, expected) => {
  expect(resultUrl(url, [...own])).toBe(expected);
});

test('only other sites are external', () => {
  expect(['/api/', 'https://elsewhere.example/'].map(isExternal)).toEqual([false, true]);
});
