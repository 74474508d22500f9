import { expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const long = '<span class="tk">{block:ItemPage}</span>&lt;p&gt;and more text than fits into a line&lt;/p&gt;';

test('a long line and its break are one element that knows how far in the line begins', () => {
  expect(wrapLines(`a\n    ${long}\n\nb`)).toBe(`a\n<span class="in4"><i>    </i>${long}\n</span>\nb`);
  expect(wrapLines(long)).toBe(`<span class="in0">${long}</span>`);
});

test('an indentation inside of an element stays there', () => {
  expect(wrapLines(`<span class="tm">  ${'x'.repeat(50)}</span>`)).toBe(
    `<span class="in2"><span class="tm"><i>  </i>${'x'.repeat(50)}</span></span>`,
  );
});

test('markup does not make a line long, and a depth without a class counts as the deepest', () => {
  const brief = `<span class="tk">{block:ItemPage}</span>${'&lt;'.repeat(14)}`;
  expect(wrapLines(brief)).toBe(brief);
  expect(wrapLines(`${' '.repeat(8)}${long}`)).toContain('class="in8"');
  expect(wrapLines(`${' '.repeat(15)}${long}`)).toContain('class="in8"');
  expect(wrapLines(`   ${long}`)).toContain('class="in2"');
});
