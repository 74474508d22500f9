import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { wholeMarkup } from './whole-markup.ts';

test('a page gets the end tags and quotes that the minifier has left out', () => {
  const whole = wholeMarkup(
    load('<!doctype html><html lang=en><title>x</title><ul class=a><li>One<li>Two</ul><p>Three'),
  );
  expect(whole).toBe(
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><ul class="a"><li>One</li><li>Two</li></ul><p>Three</p></body></html>',
  );
});

test('controls are marked, evidence, code and what is said about sources are not; a second time changes nothing', () => {
  const html =
    '<div data-search="skip">Result</div><a class="evidence" data-search="skip" href="/">2019</a><div data-search="skip"><pre>x</pre></div>' +
    '<p class="about" data-search="skip">Facts without a mark come from the documentation of 2019.</p>' +
    '<div role="radiogroup" data-search="skip"><label>curl</label><div><pre>curl</pre></div></div>';
  const once = wholeMarkup(load(html, null, false));
  expect(once).toBe(
    html
      .replace('"skip">Result', '"skip" data-markdown-ignore="">Result')
      .replace('<label>', '<label data-markdown-ignore="">'),
  );
  expect(wholeMarkup(load(once, null, false))).toBe(once);
});

test('what nobody sees and no component draws again is left out of a document', () => {
  const markup = (content: string) =>
    wholeMarkup(load(`<div class="theme-doc-markdown">${content}</div>`, null, false));
  expect(markup('<p>a</p>\n<ul>\n<li>b</li>\n</ul>\n')).toBe(markup('<p>a</p><ul><li>b</li></ul>'));
  const inline = '<p><b>a</b>\n<i>b</i></p><pre><code>a\n</code>\n</pre>';
  expect(markup(inline)).toContain(inline);
  const island = '<div data-island="example">a<!-- -->b</div>';
  expect(markup(`<p>a<!-- -->b</p>${island}`)).toContain(`<p>ab</p>${island}`);
});
