import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Pairs of a Japanese text and its English, as the sources of a folder write them. */
function pairsIn(folder: string, pair: RegExp): readonly (readonly [japanese: string, english: string])[] {
  const root = join(import.meta.dirname, '..', folder);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(pair)].map(([, japanese = '', english = '']) => [
      japanese,
      english.trim(),
    ]),
  );
}

test.each([
  ['previews', 'render', /say\(\s*'([^']+)',\s*'([^']+)'/g],
  ['entries of tags', 'catalogue', /([\u3000-\u30ff\u4e00-\u9fff。※]+) \(“([^”]+)”/g],
])('%s give a text of the platform the one meaning that pages give it', (_, folder, pair) => {
  const known = pairsIn(folder, pair).filter(([japanese]) => meaningOf(japanese) !== undefined);
  expect(known.length).toBeGreaterThan(7);
  expect(known.filter(([japanese, english]) => meaningOf(japanese) !== english)).toEqual([]);
});
