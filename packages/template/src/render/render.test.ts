import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appIds } from '../catalogue/app-id.ts';
import { pageNames } from '../catalogue/page-name.ts';
import { tagFacts } from '../catalogue/tag-facts.ts';
import { itemStates } from '../shop/item-states.ts';
import { sampleShop } from '../shop/sample-shop.ts';
import { render } from './render.ts';
import type { RenderInput } from './request.ts';

const html = (template: string, input?: RenderInput) => render(template, input).html;
const itemPage = (state: keyof typeof itemStates) => ({ page: 'item', itemId: itemStates[state] }) as const;
/** How often the text stands in the page. */
const count = (page: string, text: string) => page.split(text).length - 1;

describe('pages', () => {
  const pages = ['Index', 'Item', 'About', 'Contact', 'Privacy', 'Law', 'Blog', 'LoadItems'];
  const template = pages.map((name) => `{block:${name}Page}${name} {/block:${name}Page}`).join('');

  it.each([
    ['index', 'Index '],
    ['category', 'Index '],
    ['search', 'Index '],
    ['load-items', 'LoadItems '],
    ['item', 'Item '],
    ['about', 'About '],
    ['blog', 'Blog '],
    ['blog-article', 'Blog '],
    ['membership', ''],
  ] as const)('%s shows the block %j and hides its opposite', (page, shown) => {
    expect(html(template, { page })).toBe(shown);
    expect(count(html(template.replaceAll('block:', 'block:Not'), { page }), ' ')).toBe(pages.length - (shown ? 1 : 0));
  });

  it('draws the pages of the platform into PageContents, and nothing elsewhere', () => {
    const drawn = pageNames.filter((page) => html('{PageContents}', { page }) !== '');
    expect(drawn).toEqual(pageNames.slice(pageNames.indexOf('contact')));
    expect(html('{PageContents}', { page: 'privacy' })).toContain('<div id="privacy"><h2>プライバシーポリシー</h2>');
    expect(html('{PrivacyContentsTag}', { page: 'law' })).toBe('');
  });

  it('renders every page without an unreplaced tag', () => {
    for (const page of pageNames) {
      expect(
        html('{PageTitle}{FaviconTag}{CanonicalTag}{MetaShopInfoTag}{BASEMenuTag}{PageContents}', {
          page,
          apps: appIds,
        }),
      ).not.toMatch(/\{|undefined/);
    }
  });
});

describe('lists', () => {
  const list = '{block:Items}<li>{ItemTitle}</li>{/block:Items}{MaxPageNumber}/{NextPageNumber}';

  it('has 24 items on a page, and the rest on the next', () => {
    expect(count(html(list), '<li>')).toBe(24);
    expect(html(list)).toContain('2/2');
    const second = html(list, { page: { page: 'index', number: 2 } });
    expect(count(second, '<li>')).toBe(6);
    expect(second).toContain('2/3');
  });

  it('gives the same items to the load-items fragment', () => {
    const fragment = '{block:LoadItemsPage}{block:Items}<li>{ItemTitle}</li>{/block:Items}{/block:LoadItemsPage}';
    expect(html(fragment)).toBe('');
    expect(count(html(fragment, { page: { page: 'load-items', number: 2 } }), '<li>')).toBe(6);
    expect(html(fragment, { page: { page: 'load-items', number: 3 } })).toBe('');
  });

  it('narrows to a category with all below it, and to a search', () => {
    expect(count(html(list, { page: { page: 'category', categoryId: 11 } }), '<li>')).toBe(5);
    expect(count(html(list, { page: { page: 'search', query: 'MUG' } }), '<li>')).toBe(2);
    const none = '{block:HasItems}some{/block:HasItems}{block:NoItems}{lang:NoItemsMessage}{/block:NoItems}';
    expect(html(none, { page: { page: 'search', query: 'submarine' } })).toBe('出品されている商品がありません。');
  });

  it('counts the turns of the loop', () => {
    const template =
      '{block:Items}{block:Item1}first {/block:Item1}{block:NotItem24}.{/block:NotItem24}{block:Odd}o{/block:Odd}{block:Even}e{/block:Even}{/block:Items}';
    expect(html(template)).toBe(`first ${'.o.e'.repeat(11)}.oe`);
    expect(html('{block:Odd}o{/block:Odd}{block:NotItem1}n{/block:NotItem1}')).toBe('');
  });

  it('counts each Counter that is printed', () => {
    expect(html('{Counter}{Counter}{block:Hidden}{Counter}{/block:Hidden}{Counter}')).toBe('123');
  });

  it('puts the item that is asked for first', () => {
    expect(html(list, { page: { page: 'index', itemId: itemStates.lottery } })).toMatch(/^<li>Hand-carved ship/);
  });

  it('links the pages of the list in the head', () => {
    expect(html('{HeadLinkNextPrevTag}')).toBe('<link rel="next" href="/?page=2">');
    expect(html('{HeadLinkNextPrevTag}', { page: { page: 'index', number: 2 } })).toBe('<link rel="prev" href="/">');
    expect(html('{LoadItemsPageURL}2{LoadItemsPageURLParams}', { page: { page: 'category', categoryId: 1 } })).toBe(
      '/load_items/categories/1/2/my_theme_1/0',
    );
  });

  it('does not multiply when a loop stands in itself', () => {
    const depth = 200;
    const template = `${'{block:Items}'.repeat(depth)}x${'{/block:Items}'.repeat(depth)}`;
    expect(html(template)).toBe('');
    expect(html(`{block:Items}x${template}{/block:Items}`)).toBe('x'.repeat(24));
  });
});

describe('items', () => {
  const status =
    '{block:ItemWatingForSale}wait{/block:ItemWatingForSale}{block:ItemNowOnSale}now{/block:ItemNowOnSale}{block:ItemEndOfSale}end{/block:ItemEndOfSale}{ItemSaleStatusTag}';

  it.each([
    ['before-sale', 'waitCOMING SOON'],
    ['before-sale-soon', 'waitCOMING SOON'],
    ['in-period', 'now'],
    ['after-sale', 'endSOLD OUT'],
    ['on-sale', 'now'],
  ] as const)('%s: %s with the app for sales periods, on sale without', (state, expected) => {
    expect(html(status, { page: itemPage(state), apps: ['sales_period'] })).toBe(expected);
    expect(html(status, { page: itemPage(state) })).toBe('now');
  });

  it.each([
    ['on-sale', [], 'addToCart', 'カートに入れる'],
    ['sold-out', [], 'noItem', '再入荷についてお問い合わせをする'],
    ['sold-out', ['restock_mail_notification'], 'outOfStock', '再入荷のお知らせを希望する'],
    ['before-sale', ['sales_period'], 'comingSoon', '販売開始のお知らせを希望する'],
    ['before-sale-soon', ['sales_period'], 'comingSoonStay', '販売開始までお待ち下さい'],
    ['after-sale', ['sales_period'], 'endOfSale', 'この商品についてお問い合わせする'],
    ['pre-order', ['pre_order'], 'addToCart', '予約注文する'],
  ] as const)('%s with %j has the button --%s: %s', (state, apps, modifier, text) => {
    const button = html('{block:PurchaseForm}{PurchaseButton}{/block:PurchaseForm}', { page: itemPage(state), apps });
    expect(button).toMatch(/^<form id="purchase_form"[^>]* data-purchase-form>/);
    expect(button).toMatch(new RegExp(`purchaseButton__btn--${modifier}[ "][^<]*>${text}`));
  });

  it('prints a discount with the Sale App alone', () => {
    const template =
      '{block:HasItemProperPrice}{ItemProperPrice} {ItemDiscountRate} {/block:HasItemProperPrice}{block:NoItemProperPrice}no sale {/block:NoItemProperPrice}{ItemPrice}';
    expect(html(template, { page: itemPage('sale'), apps: ['sale'] })).toBe('¥5,500 30%OFF ¥3,850');
    expect(html(template, { page: itemPage('sale') })).toBe('no sale ¥5,500');
  });

  it('has 0 to 20 images', () => {
    const template =
      '{ItemImageCount}{block:ItemImage1}1{/block:ItemImage1}{block:NoItemImage1}no{/block:NoItemImage1}{block:ItemImage20}20{/block:ItemImage20}';
    expect(html(template, { page: itemPage('no-image') })).toBe('0no');
    expect(html(template, { page: itemPage('twenty-images') })).toBe('20120');
    expect(html('{ItemImage21URL-500}{ItemImage1URL-501}')).toBe('{ItemImage21URL-500}{ItemImage1URL-501}');
    expect(decodeURIComponent(html('{ItemImage1URL-640}', { page: 'item' }))).toContain('width="640"');
  });

  it('offers variations, options and quantity', () => {
    const variations = html('{ItemSelectTag}', { page: itemPage('variations') });
    expect(variations).toContain('<option value="3" data-stock="0" disabled>在庫なし:Large / navy</option>');
    const options = html('{ItemSelectTag}', { page: itemPage('options'), apps: ['item_option'] });
    expect(options).toContain('>Blue box(¥ 300)</option>');
    expect(options).toContain('data-maxlength="20"');
    expect(html('{ItemSelectTag}', { page: itemPage('options') })).not.toContain('itemOption');
  });

  it('says in its notices what there is to know', () => {
    const notices = (state: keyof typeof itemStates) =>
      html('{ItemAttentionTag}', { page: itemPage(state), apps: appIds });
    expect(notices('before-sale')).toContain(
      '<p class="attention salesPeriod salesPeriod--term">販売期間<br />2026年7月1日 10:00 ~ 2026年7月31日 23:59</p>',
    );
    expect(notices('after-sale')).toContain('2026年1月31日 23:59 に販売終了');
    expect(notices('before-sale')).toMatch(/販売期間.+予告なく.+消費税.+送料/s);
    expect(notices('pre-order')).toMatch(/preOrder.+消費税.+送料/s);
    expect(notices('pre-order')).toContain('<div class="preOrder__label">予約商品</div>');
    expect(notices('free-shipping')).toContain('<span class="free__text">この商品は送料無料です。</span>');
  });

  it('warns of alcohol in the class of a mock-up and without a size, so that a theme must bring its own', () => {
    const form = '{block:PurchaseForm}{AppsAgeVerificationWarningTag}{/block:PurchaseForm}';
    expect(html(form, { ...itemPage('on-sale'), apps: ['age_verification'] })).toMatch(
      /<p class="ageVerificationWarning">このショップ[^<]+20歳未満[^<]+<\/p>/,
    );
  });

  it('has up to three related items, which leave the item of the page alone', () => {
    const related = html('{block:RelatedItems}<li>{RelatedItemTitle}: {ItemId}</li>{/block:RelatedItems}', {
      page: 'item',
    });
    expect(count(related, '<li>')).toBe(3);
    expect(count(related, ': 1001')).toBe(3);
  });

  it('prints nothing about an item where there is none', () => {
    expect(
      html(
        '[{ItemTitle}{ItemPrice}{block:HasItemStock}a{/block:HasItemStock}{block:NoItemStock}b{/block:NoItemStock}]',
      ),
    ).toBe('[]');
  });
});

describe('escaping', () => {
  const detail = 'Salt & <b>"pepper"</b>\nhttps://example.com/?a=1&b=2';
  const items = sampleShop.items.map((item, index) =>
    index === 0 ? { ...item, title: `"Tom" & <i>'s`, detail } : item,
  );
  const input: RenderInput = { page: 'item', shop: { ...sampleShop, items } };

  it('keeps titles safe in attributes', () => {
    expect(html('<img alt="{ItemTitle}">', input)).toBe('<img alt="&quot;Tom&quot; &amp; &lt;i&gt;&#039;s">');
  });

  it('prints the three forms of a description', () => {
    const plain = 'Salt &amp; &lt;b&gt;&quot;pepper&quot;&lt;/b&gt;';
    const address = 'https://example.com/?a=1&amp;b=2';
    expect(html('{ItemDetail}', input)).toBe(`${plain}<br /><a href="${address}" target="_blank">${address}</a>`);
    expect(html('{ItemDetail-origin}', input)).toBe(`${plain}<br />${address}`);
    expect(html('{ItemDetailNoBr}', input)).toBe(`${plain}\n${address}`);
    expect(html('{ItemDetail}', { ...input, shop: { ...sampleShop, items, verified: false } })).not.toContain('<a');
  });

  it('escapes what a visitor searches for', () => {
    const page = { page: 'search', query: '"><script>' } as const;
    expect(
      html('<input value="{IndexPageSearch}">{PageTitle}{lang:ItemSearchResult}{HeadLinkNextPrevTag}', { page }),
    ).not.toContain('<script>');
  });
});

describe('the source', { timeout: 60_000 }, () => {
  const names = tagFacts.map(({ name }) => name.replace(/\[1-\d+\]/, '2').replace('NAME', 'Main'));
  const piece = fc.oneof(
    fc.constantFrom(
      ...names,
      ...names.filter((name) => name.startsWith('{block:')).map((name) => name.replace('{', '{/')),
    ),
    fc.string({ maxLength: 5 }),
  );

  it('may be anything on any page', () => {
    const template = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(template, fc.constantFrom(...pageNames), fc.subarray([...appIds]), (source, page, apps) => {
        expect(html(source, { page, apps })).not.toContain('undefined');
      }),
      { numRuns: 1_000 },
    );
  });

  it('cannot fill the memory with loops in loops', () => {
    const loops = [
      'Items',
      'AppsItemCategoryCategories',
      'AppsItemCategoryMediumCategories',
      'AppsItemCategoryChildCategories',
    ];
    const source = loops.map((name) => `{block:${name}}`).join('') + 'x'.repeat(500_000);
    expect(html(source, { page: 'category' }).length).toBeLessThan(11_000_000);
  });

  it('leaves unknown, misspelt and broken tags as they are', () => {
    const source =
      '<script>const a = {b: `$' +
      '{total}`}</script>{Foo}{ ItemTitle }{block:Foo}x{/block:Foo}{/block:Items}{text:Foo}';
    expect(html(source, { page: 'item' })).toBe(source);
  });

  it('ends an unclosed block with its parent, and leaves its tag in the page', () => {
    expect(html('{block:NotIndexPage}a{block:Items}b{/block:NotIndexPage}c')).toBe('c');
    expect(html('{block:IndexPage}a{block:HasItems}b{/block:IndexPage}c')).toBe('a{block:HasItems}bc');
  });

  it('may nest 100,000 blocks', () => {
    expect(html(`${'{block:IndexPage}'.repeat(100_000)}x`)).toBe(`${'{block:IndexPage}'.repeat(100_000)}x`);
    expect(html(`${'{block:IndexPage}'.repeat(50_000)}x${'{/block:IndexPage}'.repeat(50_000)}`)).toBe('x');
  });

  it('prints tags in attributes, style and script elements', () => {
    const source =
      '<body class="{block:ItemPage}item{/block:ItemPage}"><style>a { color: {LinkColor}; }</style><script>const id = "{ItemId}";</script>';
    expect(html(source, { page: 'item', settings: { linkColor: '#0055aa' } })).toBe(
      '<body class="item"><style>a { color: #0055aa; }</style><script>const id = "1001";</script>',
    );
  });
});

