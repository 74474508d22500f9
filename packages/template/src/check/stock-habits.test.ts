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
    'note app-support: Missing support for the shop coin app',
    'note app-support: Missing support for the Pay ID pay later banner',
  ]);
});

it('reports each block tag that is taken out, and nothing else', () => {
  const blockTags = [...theme.matchAll(/\{\/?block:[^}]+\}/g)];
  expect(blockTags.length).toBeGreaterThan(200);
  for (const { 0: tag, index } of blockTags) {
    const found = check(theme.slice(0, index) + theme.slice(index + tag.length));
    expect(
      found.map(({ severity }) => severity),
      `${tag} at ${index}`,
    ).toEqual(['error']);
  }
});

it('reports each tag whose name has a slip, and nothing else', () => {
  const tags = [...theme.matchAll(/\{\/?(?:block:)?(?=[A-Z])[A-Za-z]{6,}\}/g)];
  expect(tags.length).toBeGreaterThan(200);
  for (const { 0: tag, index } of tags) {
    const slip = tag.replace(/([a-z])([a-z])\}$/, '$2$1}');
    if (slip === tag) continue;
    const found = check(theme.slice(0, index) + slip + theme.slice(index + tag.length));
    expect(
      found.map(({ span }) => span.start),
      `${slip}: ${found.map(({ message }) => message).join(' | ')}`,
    ).toEqual([index]);
  }
});
