import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { malformedTag } from './index.ts';

const found = (source: string) =>
  underlined(malformedTag, source).map(([where, says]) => [where, says.split(', expected ')[1]]);

it('finds tags in another notation', () => {
  expect(
    found(
      '<img src="{ItemImage[1]URL-500}">｛ItemTitle｝{block：Items}{block:if:Show Date}{block:if:Date}{{ItemTitle}}',
    ),
  ).toEqual([
    ['{ItemImage[1]URL-500}', '{ItemImage1URL-500}'],
    ['｛ItemTitle｝', '{ItemTitle} in half-width characters'],
    ['{block：Items}', '{block:Items} in half-width characters'],
    ['{block:if:Date}', '{block:if-Date}'],
    ['{{ItemTitle}}', '{ItemTitle}: a tag has one brace on each side'],
  ]);
});

it('finds tags in the wrong case, in content, attributes and quoted texts', () => {
  expect(found('{itemtitle}<p title="{pagetitle}">{lang:law}{BLOCK:ITEMS}<script>a("{shopname}")</script>')).toEqual([
    ['{itemtitle}', '{ItemTitle}'],
    ['{pagetitle}', '{PageTitle}'],
    ['{lang:law}', '{lang:Law}'],
    ['{BLOCK:ITEMS}', '{block:Items}'],
    ['{shopname}', '{ShopName}'],
  ]);
});

it('finds tags of which a part is missing', () => {
  expect(found('{/Items}<p>ck:NotLoadItemsPage}</p>{else}<p>{block:Items <b>x</b>')).toEqual([
    ['{/Items}', '{/block:Items}'],
    ['ck:NotLoadItemsPage}', '{block:NotLoadItemsPage}'],
    ['{else}', 'the negation as a second block, such as {block:NoItems}; there is no else'],
    ['{block:Items', '{block:Items}'],
  ]);
});

it('finds variables that lack a brace, and names in the spelling of other languages', () => {
  expect(
    found('<p>{ItemTitle <b>ShopName}</b> {item_title}{!ShopName}{$ShopName}{Item Price}{page.title}{#lang:law}'),
  ).toEqual([
    ['{ItemTitle', '{ItemTitle}'],
    ['ShopName}', '{ShopName}'],
    ['{item_title}', '{ItemTitle}'],
    ['{!ShopName}', '{ShopName}'],
    ['{$ShopName}', '{ShopName}'],
    ['{Item Price}', '{ItemPrice}'],
    ['{page.title}', '{PageTitle}'],
  ]);
});

it('leaves to another rule what has spaces beside its braces', () => {
  expect(found('{block:Items }{Block:Items}{ block:Items}{ ShopName}')).toEqual([]);
});

it('leaves alone what only looks like a tag', () => {
  const innocent = [
    '<style>a{color:red}.b{shopname}</style>',
    '<script>const {shopname} = x; f({itemtitle}); if(a){b}else{c}</script>',
    '<script>`$' + '{shopname} $' + '{ItemTitle}`</script>',
    '<p>{{ title }} {% if shopname %} {name} {0} {total}</p>',
    '<!-- {itemtitle} -->',
    '<script>a("{item_title}"); const {ItemTitle, ShopName} = b; class ShopName{}</script><p>ItemTitle</p>',
  ];
  expect(found(innocent.join(''))).toEqual([]);
});
