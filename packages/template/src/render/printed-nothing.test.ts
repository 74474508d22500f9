import { describe, expect, it } from 'vitest';
import { appIds } from '../catalogue/app-id.ts';
import { itemStates } from '../shop/item-states.ts';
import { sampleShop } from '../shop/sample-shop.ts';
import type { Item, Moment } from '../shop/shop.ts';
import { render } from './render.ts';
import type { RenderInput } from './request.ts';

const html = (template: string, input: RenderInput = {}) => render(template, { apps: appIds, ...input }).html;
const itemPage = (state: keyof typeof itemStates) => ({ page: 'item', itemId: itemStates[state] }) as const;
const inForm = (tag: string) => `{block:PurchaseForm}${tag}{/block:PurchaseForm}`;
const shopWith = (change: Partial<Item>) => ({
  ...sampleShop,
  items: sampleShop.items.map((item, index) => (index === 0 ? { ...item, ...change } : item)),
});

describe('a tag prints nothing', () => {
  it.each([
    ['{ItemBnplBannerTag}', itemPage('takeout')],
    ['{ItemBnplBannerTag}', itemPage('subscription')],
    ['{IllegalReportMessageTag}', 'item'],
    ['{AdditionalItemDetail}', 'item'],
    ['{AdditionalItemDetailDefaultCssAndJs}', 'index'],
    ['{AppsReviewTag}', 'index'],
    ['{AppsItemLabelTag}', 'item'],
    ['{BreadcrumbTag}', 'index'],
    ['{IndexPageCategory}{IndexPageSearch}', 'index'],
    ['{IndexPageSearch}', 'category'],
    ['{IndexPageCategory}', 'search'],
    ['{MaxPageNumber}{NextPageNumber}', 'item'],
    ['{ItemSaleStatusTag}{ItemWatingForSaleButtonTag}', 'item'],
    [
      '{SubscriptionInitialPrice}{SubscriptionRepeatPrice}{ItemProperPrice}{ItemDiscountRate}{ItemDigitalContent}',
      'item',
    ],
    ['{PrivacyContentsTag}{LawContentsTag}{BlogContentsTag}', 'contact'],
    ['{ContactContentsTag}{LawContentsTag}{BlogContentsTag}', 'privacy'],
    ['{ContactContentsTag}{PrivacyContentsTag}{BlogContentsTag}', 'law'],
    ['{ContactContentsTag}{PrivacyContentsTag}{LawContentsTag}', 'blog'],
    ['{AppsItemCategoryCategoryName}{AppsItemCategoryCategoryPageURL}', 'category'],
    ['{AppsItemCategoryMediumCategoryName}{AppsItemCategoryMediumCategoryPageURL}', 'category'],
    ['{AppsItemCategoryChildCategoryName}{AppsItemCategoryChildCategoryPageURL}', 'category'],
  ] as const)('for %s on %j, where it has nothing to say', (template, page) => {
    expect(html(template, { page })).toBe('');
  });

  it('of what the shop does not have', () => {
    const bare = { ...sampleShop, announcement: '', categories: [], social: {} };
    expect(html('{AppsInformationBannerTag}{AppsItemCategoryCategoriesTag}{ShopTwitterId}', { shop: bare })).toBe('');
    expect(html('{block:ShopTwitterId}x{/block:ShopTwitterId}', { shop: bare })).toBe('');
    expect(html('{block:ShopTwitterId}{ShopTwitterId}{/block:ShopTwitterId}')).toBe('harborgoods');
  });

  it('of the platform in the hashtags of a shop that has erased it', () => {
    const tags = '{TwitterDataHashtags}|{TwitterDataVia}';
    expect(html(tags)).toBe('|');
    expect(html(tags, { apps: [] })).toBe('BASEec|harborgoods');
    expect(html(tags, { apps: [], shop: { ...sampleShop, social: {} } })).toBe('BASEec|BASEec');
  });
});

