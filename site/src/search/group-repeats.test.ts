import { expect, test, vi } from 'vitest';
import { arrangeRows, groupRepeats, nameOf, type RowHit, repeatsOf } from './group-repeats.ts';

vi.mock('./to-text.ts', () => ({ toText: (html: string) => html.replace(/<[^>]*>/g, '') }));

const row = (kind: string, name: string, page: string): RowHit => ({
  objectID: `${kind}-${name}-${page}`,
  url: `/api/${page}#row`,
  hierarchy: { lvl0: 'API reference', lvl1: page, lvl3: name, lvl4: null },
  _highlightResult: {},
});
const onPage = (page: string) => (url: string) => url.startsWith(`/api/${page}#`);
const found = [
  row('parameter', 'item_id', 'add'),
  row('field', 'items[].item_id', 'list'),
  row('parameter', 'item_id', 'edit'),
  row('section', 'item_id', 'guide'),
  row('page', 'item_id', 'faq'),
  row('page', 'item_id', 'start'),
  row('field', 'item.item_id', 'edit'),
];
const shown = (hits: readonly RowHit[]) => hits.map((hit) => [hit.objectID, repeatsOf(hit).map(({ url }) => url)]);

test('rows of one kind and own name are one, in the place of the first; pages are not grouped', () => {
  expect(shown(groupRepeats(found, onPage('elsewhere')))).toEqual([
    ['parameter-item_id-add', ['/api/add#row', '/api/edit#row']],
    ['field-items[].item_id-list', ['/api/list#row', '/api/edit#row']],
    ['section-item_id-guide', []],
    ['page-item_id-faq', []],
    ['page-item_id-start', []],
  ]);
});

test('sections of one name are one, each part of the site for itself', () => {
  const section = (name: string, page: string) => row('section', name, page);
  const other = { ...section('Errors', 'faq'), hierarchy: { lvl0: 'Template guide', lvl2: 'Errors' } };
  expect(shown(groupRepeats([section('Errors', 'add'), other, section('Errors', 'edit')], () => false))).toEqual([
    ['section-Errors-add', ['/api/add#row', '/api/edit#row']],
    ['section-Errors-faq', []],
  ]);
});

test('the row of the page that the reader is on stands for its group', () => {
  expect(groupRepeats(found, onPage('edit')).map(({ objectID }) => objectID)).toEqual([
    'parameter-item_id-edit',
    'field-item.item_id-edit',
    'section-item_id-guide',
    'page-item_id-faq',
    'page-item_id-start',
  ]);
});

test('the page of a call and the call itself are one row, the first of both', () => {
  const call: RowHit = { ...row('operation', 'POST /1/items/add', 'add'), _highlightResult: {} };
  const page: RowHit = {
    objectID: 'page-add',
    url: '/api/add',
    hierarchy: { lvl0: 'API reference', lvl1: 'Add an item' },
    _highlightResult: { facts: { operation: { value: '<mark>POST</mark> /1/items/add' } } },
  };
  const other: RowHit = { ...page, objectID: 'page-guide', url: '/api/guide' };
  const ids = (hits: readonly RowHit[]) => groupRepeats(hits, () => false).map(({ objectID }) => objectID);
  expect(ids([page, call])).toEqual(['page-add']);
  expect(ids([call, page])).toEqual([call.objectID]);
  expect(ids([call, other])).toEqual([call.objectID, 'page-guide']);
});

test('hits of other records stay as they are', () => {
  const foreign = [{ objectID: 'hit-1', url: '/a' }, { url: '/b' }, { objectID: 'hit-1', url: '/a' }];
  expect(groupRepeats(foreign, () => true)).toEqual(foreign);
});

test('rows keep the number of hits', () => {
  const anywhere = { isHere: () => false, isInSection: () => false };
  const { rows, count } = arrangeRows(found, 42, '', anywhere);
  expect([rows.length, count]).toEqual([5, 42]);
  expect(arrangeRows(found, undefined, '', anywhere).count).toBeUndefined();
});

test('two hits that are one place count once', () => {
  const called = { facts: { operation: { value: 'POST /1/items/add' } } };
  const same = [
    { ...row('page', 'Add an item', 'add'), _highlightResult: called },
    row('operation', 'POST /1/items/add', 'add'),
  ];
  const { rows, count } = arrangeRows(same, 42, '', { isHere: onPage('faq'), isInSection: onPage('faq') });
  expect([rows.length, count]).toEqual([1, 41]);
});

test('the name of a row is its deepest heading', () => {
  expect(nameOf(row('field', 'items[].item_id', 'list'))).toBe('items[].item_id');
  expect(nameOf({ url: '/' })).toBe('');
});
