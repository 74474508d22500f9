import { expect, test } from 'vitest';
import { reduceRun } from './run-state.ts';
import { readSettings } from './settings.ts';

const start = { source: '<p>', settings: readSettings({}) };

test('a typed source leaves the switches, a switch leaves the source', () => {
  const typed = reduceRun(start, { type: 'typed', source: '<p>{ShopName}' });
  expect(typed).toEqual({ source: '<p>{ShopName}', settings: start.settings });
  const switched = reduceRun(typed, { type: 'switched', change: { type: 'language-chosen', language: 'en' } });
  expect(switched).toEqual({ ...typed, settings: { ...start.settings, language: 'en' } });
});

test('a link brings source and switches', () => {
  const state = { source: 'linked', settings: readSettings({ page: 'item' }) };
  expect(reduceRun(start, { type: 'opened', state })).toBe(state);
});
