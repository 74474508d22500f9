import { expect, test } from 'vitest';
import { toResult } from './to-result.ts';

test('the deepest heading is the title', () => {
  const hit = {
    objectID: 'parameter-0123456789abcdef',
    url: '/api/items/add#param-price',
    type: 'lvl2',
    _highlightResult: {
      hierarchy: { lvl0: { value: 'API' }, lvl1: { value: 'Add an item' }, lvl2: { value: '<mark>price</mark>' } },
    },
    _snippetResult: { content: { value: 'The <mark>price</mark> in yen' } },
  };
  expect(toResult(hit)).toEqual({
    title: '<mark>price</mark>',
    breadcrumbs: ['API', 'Add an item'],
    summary: 'The <mark>price</mark> in yen',
    url: '/api/items/add#param-price',
    facts: { label: 'Parameter', detail: undefined, operation: undefined, places: 1, pages: 1 },
  });
});

test('a hit without marked parts shows its headings, escaped', () => {
  const hit = { url: '/template/', hierarchy: { lvl0: 'Templates', lvl1: '<title>', lvl2: null } };
  expect(toResult(hit)).toMatchObject({ title: '&lt;title&gt;', breadcrumbs: ['Templates'], summary: '' });
});
