import { describe, expect, it } from 'vitest';
import { check } from './check.ts';

/** What a finding says of a faulty form: `severity rule: part of the message`. */
const sayings = (source: string) =>
  check(source, { fragment: true }).map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`);

/** A faulty form, what must be said of it, and the right form beside it, of which nothing is said. */
type Pair = readonly [faulty: string, says: RegExp, right: string];

const inList = (content: string) => `{block:Items}${content}{/block:Items}`;
const hide = '<style>.hide{display:none}</style>';

const pairs: Readonly<Record<string, readonly Pair[]>> = {
  'files from elsewhere': [
    [
      '<img src="https://files.example.org/a.png" alt="">',
      /^note external-file: .*files\.example\.org/,
      '<img src="https://basefile.akamaized.net/harbor/5f/a.png" alt="">',
    ],
    [
      '<style>a{background:url("https://files.example.org/a.svg")}</style>',
      /^note external-file/,
      `<style>a{background:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")}</style>`,
    ],
    [
      '<script src="https://files.example.org/a.js"></script>',
      /^note external-file/,
      '<script src="https://code.jquery.com/jquery-3.7.1.min.js"></script>',
    ],
    ['<img src="img/a.png" alt="">', /relative URL/, '<img src="{ItemNoImageURL}" alt="">'],
    [
      '<img src="http://baseec-img-mng.akamaized.net/a.png" alt="">',
      /over http:/,
      '<img src="https://baseec-img-mng.akamaized.net/a.png" alt="">',
    ],
    [
      '<img srcset="a.png 1x, b.png 2x" alt="">',
      /relative URL/,
      '<img srcset="https://basefile.akamaized.net/h/5f/a.png 2x" alt="">',
    ],
    [
      '<style>@import "base.css";</style>',
      /relative URL/,
      '<style>@import "https://fonts.googleapis.com/css2?family=Inter";</style>',
    ],
    [
      '<iframe src="http://maps.example.org/"></iframe>',
      /over http:/,
      '<iframe src="https://maps.example.org/"></iframe>',
    ],
  ],
  'blocks whose nearest name says the opposite': [
    [
      inList('{block:HasNoItemStock}x{/block:HasNoItemStock}'),
      /expected \{block:NoItemStock\}/,
      inList('{block:NoItemStock}x{/block:NoItemStock}'),
    ],
    [
      inList('{block:ItemStock}x{/block:ItemStock}'),
      /expected \{block:HasItemStock\}/,
      inList('{block:HasItemStock}x{/block:HasItemStock}'),
    ],
    [
      '{block:NoShopLineId}x{/block:NoShopLineId}',
      /no negation of \{block:ShopLineId\}/,
      '{block:ShopLineId}x{/block:ShopLineId}',
    ],
    [
      '{block:ItemPage}{block:NoHasRelatedItems}x{/block:NoHasRelatedItems}{/block:ItemPage}',
      /no negation of \{block:HasRelatedItems\}/,
      '{block:ItemPage}{block:HasRelatedItems}x{/block:HasRelatedItems}{/block:ItemPage}',
    ],
    ['{block:HasBlogPage}x{/block:HasBlogPage}', /expected the name of a block/, '{block:AppsBlog}x{/block:AppsBlog}'],
  ],
  'unknown names': [
    [
      '<img src="{ItemImageURLl}" alt="">',
      /^warning unknown-variable/,
      inList('<img src="{ItemImage1URL-300}" alt="">'),
    ],
    ['<img src="{LogoURL}" alt="">', /^error known-mistake/, '{LogoTag}'],
    ['<p>{ItemCategory}</p>', /^warning unknown-variable/, '<p>{{ category }}</p>'],
    [
      '<a href="{MembershipTermsURL}">x</a>',
      /^warning unknown-variable/,
      '{block:AppsMembership}<a href="{MembershipPageURL}">x</a>{/block:AppsMembership}',
    ],
    ['<a href="{CartURL}">x</a>', /^warning unknown-variable/, '<a href="{ContactPageURL}">x</a>'],
    [
      '<script>go("{CategoryName}")</script>',
      /^warning unknown-variable/,
      '<script>const {CategoryName} = window.names;</script>',
    ],
    ['<p>{Total}</p>', /^note unknown-variable: .*inferred/, '<style>.a{color:red}</style>'],
    ['<p>{ItemTitel}</p>', /^error unknown-variable: .*expected \{ItemTitle\}/, inList('{ItemTitle}')],
  ],
  'tags with a part missing, or in another notation': [
    ['{ItemPage}x', /^error unknown-variable: .*\{block:ItemPage\}/, '{block:ItemPage}x{/block:ItemPage}'],
    [
      '{IndexPage}x{/IndexPage}',
      /^error malformed-tag: .*\{\/block:IndexPage\}/,
      '{block:IndexPage}x{/block:IndexPage}',
    ],
    ['<p>{/Items}', /^error malformed-tag: .*\{\/block:Items\}/, inList('')],
    ['<p>ck:NotLoadItemsPage}', /^error malformed-tag: .*\{block:NotLoadItemsPage\}/, '<p>back:NotLoadItemsPage</p>'],
    [
      '{block:HasItems}a{else}b{/block:HasItems}',
      /^error malformed-tag: .*no else/,
      '<script>if(a){b}else{c}</script>',
    ],
    ['{if:Foo}', /^error unknown-variable: .*\{block:if-Foo\}/, '{block:if-Foo}x{/block:if-Foo}'],
    [
      '{block:if:Foo}x{/block:if:Foo}',
      /^error malformed-tag: .*\{block:if-Foo\}/,
      '{block:not_if-Foo}x{/block:not_if-Foo}',
    ],
    [
      '<img src="{ItemImage[1]URL-500}" alt="">',
      /expected \{ItemImage1URL-500\}/,
      inList('<img src="{ItemImage1URL-500}" alt="">'),
    ],
    ['<p>{{ShopName}}</p>', /^warning malformed-tag/, '<p>{{ ShopName }}</p>'],
    ['<p>｛ShopName｝</p>', /^error malformed-tag: .*half-width/, '<p>｛商品｝</p>'],
    ['{block：ItemPage}', /^error malformed-tag: .*half-width/, '<p>block：ItemPage</p>'],
    ['{% if a %}x{% endif %}', /^warning foreign-syntax/, '<script>t = "{% if a %}"</script>'],
  ],
  'names in the wrong case': [
    ['<p>{itemtitle}</p>', /expected \{ItemTitle\}/, '<script>f({itemtitle})</script>'],
    ['<title>{pagetitle}</title>', /expected \{PageTitle\}/, '<title>{PageTitle}</title>'],
    ['<p>{lang:law}</p>', /expected \{lang:Law\}/, '<p>{lang:Law}</p>'],
    ['{BLOCK:ITEMS}x', /expected \{block:Items\}/, '<p>BLOCK:ITEMS</p>'],
    ['<p>{Itemtitle}</p>', /expected \{ItemTitle\}/, inList('{ItemTitle}')],
    ['{block:items}{/block:items}', /expected \{block:Items\}/, inList('')],
  ],
  'required tags that do not show': [
    [
      `${hide}<p class="hide">{LogoTag}</p>`,
      /^error hidden-required-tag/,
      `${hide}<p class="hide">{ShopName}</p><p>{LogoTag}</p>`,
    ],
    ['<p style="opacity:0">{LogoTag}</p>', /^error hidden-required-tag/, '<p style="opacity:.9">{LogoTag}</p>'],
    ['<p style="left:-9999px">{LogoTag}</p>', /^error hidden-required-tag/, '<p style="left:-9px">{LogoTag}</p>'],
    [
      '<p style="height:0;overflow:hidden">{LogoTag}</p>',
      /^error hidden-required-tag/,
      '<p style="height:0.5em">{LogoTag}</p>',
    ],
    [
      '<style>@media (max-width:9em){.a{display:none}}</style><p class="a">{LogoTag}</p>',
      /^warning hidden-required-tag/,
      '<style>@media print{.a{display:none}}</style><p class="a">{LogoTag}</p>',
    ],
    [
      '<p class="a">{LogoTag}</p><script>$(".a").remove()</script>',
      /^note hidden-required-tag/,
      '<p class="a">{LogoTag}</p><script>$(".a").hide();$(".a").show()</script>',
    ],
    [
      '<script>$("#baseMenu").css("display","none")</script>',
      /^warning altered-required-tag/,
      '<script>$("#baseMenu").css("top",0)</script>',
    ],
    [
      '{block:NotShopPublic}{LogoTag}{/block:NotShopPublic}',
      /^error hidden-required-tag/,
      '{block:ShopPublic}{LogoTag}{/block:ShopPublic}',
    ],
    [
      '{block:LoadItemsPage}{LogoTag}{/block:LoadItemsPage}',
      /^error hidden-required-tag/,
      '{block:NotLoadItemsPage}{LogoTag}{/block:NotLoadItemsPage}',
    ],
  ],
  'required tags in two places': [
    [
      '<style>@media (max-width:9em){.m{display:none}}</style><p class="m">{LogoTag}</p><footer class="m">{LogoTag}</footer>',
      /^warning hidden-required-tag/,
      '<style>@media (max-width:9em){.m{display:none}}@media (min-width:9em){.n{display:none}}</style><p class="m">{LogoTag}</p><footer class="n">{LogoTag}</footer>',
    ],
  ],
  'styles of which one hides and another shows': [
    [
      '<style>#f>p{display:none}</style><div id="f"><p>{LogoTag}</p></div>',
      /^error hidden-required-tag/,
      '<style>#f>p{display:none}</style><ul id="f"><li><p>{LogoTag}</p></li></ul>',
    ],
    [
      '<style>section{display:none}.active{color:red}</style><section class="active">{LogoTag}</section>',
      /^error hidden-required-tag/,
      '<style>section{display:none}section.active{display:block}</style><section class="active">{LogoTag}</section>',
    ],
    [
      '<style>section{display:none}</style><section>{LogoTag}</section>',
      /^error hidden-required-tag/,
      '<style>section{display:none}section.active{display:block}</style><section>{LogoTag}</section>',
    ],
    [
      '<style>.active{display:block}.tab{display:none}</style><p class="tab active">{LogoTag}</p>',
      /^error hidden-required-tag/,
      '<style>.tab{display:none}.active{display:block}</style><p class="tab active">{LogoTag}</p>',
    ],
    [
      '<style>.tab{display:none!important}p.active{display:block}</style><p class="tab active">{LogoTag}</p>',
      /^error hidden-required-tag/,
      '<style>p.active{display:block!important}.tab{display:none}</style><p class="tab active">{LogoTag}</p>',
    ],
    [
      '<style>.tab{display:none}.lead{position:relative}</style><p class="tab lead">{LogoTag}</p>',
      /^error hidden-required-tag/,
      '<style>.tab{left:-9999px}.lead{position:static}</style><p class="tab lead">{LogoTag}</p>',
    ],
    [
      '<style>.b{display:block}@media (max-width:9em){.a{display:none}}</style><p class="a b">{LogoTag}</p>',
      /^warning hidden-required-tag/,
      '<style>@media (max-width:9em){.a{display:none}}.b{display:block}</style><p class="a b">{LogoTag}</p>',
    ],
    [
      '<style>.a{display:none}</style><p class="a" style="color:red">{LogoTag}</p>',
      /^error hidden-required-tag/,
      '<style>.a{display:none}</style><p class="a" style="display:block">{LogoTag}</p>',
    ],
    [
      '<style>.a{display:none}</style><p class="a other">{LogoTag}</p><script>open(".more")</script>',
      /^error hidden-required-tag/,
      '<style>.a{display:none}</style><p class="a more">{LogoTag}</p><script>open(".more")</script>',
    ],
    [
      '<style>.a{display:none}.a::before{display:block}</style><p class="a">{LogoTag}</p>',
      /^error hidden-required-tag/,
      '<style>.a{display:none}.a:target{display:block}</style><p class="a">{LogoTag}</p>',
    ],
    [
      '<style>.a{opacity:0;transition:opacity 1s}</style><p class="a">{LogoTag}</p>',
      /^error hidden-required-tag/,
      '<style>.a{opacity:0;animation:in 1s forwards}@keyframes in{to{opacity:1}}</style><p class="a">{LogoTag}</p>',
    ],
    [
      '<style>.a .b{display:none}</style><div class="a"><p class="b">{LogoTag}</p></div>',
      /^error hidden-required-tag/,
      '<style>.a .b{display:none}</style>{block:IndexPage}<div class="a">{/block:IndexPage}<p class="b">{LogoTag}</p>{block:IndexPage}</div>{/block:IndexPage}',
    ],
  ],
  'styles in styles': [
    [
      '<style>.a{.b{display:none}}</style><div class="a"><p class="b">{LogoTag}</p></div>',
      /^error hidden-required-tag/,
      '<style>.a{.b{display:none}}</style><p class="b">{LogoTag}</p>',
    ],
    [
      '<style>.a{display:none;&::before{display:block}}</style><p class="a">{LogoTag}</p>',
      /^error hidden-required-tag/,
      '<style>.a{display:none;&.open{display:block}}</style><p class="a">{LogoTag}</p>',
    ],
    [
      '<style>@media (min-width:9em){.c{&:hover{color:blue}}.a{display:none}}</style><p class="a">{LogoTag}</p>',
      /^warning hidden-required-tag/,
      '<style>@media print{.c{&:hover{color:blue}}.a{display:none}}</style><p class="a">{LogoTag}</p>',
    ],
  ],
  'blocks in blocks': [
    [
      inList('{block:HasItemStock}{block:NoItemStock}x{/block:NoItemStock}{/block:HasItemStock}'),
      /^error never-shown/,
      inList('{block:HasItemStock}a{/block:HasItemStock}{block:NoItemStock}b{/block:NoItemStock}'),
    ],
    [inList(inList('x')), /^error never-shown/, inList('x') + inList('y')],
    [
      '<!-- {block:Items} -->',
      /^error unclosed-block: .*is in an HTML comment/,
      '<!-- {block:Items}{/block:Items} -->',
    ],
  ],
  'what is not certain': [
    ['{PayIDWidgetTag}', /^note known-mistake: .*inferred/, '{block:ItemPage}{ItemBnplBannerTag}{/block:ItemPage}'],
  ],
  'JavaScript that looks like tags': [
    [
      '<script>ids.push({ ItemId })</script>',
      /^warning broken-tag/,
      '<script>const { ItemId } = item; const o = { block: Items };</script>',
    ],
    [
      '<script>var max = {ItemStok};</script>',
      /^warning unknown-variable/,
      '<script>let ItemStok = 1; f({ItemStok}); `$' + '{ItemStok}`</script>',
    ],
  ],
};

