import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('of an item stays what tells it and what changed, and each gap shows', () => {
  const item = { item_id: 1002, title: 'Enamel mug', detail: '{', price: 1800, stock: 0, tags: [{ stock: 1 }], end: 1 };
  expect(shortened(JSON.stringify({ item }, null, 2)).split('\n')).toEqual([
    '{',
    '  "item": {',
    '    "item_id": 1002,',
    '    "title": "Enamel mug",',
    '    …',
    '    "stock": 0,',
    '    …',
    '  }',
    '}',
  ]);
});

test('an error stays whole', () => {
  const json = JSON.stringify({ error: 'validation_error', error_description: 'stock' }, null, 2);
  expect(shortened(json)).toBe(json);
});
