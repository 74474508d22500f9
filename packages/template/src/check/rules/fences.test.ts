import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tagHref } from '../../catalogue/tag-anchor.ts';
import { tagFacts } from '../../catalogue/tag-facts.ts';
import { checkWith } from '../check.ts';
import { helpOf } from '../help-of.ts';
import { rules } from './index.ts';

/** Headings and entries that exist: those of the rules themselves and of the tags. */
const headings = [...rules.map(({ name }) => helpOf(name)), ...tagFacts.map(tagHref)];
const fence = /^```template (wrong|right)\n([\s\S]*?)^```$/gm;

it('has a folder for every rule and a rule for every folder', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
});

describe.each(rules)('$name', (rule) => {
  const page = readFileSync(`${import.meta.dirname}/${rule.name}/doc.md`, 'utf8');
  const fences = [...page.matchAll(fence)].map(([, kind, source = '']) => ({ kind, source }));

  it('has a page with a title in words, and examples', () => {
    expect(page).toMatch(/^# [A-Z{][^\n]* [^\n]*\n/);
    expect(fences.length).toBeGreaterThan(0);
    expect(rule.summary).toMatch(/\.$/);
  });

  it('says which of its findings are milder or graver than the rule', () => {
    const code = readFileSync(`${import.meta.dirname}/${rule.name}/index.ts`, 'utf8');
    const given = [...code.matchAll(/^.*severity.*$/gim)].flatMap(([line]) =>
      [...line.matchAll(/'(error|warning|note)'/g)].map(([, severity = '']) => severity),
    );
    const words = page.replace(fence, '');
    for (const severity of new Set(given)) {
      if (severity !== rule.severity) expect(words, `a word on ${severity}`).toMatch(new RegExp(`\\b${severity}s?\\b`));
    }
  });

  it.each(fences)('$kind example', ({ kind, source }) => {
    const found = checkWith([rule], source, !rule.wholeTheme);
    if (kind === 'wrong') {
      expect(found).not.toEqual([]);
      for (const { help } of found) expect(headings).toContain(help);
    } else expect(found).toEqual([]);
  });

  it.each(fences.filter(({ kind }) => kind === 'right'))('right example has no other finding', ({ source }) => {
    expect(checkWith(rules, source, true)).toEqual([]);
  });
});

it.each(tagFacts.map(({ name }) => name.replace(/\[\d+-\d+\]/, '1').replace('NAME', 'A_b')))(
  'asks an excerpt with %s alone for nothing around it',
  (name) => {
    const source = name.startsWith('{block:') ? `${name}x${name.replace('{', '{/')}` : name;
    const found = checkWith(rules, source, true).filter(
      ({ rule, message }) =>
        !/^(?:deprecated-tag|undeclared-option)$/.test(rule) && !message.startsWith('Missing {PurchaseButton}'),
    );
    expect(found).toEqual([]);
  },
);
