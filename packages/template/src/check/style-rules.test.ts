import { expect, it } from 'vitest';
import { readStyleRules } from './style-rules.ts';

const read = (css: string) =>
  readStyleRules(css, 0).map(({ selectors, declarations, condition }) => [
    selectors.join(),
    declarations.trim(),
    ...(condition ? [condition] : []),
  ]);

it('reads rules under the conditions around them', () => {
  expect(
    read('a,b{c:d}@media (max-width:9em){.a{c:d;e:f}@supports (x:y){.b{c:d}}}@media screen{.c{c:d}}.d{c:d}'),
  ).toEqual([
    ['a,b', 'c:d'],
    ['.a', 'c:d;e:f', '@media (max-width:9em)'],
    ['.b', 'c:d', '@media (max-width:9em) @supports (x:y)'],
    ['.c', 'c:d'],
    ['.d', 'c:d'],
  ]);
});

it('reads rules in rules, and leaves the outer ones what is theirs', () => {
  expect(read('.a{c:d;.b{e:f}&:hover,&.o{g:h} i:j}.k{c:d}')).toEqual([
    ['.a', 'c:d; i:j'],
    ['.a .b', 'e:f'],
    ['.a:hover,.a.o', 'g:h'],
    ['.k', 'c:d'],
  ]);
  expect(read('.a{c:d;@media (x){e:f;.b{g:h}}}.k{c:d}')).toEqual([
    ['.a', 'c:d;'],
    ['.a .b', 'g:h', '@media (x)'],
    ['.k', 'c:d'],
  ]);
});

it('stays in step when a brace is missing or too many, and reads no rule without an end', () => {
  expect(read('.a{c:d}}.b{c:d}')).toEqual([
    ['.a', 'c:d'],
    ['.b', 'c:d'],
  ]);
  expect(read('.a{c:d}.b{c:d')).toEqual([['.a', 'c:d']]);
});

it('reads as much of each declaration as there is, however deep the braces are', () => {
  const declared = (css: string) => readStyleRules(css, 0).reduce((sum, each) => sum + each.declarations.length, 0);
  for (const css of ['.a{', '@media x{.a{b:c}', '&&{', '.a,.b{&,&{']) {
    const source = `${css.repeat(20_000)}}`;
    expect(declared(source), css).toBeLessThanOrEqual(source.length);
    for (const { selectors, condition } of readStyleRules(source, 0)) {
      expect(selectors.join().length, css).toBeLessThan(26_000);
      expect(condition.length, css).toBeLessThan(500);
    }
  }
});
