import { expect, it } from 'vitest';
import { check } from './check.ts';

const rulesIn = (source: string) => check(source, { fragment: true }).map(({ rule }) => rule);
const item =
  '<h2>{ItemTitle}</h2>{ItemPrice}{ItemDetail}{block:PurchaseForm}{ItemSelectTag}{PurchaseButton}{/block:PurchaseForm}';

it('names the lost tag of a page block, and not what follows from it', () => {
  expect(rulesIn(`${item}{/block:ItemPage}`)).toEqual(['stray-close']);
  expect(rulesIn(`{block:ItemPage}${item}<p>{block:Items}{ItemTitle}{/block:Items}`)).toEqual(['unclosed-block']);
});

it.each([
  ['{block:Items }x{ItemTitle}{/block:Items}', ['broken-tag']],
  ['{block:Items}x{ItemTitle}{ /block:Items}', ['broken-tag']],
  ['{block:Itms}{ItemTitle}{/block:Items}', ['unknown-block']],
  ['{block:Items}{ItemTitle}{/block:Itmes}', ['stray-close']],
  ['<p>{AppsReviewTag}{/block:AppsReview}', ['stray-close']],
  ['｛block：Items｝{ItemTitle}{/block:Items}', ['malformed-tag']],
  ['<p>ck:Items}{ItemTitle}{/block:Items}', ['malformed-tag']],
  ['{block:Else}x', ['unknown-block']],
  ['{block:Items}a{block:Items}b{/block:Items}', ['unclosed-block']],
  ['{block:Items}{block:HasItemStock}a{block:NoItemStock}b{/block:NoItemStock}{/block:Items}', ['unclosed-block']],
  ['{block:HasItems}a{block:NoItems}b{/block:HasItems}{/block:NoItems}', ['crossed-block']],
  ['{block:Item25}x{/block:Item25}', ['number-range']],
  ['{block:NotItemPage}{block:ItemPage}x{/block:ItemPage}{/block:NotItemPage}', ['never-shown']],
  ['{/block:Items}{block:Items }', ['stray-close', 'broken-tag']],
])('names one cause of %s', (source, expected) => expect(rulesIn(source)).toEqual(expected));

it('names a misspelt tag, and not that the right one is missing', () => {
  const rules = (source: string) => check(source).map(({ rule, message }) => `${rule} ${message.split(',')[0]}`);
  const missing = (tag: string) => `required-tag Missing required tag ${tag}`;
  expect(rules('{LogoTag}')).not.toContain(missing('{LogoTag}'));
  expect(rules('<p>x</p>')).toContain(missing('{LogoTag}'));
  expect(rules('{ LogoTag }')).not.toContain(missing('{LogoTag}'));
  expect(rules('<meta name="color:A" content="#000" label="A"><style>a{b:{ color:A }}</style>').join()).not.toMatch(
    'unused-option',
  );
});

it('says of tags in HTML comments only what reaches out of them', () => {
  expect(rulesIn('<!-- {block:IndexPage}{ItemPrise}{itemtitle}{ItemTitle}{/block:IndexPage} -->')).toEqual([]);
  expect(rulesIn('<!-- {block:Items} -->')).toEqual(['unclosed-block']);
});

it('sums up many tags that lack the same block', () => {
  const found = check(
    '<p>{ItemTitle}{ItemPrice}{ItemId}{ItemStock}{ItemPageURL}</p>{block:AboutPage}{ItemTitle}{ItemPrice}{ItemId}{ItemStock}{ItemPageURL}{/block:AboutPage}',
    {
      fragment: true,
    },
  ).filter(({ rule }) => rule === 'outside-block' || rule === 'wrong-page');
  expect(found).toHaveLength(3);
  expect(found[0]?.message).toMatch(/; 2 more below have the same cause$/);
});
