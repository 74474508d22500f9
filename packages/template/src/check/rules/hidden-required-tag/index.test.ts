import { expect, it } from 'vitest';
import { checkWith } from '../../check.ts';
import { underlined } from '../../underlined.ts';
import { hiddenRequiredTag } from './index.ts';

it('finds tags in Hidden, comments and hidden elements', () => {
  expect(
    underlined(
      hiddenRequiredTag,
      '{block:Hidden}{LogoTag}{/block:Hidden}<!-- {BASEMenuTag} --><div hidden><p>{PageContents}</p></div>',
    ),
  ).toEqual([
    ['{LogoTag}', 'Unexpected required tag {LogoTag} inside {block:Hidden}, expected it where it shows; move it out'],
    [
      '{BASEMenuTag}',
      'Unexpected required tag {BASEMenuTag} inside an HTML comment, expected it where it shows; move it out',
    ],
    [
      '{PageContents}',
      'Unexpected required tag {PageContents} inside a hidden <div> element, expected it where it shows; move it out',
    ],
  ]);
});

it('finds elements printed into scripts and attributes, but lets addresses stand there', () => {
  expect(
    underlined(
      hiddenRequiredTag,
      '<script>a("{LogoTag}","{LawPageURL}")</script><p title="{ItemAttentionTag}"><a href="{ContactPageURL}">c</a></p>',
    ),
  ).toEqual([
    [
      '{LogoTag}',
      'Unexpected required tag {LogoTag} inside a <script> element, expected it where it shows; move it out',
    ],
    [
      '{ItemAttentionTag}',
      'Unexpected required tag {ItemAttentionTag} inside a start tag, expected it where it shows; move it out',
    ],
  ]);
});

it('is content with one visible place', () => {
  expect(underlined(hiddenRequiredTag, '<nav style="display:none">{LogoTag}</nav><h1>{LogoTag}</h1>')).toEqual([]);
});

it('says nothing of elements that are hidden on some pages only', () => {
  expect(
    underlined(
      hiddenRequiredTag,
      '{block:IndexPage}<div hidden>{/block:IndexPage}{block:ItemPage}<div>{/block:ItemPage}{LogoTag}</div><div {block:AboutPage}hidden{/block:AboutPage}>{BASEMenuTag}</div>',
    ),
  ).toEqual([]);
});

it('judges classes by what the styles of the theme hide for good', () => {
  const hide =
    '<style>.hide{display:none}.off{position:absolute;left:-9999px}.menu{display:none}.nav .menu{display:block}.box{opacity:0}</style>';
  const found = (body: string) => underlined(hiddenRequiredTag, hide + body).map(([where]) => where);
  expect(found('<div class="a hide">{LogoTag}</div><p class="off">{PageContents}</p>')).toEqual([
    '{LogoTag}',
    '{PageContents}',
  ]);
  expect(
    found('<div class="menu">{LogoTag}</div><p class="box">{PageContents}</p><script>open("box")</script>'),
  ).toEqual([]);
});

it('reads selectors of names, classes, ids and ancestors', () => {
  const styles =
    '<style>footer{display:none}.a .b{display:none}.c.d{opacity:0}div.e{display:none}#f>p{max-height:0;overflow:hidden}</style>';
  const found = (body: string) => underlined(hiddenRequiredTag, styles + body).map(([where]) => where);
  for (const hidden of [
    '<footer>{LogoTag}</footer>',
    '<div class="a"><section><p class="b">{LogoTag}</p></section></div>',
    '<p class="x d c">{LogoTag}</p>',
    '<div class="e">{LogoTag}</div>',
    '<div id="f"><p>{LogoTag}</p></div>',
  ])
    expect(found(hidden), hidden).toEqual(['{LogoTag}']);
  for (const shown of [
    '<p class="b">{LogoTag}</p>',
    '<p class="c">{LogoTag}</p>',
    '<p class="e">{LogoTag}</p>',
    '<ul id="f"><li><p>{LogoTag}</p></li></ul>',
  ])
    expect(found(shown), shown).toEqual([]);
});

it('is a warning under a condition, and silent where another place stands in', () => {
  const style =
    '<style>.p{display:flex}@media (max-width:600px){.p{display:none}}@media (min-width:601px){.q{display:none}}</style>';
  const [found, ...others] = checkWith([hiddenRequiredTag], `${style}<p class="p">{LogoTag}</p>`, true);
  expect(found).toMatchObject({
    severity: 'warning',
    message:
      'Unexpected required tag {LogoTag} inside a <p> element that a style hides under @media (max-width:600px), expected it where it always shows; move it out',
  });
  expect(others).toEqual([]);
  expect(underlined(hiddenRequiredTag, `${style}<p class="p">{LogoTag}</p><p class="q">{LogoTag}</p>`)).toEqual([]);
  const screens = '<style>@media screen{.p{display:none}}@media print{.q{display:none}}</style>';
  expect(
    checkWith([hiddenRequiredTag], `${screens}<p class="p">{LogoTag}</p><p class="q">{BASEMenuTag}</p>`, true),
  ).toMatchObject([{ severity: 'error', message: expect.stringContaining('{LogoTag}') }]);
});

it('is a note where a script takes the element away, and silent where it also brings it back', () => {
  for (const script of [
    '$(".p").hide()',
    'document.querySelector(".p").remove()',
    "$('.p').css('display', 'none')",
    'document.getElementById("p").style.display = "none"',
  ]) {
    const source = `<p class="p" id="p">{LogoTag}</p><script>${script}</script>`;
    expect(checkWith([hiddenRequiredTag], source, true), script).toMatchObject([{ severity: 'note' }]);
    expect(underlined(hiddenRequiredTag, `${source}<script>open("p")</script>`), script).toEqual([]);
  }
  expect(checkWith([hiddenRequiredTag], '<p style="height:0">{LogoTag}</p>', true)).toMatchObject([
    { severity: 'note' },
  ]);
});

it('leaves out styles of other pages, and elements that a script names', () => {
  const page = '{block:AboutPage}<style>.p{display:none}</style>{/block:AboutPage}<p class="p">{LogoTag}</p>';
  expect(underlined(hiddenRequiredTag, page)).toEqual([]);
  const menu = '<nav id="menu" style="display:none">{LogoTag}</nav><script>$("#menu").slideToggle()</script>';
  expect(underlined(hiddenRequiredTag, menu)).toEqual([]);
});

it('finds tags that visitors of an open shop never get', () => {
  expect(
    underlined(
      hiddenRequiredTag,
      '{block:NotShopPublic}{LogoTag}{/block:NotShopPublic}{block:LoadItemsPage}{PageContents}{/block:LoadItemsPage}',
    ).map(([where]) => where),
  ).toEqual(['{LogoTag}', '{PageContents}']);
});
