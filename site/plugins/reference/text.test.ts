import { expect, test } from 'vitest';
import { inlineHtml } from './text.ts';

test('text stands around code as it was written', () => {
  expect(inlineHtml('Inside `a`, or `b`.')).toBe('Inside <code>a</code>, or <code>b</code>.');
  expect(inlineHtml('A **word** 商品.')).toBe('A <strong>word</strong> <span lang="ja">商品</span>.');
});

test('paragraphs stay paragraphs', () => {
  expect(inlineHtml('One.\n\nTwo `x`.')).toBe('<p>One.</p>\n<p>Two <code>x</code>.</p>');
});
