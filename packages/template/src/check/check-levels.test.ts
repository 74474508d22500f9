import { expect, it } from 'vitest';
import { check, rulesOf } from './check.ts';

const source = '<p>{ItemTitel}</p>';

it('takes severities from the settings, and leaves out what is off', () => {
  const severityOf = (level: 'note' | 'off') =>
    check(source, { fragment: true, levels: { 'unknown-variable': level } }).map(({ severity }) => severity);
  expect(severityOf('note')).toEqual(['note']);
  expect(severityOf('off')).toEqual([]);
});

it('adds a rule of another profile when it is named', () => {
  const names = rulesOf('shop', { 'app-support': 'warning' }).map(({ name }) => name);
  expect(names).toContain('app-support');
  expect(names).not.toContain('theme-name');
});