describe('design options', () => {
  const declarations = [
    '<meta name="text:Youtube Username" content="">',
    '<meta name="color:Main" label="Colour" content="#123456">',
    '<meta name="image:Hero" content="">',
    '<meta name="select:Font" title="Serif" content="Georgia"><meta name="select:Font" title="Sans" content="Arial">',
    '<meta name="if:Show Date" content="1">',
  ].join('');
  const template = `{block:Hidden}${declarations}{/block:Hidden}[{text:Youtube Username}{block:text-Youtube_Username}t{/block:text-Youtube_Username}{block:not_text-Youtube_Username}no{/block:not_text-Youtube_Username}|{color:Main}|{select:Font}|{block:if-Show_Date}on{/block:if-Show_Date}{block:not_if-Show_Date}off{/block:not_if-Show_Date}]`;

  it('have the defaults of their declarations', () => {
    expect(html(template)).toBe('[no|#123456|Georgia|on]');
    expect(html(`${declarations}{image:Hero}`)).toContain('data:image/gif;base64,');
  });

  it('show the default image, and its block, until the owner sets one', () => {
    const banner =
      '{block:Hidden}<meta name="image:Banner" content="/default.png">{/block:Hidden}{block:image-Banner}{image:Banner}{/block:image-Banner}{block:not_image-Banner}none{/block:not_image-Banner}';
    expect(html(banner)).toBe('/default.png');
    expect(html(banner, { settings: { options: { 'image:Banner': '/own.png' } } })).toBe('/own.png');
  });

  it('take the values that the owner sets', () => {
    const options = {
      'text:Youtube Username': 'a&b',
      'color:Main': '#fff',
      'select:Font': 'Arial',
      'if:Show Date': '',
    };
    expect(html(template, { settings: { options } })).toBe('[a&amp;bt|#fff|Arial|off]');
  });

  it('include the colors, the logo and the background of every theme', () => {
    const built = '{block:NavColor}{NavColor}{/block:NavColor}{LogoTag}{BackgroundTag}';
    expect(html(built, { settings: { navColor: '', logo: 'text', backgroundColor: '#eee' } })).toBe(
      'Harbor Goods<style>body { background-color: #eee; }</style>',
    );
  });
});

