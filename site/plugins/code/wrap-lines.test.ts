import { expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const long = '<span class="tk">&lt;!--</span>&lt;p&gt;and more text than fits into a line&lt;/p&gt;';

test('a long line and its break are one element that knows how far in the line begins', () => {
  expect(wrapLines(`a\n    ${long}\n\nb`)).toBe(`a\n<span style="--in:4ch"><i>    </i>${long}\n</span>\nb`);
  expect(wrapLines(long)).toBe(`<span style="--in:0ch">${long}</span>`);
});

test('an indentation inside of an element stays there', () => {
  expect(wrapLines(`<span class="tm">  ${'x'.repeat(50)}</span>`)).toBe(
    `<span style="--in:2ch"><span class="tm"><i>  </i>${'x'.repeat(50)}</span></span>`,
  );
});

test('a line that reaches the button of a phone is long', () => {
  const fits = `  ${'x'.repeat(24)}`;
  expect(wrapLines(fits)).toBe(fits);
  expect(wrapLines(`${fits}x`)).toContain('style="--in:2ch"');
});

test('a tag of a long line stands whole, unless it is longer than the line of a phone', () => {
  const [brief, wide] = ['{ItemImage1URL-500}', '{block:NoSubscription<wbr>InitialPrice}'];
  expect(wrapLines(`<span class="tf">${brief} </span>${'x'.repeat(50)}`)).toContain(`<i class="tf">${brief}</i> x`);
  expect(wrapLines(`<span class="tk">${wide}</span>`)).toContain(`<span class="tk">${wide}</span>`);
});

test('markup does not make a line long', () => {
  const brief = `<span class="tk">{block:ItemPage}</span>${'&lt;'.repeat(9)}`;
  expect(wrapLines(brief)).toBe(brief);
});
