import { expect, test } from 'vitest';
import { parseRecentSearches } from './recent-searches.ts';

const stored = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, i) => ({
      objectID: `${i}`,
      url: `/api/items/${i}`,
      type: 'lvl2',
      hierarchy: { lvl0: 'API', lvl1: 'Items', lvl2: `Field ${i}` },
    })),
  );

test('at most five, in the stored order', () => {
  expect(parseRecentSearches(stored(9)).map(({ title }) => title)).toEqual([
    'Field 0',
    'Field 1',
    'Field 2',
    'Field 3',
    'Field 4',
  ]);
});

test('a search carries its page and section', () => {
  expect(parseRecentSearches(stored(1))).toEqual([{ id: '0', title: 'Field 0', section: 'API', url: '/api/items/0' }]);
});

test.each([null, '', 'x', '{}', '[1,null,{"url":1}]'])('%s holds no searches', (text) => {
  expect(parseRecentSearches(text)).toEqual([]);
});
