import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoxHit } from './box-hit.ts';
import { recentSearches, storedSearches, titleOf } from './stored-searches.ts';

const hit = (n: number): BoxHit => ({
  objectID: `${n}`,
  url: `/api/items/${n}`,
  type: 'lvl2',
  hierarchy: { lvl0: 'API', lvl1: 'Items', lvl2: `Field ${n}` },
});
const hits = (count: number) => JSON.stringify(Array.from({ length: count }, (_, n) => hit(n)));
const recent = '__DOCSEARCH_RECENT_SEARCHES__docs';
const favorite = '__DOCSEARCH_FAVORITE_SEARCHES__docs';
const ids = (list: readonly BoxHit[]) => list.map(({ objectID }) => objectID).join(' ');
const storage = () => window.localStorage;

beforeEach(() => void vi.stubGlobal('window', new Window({ url: 'https://shop.example/' })));
afterEach(() => void vi.unstubAllGlobals());

test('five searches are read where no number is given, in the stored order, with their titles', () => {
  storage().setItem(recent, hits(9));
  expect(ids(recentSearches('docs'))).toBe('0 1 2 3 4');
  expect(recentSearches('docs').map(titleOf)[1]).toBe('Field 1');
});

test('what is chosen is kept first, once, and without its marked parts', () => {
  storage().setItem(recent, hits(9));
  storedSearches('docs').keep({ ...hit(2), _highlightResult: {}, _snippetResult: {} });
  expect(JSON.parse(storage().getItem(recent) ?? '')[0]).toEqual(hit(2));
  expect(ids(storedSearches('docs').recent())).toBe('2 0 1 3 4 5 6');
});

test('seven are shown, or four beside favorites, of which there are ten', () => {
  storage().setItem(recent, hits(9));
  expect(storedSearches('docs').recent()).toHaveLength(7);
  storage().setItem(favorite, hits(12));
  expect(storedSearches('docs').recent()).toHaveLength(4);
  expect(storedSearches('docs').favorites()).toHaveLength(10);
});

test('a favorite leaves the recent searches, does not return to them, and can be removed', () => {
  const searches = storedSearches('docs');
  for (const n of [1, 2]) searches.keep(hit(n));
  searches.favor(hit(1));
  expect([ids(searches.recent()), ids(searches.favorites())]).toEqual(['2', '1']);
  searches.keep(hit(1));
  expect(ids(searches.recent())).toBe('2');
  searches.forget(hit(1));
  searches.forget(hit(2));
  expect([ids(searches.recent()), ids(searches.favorites())]).toEqual(['', '']);
});

test('a damaged list is replaced by what could be read of it', () => {
  storage().setItem(recent, `[null,${JSON.stringify(hit(1))},{"url":1}]`);
  storedSearches('docs').keep(hit(2));
  expect(ids(JSON.parse(storage().getItem(recent) ?? ''))).toBe('2 1');
});

test('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('window', {});
  expect(() => storedSearches('docs').keep(hit(1))).not.toThrow();
  expect(storedSearches('docs').recent()).toEqual([]);
});
