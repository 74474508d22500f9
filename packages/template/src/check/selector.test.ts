import { expect, it } from 'vitest';
import { readSelector, type Selectable, selects } from './selector.ts';

/** The innermost of nested elements, each written as a part of a selector: `div.a`. */
function innermost(...elements: readonly string[]): Selectable {
  const nested = elements.reduce<Selectable | undefined>((parent, written) => {
    const [name = '', ...classes] = written.split('.');
    return { name, marks: new Set(classes.map((each) => `.${each}`)), parent };
  }, undefined);
  if (!nested) throw new Error('Unexpected empty list, expected an element');
  return nested;
}
const isSelected = (selector: string, ...elements: readonly string[]) =>
  selects(readSelector(selector) ?? [], innermost(...elements));

it('asks the parent where a > stands, and any element around where a blank stands', () => {
  expect(isSelected('ul > p', 'ul', 'p')).toBe(true);
  expect(isSelected('ul>p', 'ul', 'li', 'p')).toBe(false);
  expect(isSelected('ul p', 'ul', 'li', 'p')).toBe(true);
  expect(isSelected('body>ul p', 'body', 'ul', 'li', 'p')).toBe(true);
  expect(isSelected('ul>p', 'p')).toBe(false);
});

it('goes on from an outer element where the nearest one leads nowhere', () => {
  expect(isSelected('.a > .b p', 'div.a', 'div.b', 'div.b', 'p')).toBe(true);
  expect(isSelected('.a > .b > p', 'div.a', 'div.b', 'div.b', 'p')).toBe(false);
});

it.each(['', '>p', 'p>', 'a > > b', 'a + b', 'a ~ b', 'a:hover', '[hidden]'])('does not read %j', (written) =>
  expect(readSelector(written)).toBeUndefined(),
);

it('asks for places among siblings, and for what an element must not have', () => {
  const list: Selectable = { name: 'ul', marks: new Set(['#a']), parent: undefined };
  const item: Selectable = { name: 'li', marks: new Set(['.b', ':first-child']), parent: list };
  const isSelectedBy = (selector: string) => selects(readSelector(selector) ?? [], item);
  for (const yes of ['li:first-child', '#a li:not(.c)', '[id="a"] > .b', '[class~=b]'])
    expect(isSelectedBy(yes), yes).toBe(true);
  for (const no of ['li:last-child', 'li:not(.b)', '#a li:not(:first-child)']) expect(isSelectedBy(no), no).toBe(false);
});
