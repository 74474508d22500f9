import type { PhrasingContent } from 'mdast';
import { expect, test } from 'vitest';
import { breakableHtml, breakableNames } from './breakable-names.ts';
import { table } from './table.ts';

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
/** Cells as a reader gets them: `|` where a name may break. */
const shown = (...cells: string[]): string[] => {
  const made = table(
    cells.map(() => ''),
    [cells.map((cell) => [code(cell)])],
  );
  breakableNames({ type: 'root', children: [made] });
  return (made.children[1]?.children ?? []).map(({ children: [only] }) => {
    if (!only || !('children' in only)) return only && 'value' in only ? String(only.value) : '';
    return only.children.map((each) => ('value' in each ? each.value : '|')).join('');
  });
};

test('a long name of a wide table may break after its kind and between its words', () => {
  expect(shown('{block:ItemCommunityLimited}', '{AppsItemCategoryCategoryPageURL}', '')).toEqual([
    '{block:|Item|Community|Limited}',
    '{Apps|Item|Category|Category|Page|URL}',
    '',
  ]);
});

test('short names, other code and tables of two columns stay as they are', () => {
  expect(shown('{lang:LotteryItem}', '/load_items/categories/<category id>', 'a')).toEqual([
    '{lang:LotteryItem}',
    '/load_items/categories/<category id>',
    'a',
  ]);
  expect(shown('{block:ItemCommunityLimited}', '')).toEqual(['{block:ItemCommunityLimited}', '']);
});

test('a name in HTML breaks between its words when it is longer than its room', () => {
  const html = '<a href="#x"><code>{/block:HasSubscriptionInitialPrice}</code></a> or {ItemImage1URL-500}';
  expect(breakableHtml(html)).toBe(
    '<a href="#x"><code>{/block:<wbr>Has<wbr>Subscription<wbr>Initial<wbr>Price}</code></a> or {ItemImage1URL-500}',
  );
  expect(breakableHtml(html, 40)).toBe(html);
});
