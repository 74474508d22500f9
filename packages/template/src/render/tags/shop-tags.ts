import { escapeHtml, withBreaks, withLinks } from '../escape.ts';
import { type BlockHandler, type Print, pair } from '../handler.ts';
import { absolute, articleKey } from '../page.ts';

/** Addresses and names of the platform, as in its guide of 2019. */
const platform = 'https://thebase.in';

export const shopVariables: Readonly<Record<string, Print>> = {
  ShopId: ({ shop }) => escapeHtml(shop.id),
  ShopDomain: ({ shop }) => escapeHtml(shop.domain),
  ShopURL: ({ shop, link }) => escapeHtml(link('/').replace(/\/$/, '') || `https://${shop.domain}`),
  ShopName: ({ shop }) => escapeHtml(shop.name),
  'ShopIntroduction-origin': ({ shop }) => withBreaks(shop.introduction),
  ShopIntroduction: ({ shop }) => (shop.verified ? withLinks : withBreaks)(shop.introduction),
  ShopDeepLink: ({ link }) => escapeHtml(link('/')),
  ShopRedirectUrl: (page) => escapeHtml(absolute(page, '/')),
  BASEURL: () => platform,
  BASEDomain: () => new URL(platform).hostname,
  IndexPageURL: ({ link }) => escapeHtml(link('/')),
  AboutPageURL: ({ link }) => escapeHtml(link('/about')),
  ContactPageURL: ({ link }) => escapeHtml(link('/contact')),
  PrivacyPageURL: ({ link }) => escapeHtml(link('/privacy')),
  LawPageURL: ({ link }) => escapeHtml(link('/law')),
  BlogPageURL: ({ apps, link }) => (apps.has('blog') ? escapeHtml(link('/blog')) : ''),
  BlogFeedPageURL: ({ apps, link }) => (apps.has('blog') ? escapeHtml(link('/blog/feed')) : ''),
  CoinFundingPageURL: ({ apps, link }) => (apps.has('coin_funding') ? escapeHtml(link('/coin')) : ''),
  SearchPageURL: ({ apps, link }) => (apps.has('search') ? escapeHtml(link('/search')) : ''),
  CommunityPageURL: ({ apps, link }) => (apps.has('community') ? escapeHtml(link('/community')) : ''),
  MembershipPageURL: ({ apps, link }) => (apps.has('membership') ? escapeHtml(link('/membership')) : ''),
  MembershipMyPageURL: ({ apps, link }) => (apps.has('membership') ? escapeHtml(link('/membership/mypage')) : ''),
  AppsBlogArticleTitle: (page) => escapeHtml(pinned(page)?.title ?? ''),
  AppsBlogArticlePageURL: (page) => {
    const article = pinned(page);
    return article ? escapeHtml(page.link(`/blog/${articleKey(article.date)}`)) : '';
  },
};

export const shopBlocks: Readonly<Record<string, BlockHandler>> = {
  ...pair('ShopPublic', 'NotShopPublic', ({ settings }) => settings.published !== false),
  ...pair('AppsBaseEraser', 'NoAppsBaseEraser', ({ apps }) => apps.has('base_eraser')),
  AppsBlog: { when: ({ apps }) => apps.has('blog') },
  AppsBlogArticleIsPinned: { when: (page) => pinned(page) !== undefined },
  AppsCoinFunding: { when: ({ apps }) => apps.has('coin_funding') },
  AppsCommunity: { when: ({ apps }) => apps.has('community') },
  AppsDownload: { when: ({ apps }) => apps.has('download') },
  AppsI18n: { when: ({ apps }) => apps.has('i18n') },
  AppsInformationBanner: { when: ({ apps }) => apps.has('information_banner') },
  AppsItemCategory: { when: ({ apps }) => apps.has('item_category') },
  AppsItemDetailCustom: { when: ({ apps }) => apps.has('item_layout') },
  AppsItemLabel: { when: ({ apps }) => apps.has('label') },
  AppsMembership: { when: ({ apps }) => apps.has('membership') },
  AppsReview: { when: ({ apps }) => apps.has('review') },
  AppsSale: { when: ({ apps }) => apps.has('sale') },
  AppsSearch: { when: ({ apps }) => apps.has('search') },
};

function pinned({ apps, shop }: Parameters<Print>[0]) {
  return apps.has('blog') ? shop.articles.find(({ pinned }) => pinned) : undefined;
}
