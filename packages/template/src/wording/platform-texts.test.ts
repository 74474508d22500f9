import { expect, test } from 'vitest';
import { meaningOf } from './platform-texts.ts';

test('white space in a text does not change its meaning', () => {
  expect(meaningOf('※ 販売期間・内容は予告なく変更になる場合があります。')).toBe(
    'Sales period and content may change without notice.',
  );
});

test('a text that nobody has translated has no meaning', () => {
  expect(meaningOf('ねこ')).toBeUndefined();
});
