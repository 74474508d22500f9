import { describe, expect, it } from 'vitest';
import { appIds } from '../catalogue/app-id.ts';
import { itemStates } from '../shop/item-states.ts';
import { sampleShop } from '../shop/sample-shop.ts';
import type { Item } from '../shop/shop.ts';
import { longDate, minutesBetween, shortDate } from './dates.ts';
import { withBreaks, withLinks } from './escape.ts';
import { yen } from './money.ts';
import { render } from './render.ts';
import type { RenderInput } from './request.ts';

const html = (template: string, input: RenderInput = {}) => render(template, input).html;
const itemPage = (state: keyof typeof itemStates) => ({ page: 'item', itemId: itemStates[state] }) as const;
/** A tag where it belongs. */
const inForm = (tag: string) => `{block:PurchaseForm}${tag}{/block:PurchaseForm}`;
/** The sample shop with another first item. */
const shopWith = (change: Partial<Item>) => ({
  ...sampleShop,
  items: sampleShop.items.map((item, index) => (index === 0 ? { ...item, ...change } : item)),
});

describe('addresses', () => {
  it.each([
    ['{ShopURL}', 'https://harbor-goods.example'],
    ['{ShopRedirectUrl}', 'https://harbor-goods.example/'],
    ['{ShopDeepLink}', '/'],
    ['{BASEURL} {BASEDomain}', 'https://thebase.in thebase.in'],
    ['{IndexPageURL} {AboutPageURL} {ContactPageURL} {PrivacyPageURL} {LawPageURL}', '/ /about /contact /privacy /law'],
    ['{BlogPageURL} {BlogFeedPageURL} {AppsBlogArticlePageURL}', '/blog /blog/feed /blog/2026/06/12/090000'],
    ['{CoinFundingPageURL} {SearchPageURL} {CommunityPageURL}', '/coin /search /community'],
    ['{MembershipPageURL} {MembershipMyPageURL}', '/membership /membership/mypage'],
    ['{ShopId} {ShopDomain} {ShopName}', 'harbor-goods harbor-goods.example Harbor Goods'],
    ['{AppsBlogArticleTitle}', 'Our summer timetable'],
  ])('%s prints %s', (template, expected) => {
    expect(html(template, { apps: appIds })).toBe(expected);
  });

  it('of an article that nobody has pinned are empty', () => {
    const shop = { ...sampleShop, articles: sampleShop.articles.map(({ pinned: _, ...each }) => each) };
    const template =
      '[{AppsBlogArticleTitle}{AppsBlogArticlePageURL}{block:AppsBlogArticleIsPinned}pinned{/block:AppsBlogArticleIsPinned}]';
    expect(html(template, { apps: appIds, shop })).toBe('[]');
  });

  it('of items and categories lead to their pages', () => {
    expect(html('{ItemPageURL} {ItemDeepLink} {ItemRedirectUrl} {AddToCartURL}', { page: 'item' })).toBe(
      '/items/1001 /items/1001 https://harbor-goods.example/items/1001 /cart',
    );
    const template =
      '{block:AppsItemCategoryCategories}{AppsItemCategoryCategoryPageURL}:{block:AppsItemCategoryMediumCategories}{AppsItemCategoryMediumCategoryPageURL},{/block:AppsItemCategoryMediumCategories} {/block:AppsItemCategoryCategories}';
    expect(html(template, { apps: ['item_category'] })).toMatch(/^\/categories\/1:\/categories\/11,\/categories\/12, /);
    expect(
      html(
        '{block:AppsItemCategoryChildCategories}{AppsItemCategoryChildCategoryPageURL} {/block:AppsItemCategoryChildCategories}',
        { page: 'category' },
      ),
    ).toBe('/categories/11 /categories/12 ');
  });

  it('use what stands in for the platform’s host', () => {
    const standIns = { baseUrl: 'http://host.example', jquery: '/jquery.js?a&b' };
    expect(html('{BASEURL}{JQueryTag}', { standIns })).toBe(
      'http://host.example<script src="/jquery.js?a&amp;b"></script>',
    );
    expect(html('{JQueryTag}')).toMatch(/^<!-- JQueryTag: .+ -->$/);
    expect(html('{GoogleAnalyticsTag}')).toMatch(/^<!-- GoogleAnalyticsTag: .+ -->$/);
  });

  it('are shared as those that others open', () => {
    const shared = (path: string) => encodeURIComponent(`https://harbor-goods.example${path}`);
    const path = '/items/1001';
    expect(html('{SocialButtonTag}', { page: 'item' })).toMatch(
      new RegExp(
        `twitter.com/intent/tweet\\?url=${shared(path)}".*facebook.com/sharer/sharer.php\\?u=${shared(path)}"`,
      ),
    );
    expect(html('{SocialButtonTag}')).toBe('');
  });
});

