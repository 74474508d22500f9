import { expect, it } from 'vitest';
import { applyFixes } from '../../apply-fixes.ts';
import { checkWith } from '../../check.ts';
import { underlined } from '../../underlined.ts';
import { unknownVariable } from './index.ts';

it('suggests the nearest name, with its number', () => {
  expect(underlined(unknownVariable, '<p>{ItemTitel}{ItemImage3URL-501}{lang:Lwa}{lang:Hello}</p>')).toEqual([
    ['{ItemTitel}', 'Unexpected variable {ItemTitel}, expected {ItemTitle}'],
    ['{ItemImage3URL-501}', 'Unexpected variable {ItemImage3URL-501}, expected {ItemImage3URL-500}'],
    ['{lang:Lwa}', 'Unexpected variable {lang:Lwa}, expected {lang:Law}'],
    ['{lang:Hello}', 'Unexpected text {lang:Hello}, expected one of the fixed texts of the catalog'],
  ]);
});

it('leaves scripts and other template languages alone', () => {
  expect(underlined(unknownVariable, '<script>const {PageTitl}=x;`$' + '{PageTitl}`</script>{{PageTitl}}')).toEqual([]);
  const names = 'import {ItemTitel} from "a"; const {PageTitl} = b; let c = {ShopNam}; ShopNam(); f({Swiper});';
  expect(underlined(unknownVariable, `<script>${names}</script><style>a{b{PageTitl}}</style>`)).toEqual([]);
});

it('sees a tag that is nearly one where a script or a style sheet takes a value', () => {
  const source =
    '<script>var max = {MaxPageNumbr};</script><style>a{color:{LinkColour};background:url({FaviconURL})}</style>';
  expect(underlined(unknownVariable, source).map(([where]) => where)).toEqual([
    '{MaxPageNumbr}',
    '{LinkColour}',
    '{FaviconURL}',
  ]);
});

it('takes any other capitalized name in the content for a note', () => {
  const [found, ...others] = checkWith([unknownVariable], '<p title="{Total}"></p><script>a("{Total}")</script>', true);
  expect(found).toMatchObject({ severity: 'note', message: expect.stringContaining('inferred from its form') });
  expect(others).toEqual([]);
});

it('suggests a number only where the name has one', () => {
  expect(underlined(unknownVariable, '{ItemImageURL-500}')[0]?.[1]).toMatch('expected {ItemImage1URL-500}');
});

it('reports names that begin like tags as a hint', () => {
  expect(underlined(unknownVariable, '<p>{ItemColorSwatches}</p>')).toEqual([
    [
      '{ItemColorSwatches}',
      'Unexpected variable {ItemColorSwatches}, expected a name of the catalog; no tag of this name is known',
    ],
  ]);
});

it('sees names in attributes, in texts of scripts and without their prefix', () => {
  expect(
    underlined(
      unknownVariable,
      '<a href="{CartURL}"><img src="{ItemImageURLl}"><script>a("in {ItemTitel}")</script>{ItemPage}{if:Show Date}',
    ).map(([where, says]) => [where, says.split(', expected ')[1]]),
  ).toEqual([
    ['{CartURL}', '{BASEMenuTag}, which prints the link to the cart'],
    ['{ItemImageURLl}', 'a name of the catalog; no tag of this name is known'],
    ['{ItemTitel}', '{ItemTitle}'],
    ['{ItemPage}', '{block:ItemPage}: the names of blocks begin with block:'],
    ['{if:Show Date}', '{block:if-Show_Date}: a switch has blocks only'],
  ]);
});

it('mends a name that can be meant for one tag alone, in content and attributes only', () => {
  const mended = (source: string) => applyFixes(source, checkWith([unknownVariable], source, true)).source;
  expect(mended('<p title="{Itemtitle}">{ItemTitel}</p>')).toBe('<p title="{ItemTitle}">{ItemTitle}</p>');
  // Another number, a plural, two slips, and no tag near.
  for (const unsure of ['{ItemImage3URL-501}', '{ShopNames}', '{ItmTitel}', '{Total}'])
    expect(mended(`<p>${unsure}</p>`)).toBe(`<p>${unsure}</p>`);
  const script = '<script>var max = {MaxPageNumbr};</script><style>a{color:{LinkColour}}</style><!-- {ItemTitel} -->';
  expect(mended(script)).toBe(script);
});

it.each([
  ['CategoryName', '{AppsItemCategoryCategoryName}'],
  ['CategoryURL', '{AppsItemCategoryCategoryPageURL}'],
  ['CartURL', '{BASEMenuTag}, which prints the link to the cart'],
  ['ItemSelect', '{ItemSelectTag} in {block:PurchaseForm}, which prints the choice'],
  ['NextPageURL', '{LoadItemsPageURL}, the address of the next items, which a script loads'],
  ['ItemImageURL-M', '{ItemImage1URL-500}: sizes are 76, 146, 174, 300, 500, 640, 1280 and origin'],
])('knows what the author of {%s} looks for', (name, expected) => {
  expect(underlined(unknownVariable, `<p>{${name}}</p>`)).toEqual([
    [`{${name}}`, `Unexpected variable {${name}}, expected ${expected}`],
  ]);
});
