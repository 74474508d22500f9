import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

it('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      expect(readJson(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

it.each([
  ['levels', '['.repeat(1_000_000)],
  ['levels between values', '[1,{"a":'.repeat(1000)],
  ['values', `[${'1,'.repeat(2_000_000)}1]`],
])('refuses too many %s', (_, text) => {
  expect(() => readJson(text)).toThrow('expected at most 32 levels and 2000000 values');
});

it('reads as many levels and values as it promises, and no more', () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const long = (values: number) => `[${'1,'.repeat(values - 1)}1]`;
  for (const [text, more] of [
    [deep(32), deep(33)],
    [long(2_000_000), long(2_000_001)],
  ] as const) {
    expect(readJson(text)).toBeInstanceOf(Array);
    expect(() => readJson(more)).toThrow(RangeError);
  }
});

it.each(['["', '["\\\\"', '{', 'x', ''])('says that %j is no JSON', (text) => {
  expect(() => readJson(text)).toThrow(SyntaxError);
});

it('does not count what stands in texts', () => {
  const text = JSON.stringify({ text: '[{"\\,'.repeat(1000) });
  expect(readJson(text)).toEqual(JSON.parse(text));
});
