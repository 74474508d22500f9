import { expect, test, vi } from 'vitest';
import { groupRepeats, type RowHit } from './group-repeats.ts';
import { labelOf, showPlaces, singlePlaces } from './single-places.ts';

vi.mock('./to-text.ts', () => ({ toText: (html: string) => html.replace(/<[^>]*>/g, '') }));

const field = (name: string, page: string, operation?: string): RowHit => ({
  objectID: `field-${name}`,
  url: `/api/${page}#field-${name}`,
  hierarchy: { lvl0: 'API reference', lvl1: page, lvl2: 'Response', lvl3: name, lvl4: null },
  _highlightResult: { facts: operation ? { operation: { value: operation } } : {} },
});
const section = (url: string, ...titles: readonly string[]): RowHit => ({
  objectID: `section-${url}`,
  url,
  hierarchy: Object.fromEntries(['API reference', ...titles].map((title, level) => [`lvl${level}`, title])),
});
const only = (hits: readonly RowHit[]): RowHit => {
  const [row, ...others] = groupRepeats(hits, () => false);
  expect(others).toEqual([]);
  return row ?? { url: '' };
};
const told = (row: RowHit) => singlePlaces(row).map(({ label, operation }) => [label, operation]);

test('places on different pages are told apart by their pages', () => {
  const row = only([field('item.item_id', 'Add an item', 'POST /1/items/add'), field('item_id', 'Errors')]);
  expect(told(row)).toEqual([
    ['Add an item', 'POST /1/items/add'],
    ['Errors', undefined],
  ]);
});

test('several places on one page are told apart by what they lie in', () => {
  const row = only([
    field('order.status', 'Get an order', 'GET /1/orders'),
    field('order.items[].status', 'Get an order'),
  ]);
  expect(singlePlaces(row).map(({ label, isName }) => [label, isName])).toEqual([
    ['order.status', true],
    ['order.items[].status', true],
  ]);
});

test('sections of one name are told apart by all titles above them, and the row does not count those that it found', () => {
  const row = only([
    section('/a#errors', 'List items', 'Errors'),
    section('/b#errors', 'Add an item', 'Errors'),
    section('/b#errors-1', 'Add an item', 'Images', 'Errors'),
  ]);
  expect(told(row).map(([label]) => label)).toEqual(['List items', 'Add an item', 'Add an item: Images']);
  expect(labelOf(row)).toBe('Section on several pages');
  expect(labelOf(only([section('/a#e', 'A', 'E'), section('/a#e-1', 'A', 'E')]))).toBe('Section on one page');
});

test('a row says what opens its places: pages, or places where a page has several', () => {
  const [one, two, three] = ['Add an item', 'Errors', 'Scopes'].map((page) => field('item_id', page));
  expect(showPlaces(only([one, two] as RowHit[]))).toBe('Show both pages with item_id');
  expect(showPlaces(only([one, two, three] as RowHit[]))).toBe('Show all 3 pages with item_id');
  expect(showPlaces(only([one, field('item.item_id', 'Errors'), two] as RowHit[]))).toBe(
    'Show all 3 places of item_id',
  );
  const counted = (places: string, pages: string) =>
    only(
      [one, two].map(
        (hit) =>
          ({ ...hit, _highlightResult: { facts: { places: { value: places }, pages: { value: pages } } } }) as RowHit,
      ),
    );
  expect(showPlaces(counted('12', '12'))).toBe('Show 2 of the 12 pages with item_id');
  expect(showPlaces(counted('12', '2'))).toBe('Show 2 of the 12 places of item_id');
});

test('a hit that stands for itself has no single places, and a section alone is not called one', () => {
  const alone = section('/a#errors', 'List items', 'Errors');
  expect(singlePlaces(alone)).toEqual([]);
  expect(labelOf(alone)).toBeUndefined();
});
