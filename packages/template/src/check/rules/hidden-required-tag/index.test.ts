import { expect, it } from 'vitest';
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

it('finds tags that visitors of an open shop never get', () => {
  expect(
    underlined(
      hiddenRequiredTag,
      '{block:NotShopPublic}{LogoTag}{/block:NotShopPublic}{block:LoadItemsPage}{PageContents}{/block:LoadItemsPage}',
    ).map(([where]) => where),
  ).toEqual(['{LogoTag}', '{PageContents}']);
});
