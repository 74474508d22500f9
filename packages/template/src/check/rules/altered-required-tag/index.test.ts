import { expect, it } from 'vitest';
import { checkWith } from '../../check.ts';
import { underlined } from '../../underlined.ts';
import { alteredRequiredTag } from './index.ts';

it('finds styles that hide and scripts that remove', () => {
  expect(
    underlined(
      alteredRequiredTag,
      '<style>.a, body #baseMenu{top:0;display:none}</style><script>$("#baseMenu").hide();</script>',
    ),
  ).toEqual([
    ['.a, body #baseMenu', 'Unexpected style that hides body #baseMenu, expected {BASEMenuTag} to stay visible'],
    ['"#baseMenu").hide(', 'Unexpected script that removes #baseMenu, expected {BASEMenuTag} to stay visible'],
  ]);
});

it('lets styles for print, and styles that hide nothing of the menu, alone', () => {
  expect(
    underlined(
      alteredRequiredTag,
      '<style>@media print{#baseMenu{display:none}}#baseMenu .cart-qty{display:none}#baseMenu .base{color:red}</style>',
    ),
  ).toEqual([]);
});

it.each([
  '#baseMenu .base',
  '#baseMenu > ul > li:first-child',
  '#baseMenu li:not(.cart)',
  '.menu li:nth-child(1)',
  'li.base',
  '.open #baseMenu .base a img',
  '[id="baseMenu"] .base',
])('sees that %s is the logo of the platform', (selector) => {
  const menu = '<div class="menu">{BASEMenuTag}</div>';
  expect(underlined(alteredRequiredTag, `<style>${selector}{display:none}</style>${menu}`)).toEqual([
    [
      selector,
      `Unexpected style that hides ${selector}, the logo of BASE, expected {BASEMenuTag} to stay whole; the Hide BASE logo app takes the logo away (inferred)`,
    ],
  ]);
  expect(
    underlined(alteredRequiredTag, `<script>$('${selector.replaceAll('"', '')}').remove()</script>${menu}`),
  ).toHaveLength(1);
});

it('leaves alone a class that elements of the theme have too, and what shows with a class that a script adds', () => {
  const own = '<style>.cart{display:none}.cart.open{display:block}</style><div class="cart">x</div>{BASEMenuTag}';
  expect(underlined(alteredRequiredTag, own)).toEqual([]);
  const fade = '<style>#baseMenu{opacity:0}.is-ready #baseMenu{opacity:1}</style>{BASEMenuTag}';
  expect(underlined(alteredRequiredTag, fade)).toHaveLength(1);
  expect(underlined(alteredRequiredTag, `${fade}<script>document.body.classList.add('is-ready')</script>`)).toEqual([]);
});

it.each([
  "['#baseMenu'].forEach(s=>document.querySelectorAll(s).forEach(e=>e.style.display='none'))",
  "const m = document.getElementById('baseMenu'); if (m) { m.remove(); }",
  "const list=['.ad','#baseMenu'];for(const s of list){document.querySelector(s).hidden=true}",
])('is not sure of %s', (script) => {
  expect(checkWith([alteredRequiredTag], `<script>${script}</script>`, true)).toMatchObject([
    {
      severity: 'note',
      message: 'Unexpected script that removes #baseMenu, expected {BASEMenuTag} to stay visible (inferred)',
    },
  ]);
});

it.each([
  "['#baseMenu'].forEach(s=>document.querySelector(s).classList.remove('x'))",
  "const m = document.getElementById('baseMenu'); m.style.display = 'none'; m.style.display = 'block';",
  "document.querySelector('#baseMenu').after(note); note.remove()",
])('lets %s alone', (script) => {
  expect(underlined(alteredRequiredTag, `<script>${script}</script>`)).toEqual([]);
});

it('sees every selector of a list', () => {
  const script = "document.querySelectorAll('.ad, #baseMenu .cart').forEach(e => e.remove())";
  expect(underlined(alteredRequiredTag, `<script>${script}</script>`).map(([, says]) => says)).toEqual([
    'Unexpected script that removes #baseMenu .cart, the link to the cart, expected {BASEMenuTag} to stay whole (inferred)',
  ]);
});

it('sees every way to hide, in styles for screens and in scripts, but lets paper go without', () => {
  const found = (source: string) => underlined(alteredRequiredTag, source).length;
  expect(found('<style>@media (max-width: 600px){#baseMenu{display:none}}</style>')).toBe(1);
  expect(found('<style>@media print{#baseMenu{display:none}}</style>')).toBe(0);
  for (const hidden of ['opacity:0', 'left:-9999px', 'height:0;overflow:hidden', 'visibility:hidden'])
    expect(found(`<style>#itemAttention{${hidden}}</style>`), hidden).toBe(1);
  expect(found('<style>#itemAttention{opacity:0.8;left:-9px;height:0.5em}</style>')).toBe(0);
  expect(found(`<script>$('#baseMenu').css('display','none');$("#itemAttention").remove()</script>`)).toBe(2);
});

it('sees an element that a script asks for by its ID, and no other text of that name', () => {
  const script = (line: string) => underlined(alteredRequiredTag, `<script>${line}</script>`);
  expect(script("document.getElementById('baseMenu').remove()")).toEqual([
    ["'baseMenu').remove(", 'Unexpected script that removes #baseMenu, expected {BASEMenuTag} to stay visible'],
  ]);
  expect(script('document.getElementById("itemAttention").style.display = "none"')).toHaveLength(1);
  expect(script("cache.get('baseMenu').remove()")).toEqual([]);
});

it('is sure of a style that hides the menu on all screens, and of no other', () => {
  const severities = (source: string) => checkWith([alteredRequiredTag], source, true).map(({ severity }) => severity);
  const hidden = '#baseMenu{display:none}';
  const inStyle = (rules: string) => severities(`<style>${rules}</style>`);
  expect(inStyle(hidden)).toEqual(['error']);
  expect(inStyle(`@media screen{body > ${hidden}}`)).toEqual(['error']);
  expect(severities(`{block:NotLoadItemsPage}<style>${hidden}</style>{/block:NotLoadItemsPage}`)).toEqual(['error']);
  expect(inStyle('#itemAttention{display:none}')).toEqual(['warning']);
  expect(inStyle(`@media (max-width:600px){${hidden}}`)).toEqual(['warning']);
  expect(inStyle(`.closed ${hidden}`)).toEqual(['warning']);
  expect(inStyle(`${hidden}.open #baseMenu{display:block}`)).toEqual(['warning']);
  expect(severities(`<style>${hidden}</style><script>$("#baseMenu").show()</script>`)).toEqual(['warning']);
  expect(severities(`{block:if-Menu}<style>${hidden}</style>{/block:if-Menu}`)).toEqual(['warning']);
});
