import { expect, test } from 'vitest';
import { hintParts } from './hint-parts.ts';

test('a hint is text and the decisions in it', () => {
  expect(hintParts('the sandbox takes 100 (sandbox: clamped-numbers)')).toEqual([
    { at: 0, text: 'the sandbox takes 100 ', decision: null },
    { at: 22, text: '(sandbox: clamped-numbers)', decision: 'clamped-numbers' },
  ]);
  expect(hintParts('nothing decided')).toEqual([{ at: 0, text: 'nothing decided', decision: null }]);
});

test('each part has a place of its own, also when one decision is named twice', () => {
  const parts = hintParts('a (sandbox: unknown-parameters). b (sandbox: unknown-parameters)');
  expect(parts.filter(({ decision }) => decision === 'unknown-parameters')).toHaveLength(2);
  expect(new Set(parts.map(({ at }) => at)).size).toBe(parts.length);
});
