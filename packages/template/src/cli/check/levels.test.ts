import { expect, it } from 'vitest';
import { check } from '../../check/check.ts';
import { fails, readLevels } from './levels.ts';

const finding = { rule: 'viewport', severity: 'warning', message: '', help: '', span: { start: 0, end: 0 } } as const;

it.each([
  ['error', false],
  ['warning', true],
  ['note', true],
  ['never', false],
] as const)('from %s on, a warning fails: %s', (level, expected) => expect(fails([finding], level)).toBe(expected));

it('sets rules, and leaves out all but those that are asked for', () => {
  expect(readLevels(['viewport=note'], undefined)).toEqual({ viewport: 'note' });
  const only = readLevels([], 'viewport,app-support');
  expect([only.viewport, only['app-support'], only['required-tag']]).toEqual([undefined, 'on', 'off']);
});

it('finds the same with a rule that is asked for by name as with all', () => {
  const found = (only: string | undefined) =>
    check('<p>{ShopName}</p>', { profile: 'market', levels: readLevels([], only) }).filter(
      ({ rule }) => rule === 'app-support',
    );
  expect(found('app-support')).toEqual(found(undefined));
  expect(found('app-support').map(({ severity }) => severity)).toContain('warning');
});

it.each([
  ['viewport', 'Unexpected --rule viewport, expected a rule and a level: --rule app-support=off'],
  ['viewprot=off', 'Unexpected rule of --rule viewprot, expected viewport.'],
  ['viewport=on', 'expected one of error, warning, note, off.'],
])('refuses %s', (written, message) => expect(() => readLevels([written], undefined)).toThrow(message));
