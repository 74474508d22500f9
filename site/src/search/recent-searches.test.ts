import { expect, test, vi } from 'vitest';
import { parseRecentSearches, rememberSearch } from './recent-searches.ts';

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

test('what is chosen is stored first, once, without its marked parts, and with six others', () => {
  const storage = new Map([['key', stored(9)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  rememberSearch('key', { objectID: '2', url: '/new', _highlightResult: {}, _snippetResult: {} } as { url: string });
  rememberSearch('other', { objectID: 'x', url: '/x' });
  vi.unstubAllGlobals();
  const kept = JSON.parse(storage.get('key') ?? '');
  expect(kept[0]).toEqual({ objectID: '2', url: '/new' });
  expect(kept.map(({ objectID }: { objectID: string }) => objectID)).toEqual(['2', '0', '1', '3', '4', '5', '6']);
  expect(storage.get('other')).toBe('[{"objectID":"x","url":"/x"}]');
});

test('without storage nothing is kept, and nothing fails', () => {
  expect(() => rememberSearch('key', { url: '/' })).not.toThrow();
});