describe('apps, language and publication', () => {
  it('shows what an app prints when it is installed, and nothing otherwise', () => {
    const template =
      '{block:AppsI18n}a{/block:AppsI18n}{AppsI18nTag}{AppsInformationBannerTag}{BlogPageURL}{AppsAgeVerificationWarningTag}';
    expect(html(template)).toBe('');
    expect(html(template, { apps: ['i18n'] })).toContain(
      '<select name="data[UserLanguage][language_code]" class="x_i18nSelectBox"',
    );
    expect(html(template, { apps: ['information_banner'] })).toContain('class="informationBanner"');
  });

  it('takes the BASE logo and the hashtag away with the logo eraser', () => {
    const template = '{BASEMenuTag}{TwitterDataHashtags}';
    expect(html(template)).toMatch(/class="base".*class="cart".*BASEec/);
    expect(html(template, { apps: ['base_eraser'] })).not.toMatch(/class="base"|BASEec/);
  });

  it('adds the button of the Message App to the end of the body', () => {
    expect(html('<body>x</body>', { apps: ['message'] })).toMatch(/^<body>x<div id="x_message">.*<\/body>$/);
  });

  it('counts the app of a page as installed on that page', () => {
    expect(html('{block:AppsSearch}s{/block:AppsSearch}', { page: 'search' })).toBe('s');
  });

  it('speaks Japanese or English', () => {
    expect(html('{lang:Law}', { language: 'en' })).toBe('Act on Specified Commercial Transactions');
    expect(html('{lang:Law}')).toBe('特定商取引法に基づく表記');
    expect(
      html('{ItemAttentionTag}', { page: itemPage('before-sale'), apps: ['sales_period'], language: 'en' }),
    ).toContain('July 1, 2026 10:00');
  });

  it('tells whether the shop is published', () => {
    const template =
      '{block:ShopPublic}open{/block:ShopPublic}{block:NotShopPublic}{lang:NotShopPublicMessage}{/block:NotShopPublic}';
    expect(html(template)).toBe('open');
    expect(html(template, { settings: { published: false } })).toBe('Harbor Goodsは、現在準備中です。');
  });

  it('walks three levels of categories', () => {
    const template =
      '{block:AppsItemCategoryCategories}{AppsItemCategoryCategoryName}{block:AppsItemCategoryMediumCategories}>{AppsItemCategoryMediumCategoryName}{/block:AppsItemCategoryMediumCategories};{/block:AppsItemCategoryCategories}';
    expect(html(template, { apps: ['item_category'] })).toMatch(
      /^Household>Kitchen>Living;Bags>Totes>Packs &amp; pouches;/,
    );
    expect(html(template)).toBe('');
    const page = { page: 'category', categoryId: 11 } as const;
    expect(html('{BreadcrumbTag}', { page })).toMatch(/>Home<.*>Household<.*breadcrumb__notlink">Kitchen</);
    expect(
      html(
        '{block:AppsItemCategoryChildCategories}{AppsItemCategoryChildCategoryName} {/block:AppsItemCategoryChildCategories}',
        { page },
      ),
    ).toBe('Mugs Plates &amp; coasters ');
  });

  it('prints every address through the link function', () => {
    const link = (path: string) => `#shop${path}`;
    expect(
      html('{IndexPageURL} {block:Items}{block:Item1}{ItemPageURL}{/block:Item1}{/block:Items} {ShopURL}', { link }),
    ).toBe('#shop/ #shop/items/1001 #shop');
  });
});