describe.each(Object.entries(pairs))('%s', (_, each) => {
  it.each(each)('%s is reported, and the right form is not', (faulty, says, right) => {
    expect(sayings(faulty)).toContainEqual(expect.stringMatching(says));
    expect(sayings(right)).toEqual([]);
  });
});

const whole = (content: string, profile: 'shop' | 'market' = 'shop') =>
  check(content, { profile }).map(({ severity, rule }) => `${severity} ${rule}`);

/** Rules that speak of whole themes alone. */
it.each([
  ['<p>ダミー</p>', 'note placeholder-text', '<p>品質管理テスト</p>'],
  ['<script>alert("test")</script>', 'note test-leftover', '<script>if (!n) alert("数を入れてください")</script>'],
  [
    '<head></head><body></body>{block:LoadItemsPage}{block:Items}{/block:Items}{/block:LoadItemsPage}',
    'warning load-page',
    '{block:NotLoadItemsPage}<head></head><body></body>{/block:NotLoadItemsPage}{block:LoadItemsPage}{block:Items}{/block:Items}{/block:LoadItemsPage}',
  ],
  [
    '<html></html><html></html>',
    'error load-page',
    '{block:if-A}<html>{/block:if-A}{block:not_if-A}<html>{/block:not_if-A}',
  ],
  ['{block:IndexPage}{LogoTag}{/block:IndexPage}', 'note required-tag', '{LogoTag}{FaviconTag}'],
])('%s in a whole theme is reported as %s, and the right form is not', (faulty, says, right) => {
  const count = (source: string) => whole(source).filter((each) => each === says).length;
  expect(count(faulty)).toBeGreaterThan(0);
  expect(count(right)).toBe(0);
});

