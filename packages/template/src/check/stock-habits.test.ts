import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { check } from './check.ts';

/** Written afresh with the tags, the nesting and the habits of the platform's stock theme of 2025. */
const theme = readFileSync(`${import.meta.dirname}/fixtures/stock-habits.txt`, 'utf8');

it('has nothing to report in a theme built like the stock theme', () => {
  expect(check(theme)).toEqual([]);
});

it('says what it would lack for sale', () => {
  expect(
    check(theme, { profile: 'market' }).map(
      ({ severity, rule, message }) => `${severity} ${rule}: ${message.split(',')[0]}`,
    ),
  ).toEqual([
    'warning theme-name: Missing meta element BASE-Theme-Name',
    'warning theme-name: Missing meta element BASE-Theme-Version',
    'info app-support: Missing support for the shop coin app',
    'info app-support: Missing support for the banner for deferred payment',
  ]);
});
