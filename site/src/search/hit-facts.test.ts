import { expect, test, vi } from 'vitest';
import { hitFacts } from './hit-facts.ts';

vi.mock('./to-text.ts', () => ({ toText: (html: string) => html.replace(/<[^>]*>/g, '') }));

const facts = (values: Readonly<Record<string, string>>) => ({
  facts: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
});

test('a hit says what it is, and of how many operations or pages, without marks', () => {
  const _highlightResult = facts({ pages: '10', detail: '<mark>integer</mark>, required', operation: 'GET /1/items' });
  expect(hitFacts({ objectID: 'parameter-0b', _highlightResult })).toEqual({
    label: 'Parameter of 10 operations',
    detail: 'integer, required',
    operation: 'GET /1/items',
    places: 1,
    pages: 10,
  });
  expect(hitFacts({ objectID: 'error-0b', _highlightResult }).label).toBe('Error on 10 pages');
  const counts = facts({ pages: '2', places: '12' });
  expect(hitFacts({ objectID: 'field-0b', _highlightResult: counts }).label).toBe('Field, 12 places in 2 operations');
  expect(hitFacts({ objectID: 'error-0b', _highlightResult: counts }).label).toBe('Error, 12 places on 2 pages');
  const onOne = facts({ pages: '1', places: '3' });
  expect(hitFacts({ objectID: 'field-0b', _highlightResult: onOne }).label).toBe('Field, 3 places in 1 operation');
  expect(hitFacts({ objectID: 'tag-0b', _highlightResult: facts({ pages: '1' }) }).label).toBe('Tag');
});

test('an operation does not repeat its name', () => {
  const _highlightResult = facts({ operation: 'GET /1/items' });
  expect(hitFacts({ objectID: 'operation-0b', _highlightResult })).toMatchObject({ operation: undefined });
});

test.each([
  ['operation-0123456789abcdef', 'Operation'],
  ['parameter-0123456789abcdef', 'Parameter'],
  ['field-0123456789abcdef', 'Field'],
  ['error-0123456789abcdef', 'Error'],
  ['tag-0123456789abcdef', 'Tag'],
  ['page-0123456789abcdef', 'Page'],
  ['section-0123456789abcdef', undefined],
  ['prose-0123456789abcdef', undefined],
  ['a record of somebody else', undefined],
  ['constructor-1', undefined],
])('%s is %s', (objectID, label) => {
  expect(hitFacts({ objectID }).label).toBe(label);
});

test('a hit without an id says nothing', () => {
  expect(hitFacts({})).toEqual({ label: undefined, detail: undefined, operation: undefined, places: 1, pages: 1 });
});
