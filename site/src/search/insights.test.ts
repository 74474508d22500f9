import { expect, test } from 'vitest';
import { fromOne } from './insights.ts';

test('a click counts from zero and is sent from one', () => {
  expect(fromOne({ eventName: 'Item Selected', positions: [2] })).toEqual({
    eventName: 'Item Selected',
    positions: [3],
  });
});

test('an event that counts from one already stays', () => {
  const event = { positions: [1], algoliaSource: ['autocomplete'] };
  expect(fromOne(event)).toBe(event);
});