it('keeps what matters for a sale alone to the profile for it', () => {
  const forSale = /app-support|theme-name/;
  expect(whole('<body></body>').filter((each) => forSale.test(each))).toEqual([]);
  expect(whole('<body></body>', 'market').filter((each) => forSale.test(each)).length).toBeGreaterThan(10);
});

it('asks for the warning about alcohol in a theme for sale alone, and judges one that is there in every theme', () => {
  const item = (content: string) => `<body>{block:ItemPage}${content}{/block:ItemPage}</body>`;
  const styles = '<style>.price { font-size: 20px } .warning, .warning * { font-size: 12px }</style>';
  const warning = '<div class="warning">{AppsAgeVerificationWarningTag}</div>';
  const small = item(`${styles}<p class="price">{ItemPrice}</p>{PurchaseButton}${warning}`);
  for (const profile of ['shop', 'market'] as const)
    expect(whole(small, profile)).toEqual(expect.arrayContaining(['warning age-warning', 'warning age-warning-size']));
  const asked = (profile: 'shop' | 'market') =>
    check(item('{PurchaseButton}'), { profile }).filter(({ message }) => /AgeVerification/.test(message));
  expect(asked('shop')).toEqual([]);
  expect(asked('market')).toMatchObject([{ rule: 'app-support', severity: 'warning' }]);
});