describe('a block', () => {
  const shown = (name: string, input: RenderInput = {}) =>
    html(`{block:${name}}yes{/block:${name}}{block:Not${name}}not{/block:Not${name}}`, input).replace(
      /\{[^}]*\}(not\{[^}]*\})?/g,
      '',
    );

  it.each([
    ['HasItemStock', itemPage('on-sale'), 'yes'],
    ['HasItemStock', itemPage('sold-out'), ''],
    ['ItemDigitalContent', itemPage('digital'), 'yes'],
    ['ItemDigitalContent', itemPage('on-sale'), ''],
    ['ItemPreOrder', itemPage('pre-order'), 'yes'],
    ['ItemPreOrder', itemPage('on-sale'), ''],
    ['HasSubscriptionInitialProperPrice', itemPage('subscription'), 'yes'],
    ['HasSubscriptionInitialProperPrice', itemPage('on-sale'), ''],
    ['HasSubscriptionRepeatProperPrice', itemPage('on-sale'), ''],
    ['HasAppsItemCategoryChildCategories', 'category', 'yes'],
    ['HasAppsItemCategoryChildCategories', { page: 'category', categoryId: 5 }, ''],
    ['HasAppsItemCategoryChildCategories', 'index', ''],
    ['BreadcrumbTag', 'category', 'yes'],
    ['BreadcrumbTag', 'item', ''],
    ['IndexPageSearch', { page: 'search', query: 'tote' }, 'yes'],
    ['IndexPageSearch', { page: 'search', query: '' }, ''],
    ['IndexPageSearch', 'index', ''],
    ['HasItems', 'index', 'yes'],
    ['HasItems', { page: 'search', query: 'submarine' }, ''],
    ['HasItems', 'about', ''],
    ['Items', 'about', ''],
  ] as const)('%s on %j shows %j', (name, page, expected) => {
    expect(shown(name, { page }).replace('yesyes', 'yes').slice(0, 3)).toBe(expected);
  });

  it.each([
    ['ItemLottery', 'lottery'],
    ['ItemTakeout', 'takeout'],
    ['ItemCommunityLimited', 'members-only'],
  ] as const)('%s knows the items of a list, and says nothing of the item page', (name, state) => {
    const block = `{block:${name}}{ItemId},{/block:${name}}`;
    expect(html(`{block:Items}${block}{/block:Items}`)).toBe(`${itemStates[state]},`);
    expect(html(block, { page: itemPage(state) })).toBe('');
  });

  it('of a category knows whether it has smaller ones', () => {
    const template =
      '{block:AppsItemCategoryCategories}{block:HasAppsItemCategoryMediumCategories}+{/block:HasAppsItemCategoryMediumCategories}.{/block:AppsItemCategoryCategories}';
    expect(html(template)).toBe('+.+.+...');
    expect(html('{block:HasAppsItemCategoryMediumCategories}+{/block:HasAppsItemCategoryMediumCategories}')).toBe('');
    expect(html('{block:AppsItemCategoryMediumCategories}+{/block:AppsItemCategoryMediumCategories}')).toBe('');
  });

  it('that loops inside itself shows nothing', () => {
    const twice = (name: string) => `{block:${name}}a{block:${name}}b{/block:${name}}{/block:${name}}`;
    expect(html(twice('AppsItemCategoryCategories'))).toBe('aaaaa');
    expect(html(twice('RelatedItems'), { page: 'item' })).toBe('aaa');
    expect(html(twice('AppsItemCategoryChildCategories'), { page: 'category' })).toBe('aa');
    expect(
      html(
        `{block:AppsItemCategoryCategories}${twice('AppsItemCategoryMediumCategories')};{/block:AppsItemCategoryCategories}`,
      ),
    ).toBe('aa;aa;aa;;;');
  });
});

describe('categories', () => {
  it('that go around in a circle are walked once', () => {
    const categories = sampleShop.categories.map((each) => (each.id === 1 ? { ...each, parent: 11 } : each));
    const trail = html('{BreadcrumbTag}', {
      shop: { ...sampleShop, categories },
      page: { page: 'category', categoryId: 11 },
    });
    expect(trail.match(/Kitchen|Household/g)).toEqual(['Household', 'Kitchen']);
  });

  it('lead to their pages from the menu, and names are text', () => {
    const menu = html('{AppsItemCategoryCategoriesTag}');
    expect(menu).toContain('href="/categories/22">Packs &amp; pouches</a></li></ul></li>');
    expect(menu).toContain('href="/categories/5">Clothing</a></li></ul>');
  });
});

