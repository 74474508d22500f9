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
    ['{block:if:Show Date}', '{block:if-Show_Date}'],
    ['{block:if:Date}', '{block:if-Date}'],
    ['{{ItemTitle}}', '{ItemTitle}: a tag has one brace on each side'],
  ]);
});

it('finds tags of blocks with a slip in all but the name', () => {
  expect(
    found(
      '{bloc:Items}{blocks:Items}{block;Items}<block:Items>a</block:Items>{/block Items}{/block/Items}{endblock:Items}',
    ),
  ).toEqual([
    ['{bloc:Items}', '{block:Items}'],
    ['{blocks:Items}', '{block:Items}'],
    ['{block;Items}', '{block:Items}'],
    ['<block:Items>', '{block:Items}'],
    ['</block:Items>', '{/block:Items}'],
    ['{/block Items}', '{/block:Items}'],
    ['{/block/Items}', '{/block:Items}'],
    ['{endblock:Items}', '{/block:Items}'],
  ]);
  expect(found('<clock:Items>{stock: Items}{lang:Items}{black;b}<style>.a{block:Items}</style>')).toEqual([]);
});

it('finds signs of other languages around a name, and money before an amount', () => {
  expect(found(`{"ItemTitle"}{ItemTitle,}{ItemTitle|escape}<a href="\${ItemPageURL}">\${ItemPrice}</a>`)).toEqual([
    ['{"ItemTitle"}', '{ItemTitle}'],
    ['{ItemTitle,}', '{ItemTitle}'],
    ['{ItemTitle|escape}', '{ItemTitle}'],
    [`\${ItemPageURL}`, '{ItemPageURL}: the dollar sign prints too'],
  ]);
  expect(found(`<script>const a = \`\${ItemTitle}\`</script><p onclick="a(\`\${ItemTitle}\`)">`)).toEqual([]);
});

it('finds values in quotation marks of texts, which the address then contains', () => {
  expect(found('<img src=“{ItemNoImageURL}” alt="“{ItemTitle}”"><a href=＂{IndexPageURL}＂ title=“a”>')).toEqual([
    ['src=“{ItemNoImageURL}”', 'src="{ItemNoImageURL}"'],
    ['href=＂{IndexPageURL}＂', 'href="{IndexPageURL}"'],
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

it('finds a brace too many on one side, and knows braces of data', () => {
  expect(
    found('<h1>{ItemTitle}}</h1><p>{{ItemPrice}</p>{block:Items}}x{/block:Items}}{{block:HasItems}{/block:HasItems}'),
  ).toEqual([
    ['{ItemTitle}}', '{ItemTitle}: a tag has one brace on each side'],
    ['{{ItemPrice}', '{ItemPrice}: a tag has one brace on each side'],
    ['{block:Items}}', '{block:Items}: a tag has one brace on each side'],
    ['{/block:Items}}', '{/block:Items}: a tag has one brace on each side'],
    ['{{block:HasItems}', '{block:HasItems}: a tag has one brace on each side'],
  ]);
  const data = [
    `<div data-item='{"id":{ItemId}}' x-data="{id:{ItemId}}"></div>`,
    '<script>const a={id:{ItemId}}; b({{ItemId}:1})</script>',
    '<style>a{color:{TextColor}}b{color:{LinkColor}}</style>',
    '<p style="color:{TextColor}">{ {ItemTitle}} { and {{ItemTitle} }</p>',
  ];
  expect(found(data.join(''))).toEqual([]);
});

it('finds characters that nobody sees, and brackets of another kind', () => {
  expect(found('<p>{Item\u200bTitle}{\ufeffItemPrice}{/block:Items\u00ad}{ItemTitle｝{ItemTitle)</p>')).toEqual([
    ['{Item\u200bTitle}', '{ItemTitle} without the invisible character U+200B'],
    ['{/block:Items\u00ad}', '{/block:Items} without the invisible character U+00AD'],
    ['{ItemTitle｝', '{ItemTitle} in half-width characters'],
    ['{ItemTitle', '{ItemTitle}'],
  ]);
});

it.each([
  ['{block:if:Show Detail}', '{block:if-Show_Detail}'],
  ['{/block:not_if:Show Detail}', '{/block:not_if-Show_Detail}'],
  ['{block:text:Slogan}', '{block:text-Slogan}'],
  ['{text-Shop Slogan}', '{text:Shop Slogan}'],
  ['{image_Banner}', '{image:Banner}'],
])('%s: a design option as the other kind of tag spells it', (written, meant) => {
  expect(underlined(malformedTag, `<p>${written}</p>`)).toEqual([
    [written, `Unexpected ${written}, expected ${meant}`],
  ]);
});