describe('the head', () => {
  it.each([
    ['index', 'Harbor Goods', '/'],
    ['category', 'Household | Harbor Goods', '/categories/1'],
    ['search', 'Search results for &quot;tote&quot; | Harbor Goods', '/search?q=tote'],
    ['item', 'Canvas tote | Harbor Goods', '/items/1001'],
    ['about', 'ABOUT | Harbor Goods', '/about'],
    ['contact', 'CONTACT | Harbor Goods', '/contact'],
    ['privacy', 'Privacy Policy | Harbor Goods', '/privacy'],
    ['law', 'Act on Specified Commercial Transactions | Harbor Goods', '/law'],
    ['blog', 'BLOG | Harbor Goods', '/blog'],
    ['blog-article', 'Our summer timetable | Harbor Goods', '/blog/2026/06/12/090000'],
    ['coin', 'COIN | Harbor Goods', '/coin'],
    ['community', 'COMMUNITY | Harbor Goods', '/community'],
    ['membership', 'MEMBERSHIP | Harbor Goods', '/membership'],
    ['membership-my-page', 'MEMBERSHIP | Harbor Goods', '/membership/mypage'],
  ] as const)('of the page %s has the title %s and the address %s', (page, title, path) => {
    expect(html('{PageTitle}', { page, language: 'en' })).toBe(title);
    expect(html('{CanonicalTag}', { page })).toBe(`<link rel="canonical" href="https://harbor-goods.example${path}">`);
  });

  const metas = (markup: string) =>
    Object.fromEntries(
      Array.from(markup.matchAll(/<meta (name|property)="([^"]+)" content="([^"]+)">/g), ([, kind, name, content]) => [
        `${kind} ${name}`,
        content?.replace(/^data:.*/, 'picture'),
      ]),
    );

  it('describes an item', () => {
    const shop = shopWith({ title: 'Tote', detail: 'Two\n\n lines', price: 3900 });
    expect(metas(html('{MetaItemInfoTag}', { page: 'item', shop }))).toEqual({
      'name description': 'Two lines',
      'property og:title': 'Tote | Harbor Goods',
      'property og:description': 'Two lines',
      'property og:image': 'picture',
      'property product:price:amount': '3900',
      'property product:price:currency': 'JPY',
    });
    expect(metas(html('{MetaItemInfoTag}', { page: itemPage('no-image') }))).not.toHaveProperty('property og:image');
    expect(html('{MetaItemInfoTag}')).toBe('');
  });

  it('describes the shop', () => {
    const shop = { ...sampleShop, introduction: 'Two\n\n lines' };
    const described = metas(html('{MetaShopInfoTag}', { page: 'about', shop }));
    expect(described).toEqual({
      'name description': 'Two lines',
      'name keywords': 'Harbor Goods',
      'property og:title': 'Harbor Goods',
      'property og:description': 'Two lines',
      'property og:image': 'picture',
      'property og:url': 'https://harbor-goods.example/about',
      'property og:site_name': 'Harbor Goods',
      'property og:type': 'website',
      'name twitter:card': 'summary_large_image',
      'name twitter:site': '@harborgoods',
    });
    expect(metas(html('{MetaShopInfoTag}', { shop: { ...shop, social: {} } }))).not.toHaveProperty('name twitter:site');
  });

  it('has icons of the shop', () => {
    const icons = html('{FaviconTag}').match(/<link rel="[^"]+"/g);
    expect(icons).toEqual(
      ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed'].map((rel) => `<link rel="${rel}"`),
    );
  });

  it.each([
    [{ page: 'category', categoryId: 1 }, ''],
    [{ page: 'search', query: '' }, '<link rel="next" href="/search?q=&amp;page=2">'],
    [{ page: 'about' }, ''],
    [{ page: 'load-items' }, ''],
  ] as const)('of %j names the next page where there is one', (page, expected) => {
    expect(html('{HeadLinkNextPrevTag}', { page })).toBe(expected);
  });
});

