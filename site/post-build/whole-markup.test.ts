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
