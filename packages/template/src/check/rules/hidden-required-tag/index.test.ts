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

it.each([
  [
    'finds the body itself',
    '<style>.is-waiting{opacity:0}.is-ready{opacity:1}</style><body class="is-waiting">',
    "document.body.classList.add('is-ready')",
  ],
  ['finds an element by name', '<style>main{opacity:0}.in{opacity:1}</style><main>', "$('main').addClass('in')"],
  [
    'finds what is around',
    '<style>.page{opacity:0}html.loaded .page{opacity:1}</style><div class="page">',
    "document.documentElement.classList.add('loaded')",
  ],
  [
    'changes the root',
    '<style>body{opacity:0}:root.loaded body{opacity:1}</style><body>',
    "document.documentElement.classList.add('loaded')",
  ],
  ['writes a style', '<style>body{visibility:hidden}</style><body>', "document.body.style.visibility = 'visible'"],
  [
    'puts a class together',
    '<style>.wait{opacity:0}.is-on{opacity:1}</style><body class="wait">',
    "document.body.classList.add('is-' + state)",
  ],
  [
    'watches what scrolls into view',
    '<style>section{opacity:0}.in{opacity:1}</style><section>',
    "document.querySelectorAll('section').forEach((s) => io.observe(s)); const on = (e) => e.target.classList.add('in')",
  ],
])('is silent where a script %s', (_, before, script) => {
  const source = `${before}{LogoTag}</body></main></div></section>`;
  expect(underlined(hiddenRequiredTag, `${source}<script>${script}</script>`)).toEqual([]);
  // In another state of what is around, the style shows the element, whatever brings that state about.
  const isAround = /\S+\.loaded /.test(before);
  expect(underlined(hiddenRequiredTag, `${source}<script>let a</script>`)).toHaveLength(isAround ? 0 : 1);
});

it.each([
  ["document.body.classList.remove('is-loading')"],
  ["document.body.className = ''"],
  ["document.body.removeAttribute('class')"],
  ["$('body').removeClass()"],
  ["const wait = ['is-loading']; document.body.classList.remove(...wait)"],
])('is silent where what is around loses the class that hides: %s', (script) => {
  const source =
    '<style>.is-loading header{opacity:0}</style><body class="is-loading"><header>{LogoTag}</header></body>';
  expect(underlined(hiddenRequiredTag, `${source}<script>${script}</script>`)).toEqual([]);
  expect(underlined(hiddenRequiredTag, `${source}<script>document.body.id = 'is-loading'</script>`)).toHaveLength(1);
});

it('reads scripts in attributes, and animations', () => {
  const style = '<style>.wait{opacity:0}.ready{opacity:1}</style>';
  const body = `${style}<body class="wait" onload="this.classList.add('ready')">{LogoTag}</body>`;
  expect(underlined(hiddenRequiredTag, body)).toEqual([]);
  const animated = '<style>.fade{opacity:0}.fade{animation:in 1s forwards}</style><p class="fade">{LogoTag}</p>';
  expect(underlined(hiddenRequiredTag, animated)).toEqual([]);
});

it('asks the cascade whether the class that a script adds shows anything', () => {
  const source = '<style>.is-ready{opacity:1}.is-waiting{opacity:0}</style><body class="is-waiting">{LogoTag}</body>';
  const script = "<script>document.body.classList.add('is-ready')</script>";
  expect(checkWith([hiddenRequiredTag], source + script, true)).toMatchObject([{ severity: 'error' }]);
});

it('is not sure where the theme loads a script of its author, but knows libraries', () => {
  const source = '<style>.wow{visibility:hidden}</style><div class="wow">{LogoTag}</div>';
  const severities = (address: string) =>
    checkWith([hiddenRequiredTag], `<script src="${address}"></script>${source}`, true).map(({ severity }) => severity);
  expect(severities('https://me.example.org/theme.js')).toEqual(['note']);
  expect(severities('https://code.jquery.com/jquery-3.7.1.min.js')).toEqual(['error']);
});

it.each(['<noscript>', '<template>', '<dialog>', '<canvas>'])('finds what stands in %s', (open) => {
  const close = open.replace('<', '</');
  expect(underlined(hiddenRequiredTag, `${open}<a href="{LawPageURL}">x</a>${close}`)).toHaveLength(1);
});

it('takes a dialog that a script opens for shown', () => {
  const dialog = '<dialog id="m"><a href="{LawPageURL}">x</a></dialog><script>m.showModal()</script>';
  expect(underlined(hiddenRequiredTag, dialog)).toEqual([]);
});

it('reads for which media a style sheet is, and none that only browsers without scripts read', () => {
  const found = (open: string, close: string) =>
    checkWith([hiddenRequiredTag], `${open}.x{display:none}${close}<p class="x">{LogoTag}</p>`, true);
  expect(found('<style media="print">', '</style>')).toEqual([]);
  expect(found('<noscript><style>', '</style></noscript>')).toEqual([]);
  expect(found('<style media="(max-width: 9em)">', '</style>')).toMatchObject([{ severity: 'warning' }]);
  expect(found('<style media="screen">', '</style>')).toMatchObject([{ severity: 'error' }]);
});