describe('prices and stock', () => {
  const subscription =
    '{SubscriptionInitialPrice}|{SubscriptionRepeatPrice}|{block:HasSubscriptionInitialPrice}other{/block:HasSubscriptionInitialPrice}';
  it.each([
    [{ initial: 980, repeat: 1170 }, '¥980|¥1,170|other'],
    [{ initial: 980, repeat: 980 }, '¥980|¥980|'],
    [undefined, '||'],
  ])('of the subscription %j', (value, expected) => {
    const shop = shopWith(value ? { subscription: value } : {});
    expect(html(subscription, { page: 'item', apps: ['subscription'], shop })).toBe(expected);
  });

  it('of the items beside an item', () => {
    const template =
      '{block:RelatedItems}{RelatedItemTitle} {RelatedItemPrice} {RelatedItemPageURL};{/block:RelatedItems}';
    expect(html(template, { page: itemPage('one-image') })).toBe(
      'Canvas tote ¥3,900 /items/1001;Enamel mug ¥1,800 /items/1002;Summer storm print ¥3,200 /items/1003;',
    );
    expect(html(template)).toBe('');
    expect(
      html('[{RelatedItemTitle}{RelatedItemPrice}{RelatedItemImageURL-640}{RelatedItemPageURL}]', { page: 'item' }),
    ).toBe('[]');
    const alone = { ...sampleShop, items: sampleShop.items.slice(0, 1) };
    const has = '{block:HasRelatedItems}some{/block:HasRelatedItems}';
    expect([html(has, { page: 'item' }), html(has, { page: 'item', shop: alone }), html(has)]).toEqual([
      'some',
      '',
      '',
    ]);
  });

  it('of an item without a picture of its own show the one for that', () => {
    expect(html('{ItemImage1URL-300}', { page: itemPage('no-image') })).toBe('');
    expect(html('{ItemNoImageURL}', { page: 'item' })).toMatch(/^data:image\//);
    expect(decodeURIComponent(html('{ItemImage1URL-origin}', { page: 'item' }))).toContain('width="1600"');
    expect(html('{ItemStock} {ItemDigitalContent}', { page: itemPage('digital'), apps: ['download'] })).toBe(
      '99 harbor-goods-knot-guide.pdf',
    );
  });

  it('are read at sight, in yen', () => {
    expect([0, 999, 1000, 1234567].map(yen)).toEqual(['¥0', '¥999', '¥1,000', '¥1,234,567']);
  });
});

describe('sales periods', () => {
  const now = sampleShop.now;
  const status =
    '{block:ItemWatingForSale}wait{/block:ItemWatingForSale}{block:ItemNowOnSale}now{/block:ItemNowOnSale}{block:ItemEndOfSale}end{/block:ItemEndOfSale}';
  const at = (period: Item['period']) =>
    html(status, { page: 'item', apps: ['sales_period'], shop: shopWith({ ...(period && { period }) }) });

  it('begin and end with the minute that they name', () => {
    expect(at({ start: now })).toBe('now');
    expect(at({ end: now })).toBe('now');
    expect(at({ start: '2000-01-01 00:00', end: '2000-01-02 00:00' })).toBe('end');
    expect(at({ start: '2999-01-01 00:00' })).toBe('wait');
    expect(at(undefined)).toBe('now');
  });

  it('take applications for a lottery while they last', () => {
    const button = (from: string, to: string) =>
      html(inForm('{PurchaseButton}'), { page: 'item', apps: ['lottery'], shop: shopWith({ lottery: { from, to } }) });
    expect(button(now, now)).toContain('--addToCart');
    expect(button('2000-01-01 00:00', '2000-01-02 00:00')).toMatch(/--notApplying.*抽選に応募する/);
    expect(button('2999-01-01 00:00', '2999-01-02 00:00')).toContain(' disabled');
  });

  it('are dates as people write them', () => {
    expect(longDate('2026-07-01 10:00', 'ja')).toBe('2026年7月1日 10:00');
    expect(longDate('2026-12-31', 'en')).toBe('December 31, 2026');
    expect(shortDate('2026-06-12 09:00')).toBe('2026/06/12 09:00');
    expect(minutesBetween('2026-06-12 09:00', '2026-06-13 10:30')).toBe(1530);
  });
});

describe('controls', () => {
  it('of the language and the currency show what was chosen, and come back to the page', () => {
    const box = html('{AppsI18nTag}', { page: 'about', language: 'en', apps: ['i18n'], settings: { currency: 'EUR' } });
    expect(box.match(/action="[^"]+"/g)).toEqual([
      'action="/i18n/i18n_user_languages/change_language?back=%2Fabout"',
      'action="/i18n/i18n_user_currencies/change_currency?back=%2Fabout"',
    ]);
    expect(box.match(/<option[^>]* selected>[^<]+/g)).toEqual([
      '<option value="en" selected>English',
      '<option value="EUR" selected>EUR',
    ]);
    expect(box.match(/aria-label="[^"]+"/g)).toEqual(['aria-label="Language"', 'aria-label="Currency"']);
    expect(html('{AppsI18nTag}', { apps: ['i18n'] })).toContain('<option value="JPY" selected>');
  });

  it('of the cart lead to it, and count what is in it', () => {
    const menu = html('{BASEMenuTag}', { settings: { inCart: 3 } });
    expect(menu).toContain('href="/shops/harbor-goods/checkout/bag"');
    expect(menu).toContain('>3</span>');
    expect(menu).toContain('href="https://thebase.in/?from=harbor-goods&amp;p=shop"');
    expect(menu.match(/aria-label="[^"]+"/g)).toEqual(['aria-label="BASE"', 'aria-label="CART"']);
    expect(html('{BASEMenuTag}')).toContain('>1</span>');
  });

  it('of an item offer up to ten of it, and no more than there are', () => {
    const amounts = (stock: number) => html('{ItemSelectTag}', { page: 'item', shop: shopWith({ stock }) });
    expect(amounts(3).match(/<option[^>]*>[^<]+/g)).toEqual([1, 2, 3].map((n) => `<option value="${n}">${n}`));
    expect(amounts(40).match(/<option/g)).toHaveLength(10);
    expect(amounts(0)).toBe('<div id="itemSelect"></div>');
  });

  it('of a variation say which are sold out', () => {
    const variations = [
      { name: 'Small', stock: 1 },
      { name: 'Large & wide', stock: 0 },
    ] as Item['variations']; // what the control reads of a variation
    const box = html('{ItemSelectTag}', {
      page: 'item',
      shop: shopWith({ stock: 0, ...(variations && { variations }) }),
    });
    expect(box.match(/<option.*?<\/option>/g)).toEqual([
      '<option value="1" data-stock="1">Small</option>',
      '<option value="2" data-stock="0" disabled>在庫なし:Large &amp; wide</option>',
    ]);
  });

  it('of options are named for the form that sends them', () => {
    const box = html('{ItemSelectTag}', { page: itemPage('options'), apps: ['item_option'] });
    expect(box).toMatch(
      /<label[^>]*for="x_optionSelect7001">Gift box<.*value="7001".*<select[^>]*id="x_optionSelect7001"/,
    );
    expect(box).toContain('<option value="70010">No box</option><option value="70011">Blue box(¥ 300)</option>');
    expect(box).toMatch(
      /<label[^>]*for="x_optionInput7002">Engraving<.*<input[^>]*data-optionid="7002"[^>]* required>/,
    );
    expect(box).toContain('>0</span>/20</p>');
  });

  it('of a dialog stay hidden until they are asked for', () => {
    const dialogs = [
      html(inForm('{PurchaseButton}'), { page: itemPage('sold-out'), apps: ['restock_mail_notification'] }),
      html(inForm('{PurchaseButton}'), { page: itemPage('before-sale'), apps: ['sales_period'] }),
      html('<body></body>', { apps: ['message'] }),
    ];
    for (const dialog of dialogs) expect(dialog).toContain('style="display: none"');
  });

  it('ask for a login where members alone can buy', () => {
    const form = '{block:PurchaseForm}x{/block:PurchaseForm}';
    const members = itemPage('members-only');
    expect(html(form, { page: members, apps: ['community'] })).toBe(
      '<form id="purchase_form" action="/cart" method="post" data-purchase-form data-community-needs-login="true">x</form>',
    );
    expect(html(form, { page: members })).toBe(
      '<form id="purchase_form" action="/cart" method="post" data-purchase-form>x</form>',
    );
    expect(html(inForm('[{CommunityPurchaseButton}]'), { page: 'item', apps: ['community'] })).toContain('>[]<');
    expect(html(form)).toBe('');
  });
});

describe('the blog', () => {
  const blog = (number?: number) => html('{PageContents}', { page: { page: 'blog', ...(number && { number }) } });

  it('has five articles on a page, and leads to the next one', () => {
    expect(blog().match(/class="blog_inner"/g)).toHaveLength(5);
    expect(blog()).toContain('<li class="next"><a href="/blog?page=2">NEXT</a></li>');
    expect(blog(2).match(/class="blog_inner"/g)).toHaveLength(sampleShop.articles.length - 5);
    expect(blog(2)).not.toContain('NEXT');
  });

  it('links titles and pictures in the list, and only pictures in an article', () => {
    expect(blog()).toContain('<h2><a href="/blog/2026/06/12/090000">Our summer timetable</a></h2>');
    expect(blog()).toContain('<a href="/blog/2026/06/12/090000">続きを読む</a>');
    const article = html('{PageContents}', { page: { page: 'blog-article', article: '2026/06/03/183000' } });
    expect(article).toContain('<h2>How the canvas tote is made</h2>');
    expect(article).not.toContain('続きを読む');
    const none = { ...sampleShop, articles: [] };
    expect(html('[{PageContents}]', { page: 'blog-article', shop: none })).toBe('[]');
  });
});

describe('descriptions', () => {
  it('keep line breaks of every kind, and link what is an address', () => {
    expect(withBreaks('a\r\nb\rc\nd')).toBe('a<br />b<br />c<br />d');
    expect(withLinks('see http://a.example/x<b> "https://b.example"')).toBe(
      'see <a href="http://a.example/x" target="_blank">http://a.example/x</a>&lt;b&gt; &quot;<a href="https://b.example" target="_blank">https://b.example</a>&quot;',
    );
  });

  it('of the shop follow the same rules', () => {
    const introduction = 'One\nhttps://a.example';
    const of = (verified: boolean) =>
      html('{ShopIntroduction}|{ShopIntroduction-origin}', { shop: { ...sampleShop, introduction, verified } });
    expect(of(true)).toBe(
      'One<br /><a href="https://a.example" target="_blank">https://a.example</a>|One<br />https://a.example',
    );
    expect(of(false)).toBe('One<br />https://a.example|One<br />https://a.example');
  });

  it('show reviews with their date and their words as text', () => {
    const reviews = [{ rating: 'good', date: '2026-05-01', comment: 'So <good>' }] as Item['reviews']; // what is shown of a review
    const page = { page: 'item', apps: ['review'], shop: shopWith({ ...(reviews && { reviews }) }) } as const;
    expect(html('{AppsReviewTag}', page)).toMatch(
      / \(1\)<\/h3>.*<li><strong>良い<\/strong> <time datetime="2026-05-01">2026\/05\/01<\/time><p>So &lt;good&gt;<\/p><\/li>/,
    );
    expect(html('[{AppsReviewTag}]', { ...page, shop: shopWith({ reviews: [] }) })).toBe('[]');
  });

  it('name a label in lists and on the page of the item', () => {
    const label = (template: string) =>
      html(template, {
        page: { page: template.includes('Items') ? 'index' : 'item', itemId: itemStates.label },
        apps: ['label'],
      });
    expect(label('{AppsItemLabelTag}')).toMatch(/^<img class="label_image" src="data:[^"]+" alt="[^"]+">$/);
    expect(label('{block:Items}{block:Item1}{AppsItemLabelTag}{/block:Item1}{/block:Items}')).toMatch(
      /^<img class="label_image list"/,
    );
  });

  it('offer code for other sites', () => {
    expect(html('{EmbedWidgetTag}', { page: 'item' })).toContain(
      '&lt;a href=&quot;https://harbor-goods.example/items/1001&quot;&gt;Canvas tote&lt;/a&gt;</textarea>',
    );
  });
});
