import { expect, test } from 'vitest';
import { contentOf } from './content-of.ts';

const page = (content: string) =>
  `<html><head><script data-scripts="/a.js /b.js">x</script></head><body><div id="__docusaurus"><article><div class="theme-doc-markdown markdown">${content}</div><footer></footer></article></div></body></html>`;

test('the content of a document is what its element holds, whatever markup lies in values of attributes', () => {
  const content =
    '<p>a</p><div><div>b</div></div><noscript><iframe srcdoc="<div><p title=\'x\'>"></iframe></noscript><p>"</p>';
  expect(contentOf(page(content))).toEqual({ scripts: '/a.js /b.js', html: content });
});

test('a page that is no document has none', () => {
  expect(contentOf('<html><body><main></main></body></html>')).toBeUndefined();
});

test('says when an end is missing', () => {
  expect(() => contentOf('<div class="theme-doc-markdown"><div></div>')).toThrow(/without an end of its content/);
});