describe('lists', () => {
  const titles = (page: RenderInput['page'], shop = sampleShop) =>
    html('{block:Items}{ItemTitle};{/block:Items}', { ...(page && { page }), shop });

  it('of a search have every word, in whatever case, in title, second name or description', () => {
    const shop = shopWith({ title: 'Plain', alias: 'Zebra', detail: 'Striped wool' });
    for (const query of ['zebra', 'ZEBRA wool', ' plain  striped ', 'wool'])
      expect(titles({ page: 'search', query }, shop)).toContain('Plain;');
    expect(titles({ page: 'search', query: 'zebra submarine' }, shop)).toBe('');
  });

  it('go on in the fragment from the second page, of the same category or search', () => {
    expect(titles('load-items')).toBe(titles({ page: 'load-items', number: 2 }));
    expect(titles({ page: 'load-items', categoryId: 11, number: 1 })).toBe(
      titles({ page: 'category', categoryId: 11 }),
    );
    expect(titles({ page: 'load-items', query: 'mug', number: 1 })).toBe(titles({ page: 'search', query: 'mug' }));
    expect(titles({ page: 'load-items', categoryId: 999, number: 1 })).toBe(titles('index'));
    expect(titles({ page: 'category', categoryId: 999 })).toBe(titles({ page: 'category', categoryId: 1 }));
  });

  it('put an item first only where it belongs to them', () => {
    const first = { page: 'search', query: 'mug', itemId: itemStates['on-sale'] } as const;
    expect(titles(first)).toBe(titles({ page: 'search', query: 'mug' }));
  });

  it('have at least one page, and as many as they need', () => {
    expect(html('{MaxPageNumber}', { page: { page: 'search', query: 'submarine' } })).toBe('1');
    expect(html('{MaxPageNumber} {NextPageNumber}', { page: { page: 'index', number: 2 } })).toBe('2 3');
  });
});

describe('notices of an item', () => {
  const notices = (state: keyof typeof itemStates, language: 'ja' | 'en') =>
    html('{ItemAttentionTag}', { page: itemPage(state), language });

  it.each([
    ['pre-order', '発送予定: 20', 'Ships: '],
    ['lottery', '応募期間: 20', 'Apply: '],
    ['before-sale-soon', ' から販売', 'Sales start on '],
    ['after-sale', ' に販売終了', 'Sales ended on '],
    ['takeout', '受取場所を見る', 'Show where to pick up'],
    ['on-sale', '※送料は別途発生いたします。詳細は<a', 'Shipping is charged separately. Details <a'],
    ['on-sale', '全国一律 ¥700', 'All of Japan ¥700'],
  ] as const)('%s say %s or %s', (state, ja, en) => {
    expect(notices(state, 'ja')).toContain(ja);
    expect(notices(state, 'en')).toContain(en);
  });

  it('of an app that the shop does not have stay away', () => {
    for (const state of ['pre-order', 'lottery', 'takeout', 'before-sale', 'after-sale'] as const)
      expect(html('{ItemAttentionTag}', { page: itemPage(state), apps: [] })).toBe(
        html('{ItemAttentionTag}', { page: 'item', apps: [] }),
      );
  });

  it('turn to the last hour before a sale sixty minutes ahead', () => {
    const at = (start: Moment) =>
      html(inForm('{PurchaseButton}'), {
        page: 'item',
        shop: { ...shopWith({ period: { start } }), now: '2026-06-15 12:00' },
      });
    expect(at('2026-06-15 13:00')).toContain('--comingSoonStay');
    expect(at('2026-06-15 13:01')).toContain('x_salesPeriodModalOpen');
  });

  it('lead inquiries to the form for the item', () => {
    expect(html(inForm('{PurchaseButton}'), { page: itemPage('sold-out'), apps: [] })).toContain(
      'href="/contact/items/1002"',
    );
    expect(html(inForm('{PurchaseButton}'), { page: itemPage('after-sale') })).toContain('href="/contact/items/1004"');
  });
});
