import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { pageBlocks } from './page-blocks.ts';

function textsOf(html: string): string[] {
  const $ = load(html);
  const [root] = $('body').toArray();
  if (!root) throw new Error('Unexpected document without body, expected one');
  return pageBlocks($, root).map(({ text }) => text);
}

test('labels and lists are read as a line of text', () => {
  const facts = '<ul><li><b>Default</b> <code>20</code></li><li><b>Range</b> 1–100</li></ul>';
  const row = `<div data-record="parameter" data-name="limit" id="param-limit"><div class="record-text"><p>Send <code>limit</code> .</p>${facts}</div></div>`;
  expect(textsOf(row)).toEqual(['Send limit. Default: 20. Range: 1–100.']);
  expect(textsOf(row.replace('1–100', '<div><span data-search="skip">1–100</span></div>'))).toEqual([
    'Send limit. Default: 20.',
  ]);
  expect(textsOf('<dl><dt>Price</dt><dd>In yen</dd></dl>')).toEqual(['Price: In yen.']);
});

test('code keeps its own signs', () => {
  expect(
    textsOf('<pre><code>&lt;style&gt;\n.a { top: 0; }\n&lt;/style&gt;\n<span>{ItemTitle}</span></code></pre>'),
  ).toEqual(['{ItemTitle}']);
  expect(textsOf('<pre>ul .item { color: red; } body .done</pre>')).toEqual(['ul .item { color: red; } body .done']);
});
