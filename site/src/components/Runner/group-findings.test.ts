import { check } from '@shop-docs/template';
import { expect, test } from 'vitest';
import { groupFindings } from './group-findings.ts';

const groupsOf = (source: string) =>
  groupFindings(source, check(source, { fragment: true })).map(({ message, findings }) => [message, findings.length]);

test('one sentence stands for the same mistake at several places, with the name of each', () => {
  expect(groupsOf('{HeroTitle}\n<p>{ShopSlogan}</p>\n<b>{HeroTitle}</b>')).toEqual([
    [expect.stringMatching(/^Unexpected variable \{HeroTitle\}, \{ShopSlogan\}, expected /), 3],
  ]);
});

test('what expects something else, or can be mended, stays by itself', () => {
  expect(
    groupsOf('{block:Items}{ ItemTitle }{ ItemPrice }{ItemTitel}{/block:Items}').map(([, count]) => count),
  ).toEqual([1, 1, 1]);
});

test('what is missing is one sentence for each place, with where each name is explained', () => {
  const source = '<html><head></head><body></body></html>';
  const required = check(source).filter(({ rule }) => rule === 'required-tag');
  const groups = groupFindings(source, required);
  expect(groups.map(({ findings }) => findings.length)).toEqual([3, 6, 2]);
  const [first] = groups;
  expect(first?.message).toMatch(
    /^Missing required tags \{BackgroundTag\}, \{FaviconTag\} and \{\w+\}, expected them inside <head>; .* without them$/,
  );
  expect([...(first?.helps.keys() ?? [])]).toHaveLength(3);
});
