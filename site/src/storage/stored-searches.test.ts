import { Window } from 'happy-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeText } from './storage.ts';
import { readSearches, searchKeys, toStoredSearch } from './stored-searches.ts';

const { recent, favorite } = searchKeys('docs');
const whole = {
  objectID: '1',
  url: '/api/items/add#errors',
  type: 'lvl2',
  hierarchy: { lvl0: 'API', lvl1: 'Add an item', lvl2: 'Errors', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
};

beforeEach(() => void vi.stubGlobal('window', new Window({ url: 'https://shop.example/' })));
afterEach(() => void vi.unstubAllGlobals());

const store = (key: string, value: unknown) =>
  writeText(key, typeof value === 'string' ? value : JSON.stringify(value));

it('what the search box has stored is read as it is', () => {
  store(recent, [whole, { ...whole, objectID: '2', __autocomplete_id: 3 }]);
  expect(readSearches(recent)).toEqual([whole, { ...whole, objectID: '2', __autocomplete_id: 3 }]);
});

it.each(['{}', 'null', '"x"', '7', '[null]', '[{}]', '[[]]', '[{"objectID":1}]', '[{', '', 'undefined'])(
  'of %s nothing is read',
  (text) => {
    for (const key of [recent, favorite]) store(key, text);
    expect([readSearches(recent), readSearches(favorite)]).toEqual([[], []]);
  },
);

it.each([
  ['no hierarchy', { ...whole, hierarchy: null }],
  ['a hierarchy without a text', { ...whole, hierarchy: { lvl0: 1, lvl1: {} } }],
  ['no address', { ...whole, url: undefined }],
  ['an address that runs', { ...whole, url: 'javascript:alert(1)' }],
  ['an address that is none', { ...whole, url: 'https://[' }],
])('a search with %s is dropped, and the others stay', (_, damaged) => {
  store(recent, [damaged, whole]);
  expect(readSearches(recent)).toEqual([whole]);
});

it('what a search lacks is mended', () => {
  const { content: _content, objectID: _id, ...rest } = whole;
  expect(toStoredSearch({ ...rest, hierarchy: { lvl1: 'Add an item' }, type: 'lvl9' })).toEqual({
    ...whole,
    objectID: whole.url,
    type: 'lvl1',
    hierarchy: { lvl0: null, lvl1: 'Add an item', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  });
  expect(toStoredSearch({ ...whole, objectID: 1, type: 'content', content: '' })).toEqual(whole);
  expect(toStoredSearch({ ...whole, type: 'content', content: 'Text' })).toEqual({
    ...whole,
    type: 'content',
    content: 'Text',
  });
});

it('a search that is there twice is read once, where it stands first', () => {
  store(recent, [whole, { ...whole, objectID: '2' }, { ...whole, content: 'older' }]);
  expect(readSearches(recent)).toEqual([whole, { ...whole, objectID: '2' }]);
});

it.each([
  [
    'throws',
    {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    },
  ],
  ['is null', { get: () => null }],
  [
    'refuses',
    {
      get: () => ({
        getItem: () => '{}',
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    },
  ],
])('storage that %s counts as empty', (_, property) => {
  Object.defineProperty(window, 'localStorage', { configurable: true, ...property });
  expect(readSearches(recent)).toEqual([]);
  expect(writeText(recent, '[]')).toBe(false);
});
