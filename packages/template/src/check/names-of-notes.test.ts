import { expect, it } from 'vitest';
import { check } from './check.ts';

/** Names as notes, other languages and slips of the hand write them, and what the finding expects instead. */
it.each([
  ['<a href="{MembershipTermsURL}">x</a>', 'no tag of this name is known'],
  ['{IndexPage}<p>', '{block:IndexPage}'],
  ['{/IndexPage}', '{/block:IndexPage}'],
  ['{if:Foo}', '{block:if-Foo}'],
  ['{block:if:Foo}x{/block:if:Foo}', '{block:if-Foo}'],
  ['<img src="{ItemImage[1]URL-500}">', '{ItemImage1URL-500}'],
  ['｛block：Items｝', '{block:Items}'],
])('%s is told to be %s', (source, expected) => {
  const [first] = check(source, { fragment: true });
  expect(first?.message).toContain(expected);
  expect(first?.severity).not.toBe('note');
});

it.each([
  '<a href="{IndexPageURL}">x</a>',
  '{block:IndexPage}<p>{/block:IndexPage}',
  '{block:Hidden}<meta name="if:Foo" content="1" label="Foo">{/block:Hidden}{block:if-Foo}x{/block:if-Foo}',
  '<p>｛商品｝と[1]</p>',
  '<style>a{color:red}</style><script>const a = { else: 1 };</script>',
])('%s is left alone', (source) => {
  expect(check(source, { fragment: true })).toEqual([]);
});
