import { expect, it } from 'vitest';
import { codeFramer } from './code-frame.ts';

it('shows the line with its neighbors, and underlines the place', () => {
  const source = 'one\n商品 two\nthree\nfour';
  expect(codeFramer(source)({ start: 7, end: 10 })).toBe(
    ['  1 | one', '> 2 | 商品 two', '    |      ^^^', '  3 | three'].join('\n'),
  );
});

it('cuts a long line around the place', () => {
  const source = `${'a'.repeat(5_000)}{Tag}${'b'.repeat(5_000)}`;
  const [line = '', carets = ''] = codeFramer(source)({ start: 5_000, end: 5_005 }).split('\n');
  expect(line.length).toBeLessThan(120);
  expect(line.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1)).toBe('{Tag}');
});

it('has nothing to show of an empty span', () => {
  expect(codeFramer('a')({ start: 0, end: 0 })).toBe('');
});
