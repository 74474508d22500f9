import postcss from 'postcss';
import { expect, test } from 'vitest';
import { dropRepeated } from './drop-repeated.ts';

const after = (css: string) => postcss([dropRepeated()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, '');

test('a later rule with the same selector takes the place of what it sets again, also by a shorthand', () => {
  expect(after('.a{color:red;background-color:red;line-height:1}.b{color:blue}.a{background:none;font:inherit}')).toBe(
    '.a{color:red}.b{color:blue}.a{background:none;font:inherit}',
  );
  expect(after('.a{color:red}.a{color:blue}')).toBe('.a{color:blue}');
});

test.each([
  ['what weighs more', '.a{color:red!important}.a{color:blue}'],
  ['what an important one does not set elsewhere', '.a{color:red}.a{margin:0!important}'],
  ['other selectors', '.a:hover{color:red}.a{color:blue}'],
  ['conditions', '@mediaprint{.a{color:red}}.a{color:blue}'],
  ['what stands below', '.a{background:none}.a{background-color:red}'],
  ['a value for older browsers in the same rule', '.a{height:100vh;height:100dvh}'],
  ['names that only begin alike', '.a{border-radius:1px;font-synthesis:none}.a{border:0;font:inherit}'],
])('%s stay', (_, css) => {
  expect(after(css)).toBe(css);
});
