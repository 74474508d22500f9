import { expect, test } from 'vitest';
import { hitLabel } from './hit-label.ts';

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
  expect(hitLabel({ objectID })).toBe(label);
});

test('a hit without an id has no label', () => {
  expect(hitLabel({})).toBeUndefined();
});
