import { operation } from '@shop-docs/api';
import { buildRequest, samples } from '@shop-docs/api/samples';
import { expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it.each(samples)('shows $label as it is, with no markup of its own', ({ language, render }) => {
  const values = { title: `<b>it's</b> & "more" \\ #{x}\n// two`, price: 1, stock: 2, detail: '日本語 `tick`' };
  const code = render(buildRequest(operation('items/add'), values, { token: '<script>' }));
  const html = highlight(code, language);
  expect(text(html)).toBe(code);
  expect(html).not.toMatch(/<(?!\/?span)/);
});

it('marks the command and its options like code at rest, and no part of a path as a word', () => {
  expect(highlight("curl --get 'https://a' \\\n  --silent --output /dev/null", 'bash')).toBe(
    '<span class="tf">curl</span> <span class="ts">--get</span> <span class="ts">\'https://a\'</span> \\\n' +
      '  <span class="ts">--silent</span> <span class="ts">--output</span> /dev/null',
  );
});

it('tells keys, strings, numbers and words of JSON apart, and marks Japanese', () => {
  expect(highlight('{"id": 12, "error_description": "不正", "stock": null}', 'json')).toBe(
    '{<span class="tf">"id"</span>: <span class="tc">12</span>, ' +
      '<span class="tf">"error_description"</span>: <span class="ts" lang="ja">"不正"</span>, ' +
      '<span class="tf">"stock"</span>: <span class="tc">null</span>}',
  );
});
