import { mistakes, tags } from '@shop-docs/template';
import { toHtml } from 'hast-util-to-html';
import type { Root, TableRow } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { paymentTable } from './api/payments.ts';
import { platformTextTable, removedTags, requiredTags, tagIndex, wrongNames } from './template/tag-lists.ts';

/** Cells of a directive's table, as HTML without its marks. */
function cells([node]: ReturnType<typeof paymentTable>): string[][] {
  const html = node ? toHtml(toHast(node)) : '';
  return html
    .split('<tr>')
    .slice(2)
    .map((row) => [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]+>/g, '')));
}

test('every way to pay has a row that says what a program can do with the order', () => {
  const rows = cells(paymentTable());
  expect(rows).toContainEqual(['cod', 'Line by line', 'Line by line']);
  expect(rows).toContainEqual([
    'cvs',
    'Line by line, once cvs_payment_transaction.status is paid; until then the call returns not_change_status_cvs',
    'No: not_cancel_cvs',
  ]);
  expect(rows.flatMap(([methods = '']) => methods.split(', '))).toHaveLength(15);
});

test('the lists of texts and of names have their cells', () => {
  const wrong = wrongNames().filter(({ type }) => type === 'table');
  expect(wrong).toHaveLength(3);
  for (const list of [platformTextTable(), removedTags(), ...wrong.map((each) => [each])]) {
    const rows = cells(list);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(row[0]).toMatch(/^\{?[\w:]/);
  }
});

/** The list of all tags: the name of each row, the labels beside it, and the anchor of a row that begins a letter. */
function allTags(): { readonly name: string; readonly labels: string; readonly anchor: unknown }[] {
  const rows: TableRow[] = [];
  visit({ type: 'root', children: tagIndex() } as Root, 'table', (list) => {
    rows.push(...list.children.slice(1));
  });
  return rows.map(({ children: [cell], data }) => {
    const [name, ...labels] = cell?.children ?? [];
    return {
      name: name?.type === 'inlineCode' ? name.value : '',
      labels: textOf(labels).trim(),
      anchor: data?.hProperties?.id,
    };
  });
}

test('the list of all tags says what is required, old, or of an app, and nothing of other tags', () => {
  const labels = Object.fromEntries(allTags().map((each) => [each.name, each.labels]));
  expect(labels['{GoogleAnalyticsTag}']).toBe('required');
  expect(labels['{JQueryTag}']).toBe('deprecated');
  expect(labels['{AddToCartURL}']).toBe('replaced');
  expect(labels['{AppsBlogArticleTitle}']).toBe('Blog app');
  expect(labels['{ItemTitle}']).toBe('');
});

test('each letter above the list of all tags leads to the first tag of that letter', () => {
  const [letters] = tagIndex();
  const links: unknown[] = [];
  if (letters)
    visit(letters, 'mdxJsxTextElement', ({ attributes: [href] }) => {
      links.push(href?.value);
    });
  const anchored = allTags().filter(({ anchor }) => anchor);
  expect(links).toEqual(anchored.map(({ anchor }) => `#${anchor}`));
  expect(anchored.find(({ anchor }) => anchor === 'tags-i')?.name).toMatch(/^\{(?:block:)?I/i);
  expect(new Set(links).size).toBe(links.length);
});

test('the list of all tags is in the order of letters and numbers, blocks and variables together', () => {
  const names = allTags().map(({ name }) => name);
  const first = (...some: readonly string[]) => names.filter((name) => some.includes(name));
  for (const order of [
    ['{block:AppsBlog}', '{AppsBlogArticlePageURL}'],
    ['{LoadItemsPageURL}', '{LoadItemsPageURLParams}'],
    ['{ItemImage[1-20]URL-76}', '{ItemImage[1-20]URL-146}', '{ItemImage[1-20]URL-1280}'],
  ])
    expect(first(...order)).toEqual(order);
});

test('the list of texts says of a text how sure it is', () => {
  const rows = cells(platformTextTable());
  const texts = Object.fromEntries(rows.map(([name = '', ...text]) => [name, text.join(': ')]));
  expect(rows.map(([name]) => name)).toEqual(rows.map(([name]) => name).toSorted());
  expect(texts['{lang:AddToCart}']).toMatch(/カートに入れる.*2019/);
  expect(texts['{lang:IncludedTax}']).toMatch(/^unknown: /);
  for (const name of ['{lang:PreOrderItem}', '{lang:TakeoutItem}']) expect(texts[name]).toContain('not confirmed');
  expect(texts['{lang:CommunityLimitedItem}']).toContain('very likely');
});

test('the list of required tags has each that the checker asks for, with its place', () => {
  const rows = cells(requiredTags());
  const required = tags.filter((tag) => tag.required).map(({ name }) => name);
  expect(rows.map(([name]) => name).toSorted()).toEqual(required.toSorted());
  expect(rows.filter((row) => row.some((cell) => cell === ''))).toEqual([]);
  expect(rows[0]).toContain('in the head');
});

test('every wrong and every removed name is in one table', () => {
  const names = [...removedTags(), ...wrongNames()]
    .filter(({ type }) => type === 'table')
    .flatMap((each) => cells([each]));
  expect(names.map(([name]) => name).toSorted()).toEqual(mistakes.map(({ name }) => name).toSorted());
});
