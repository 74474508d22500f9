import type { BlockName, PageBlockName, VariableName } from '../../catalogue/tag-facts.ts';
import { withBreaks, withLinks } from '../escape.ts';
import { type BlockHandler, type Print, whenInstalled } from '../handler.ts';
import { absolute, articleKey, type Page } from '../page.ts';

/** Addresses and names of the platform, as in its guide of 2019. */
const platform = 'https://thebase.in';

export const shopVariables = {
  ShopId: ({ shop }) => shop.id,
  ShopDomain: ({ shop }) => shop.domain,
  ShopURL: ({ shop, link }) => link('/').replace(/\/$/, '') || `https://${shop.domain}`,
  ShopName: ({ shop }) => shop.name,
  'ShopIntroduction-origin': ({ shop }) => withBreaks(shop.introduction),
  ShopIntroduction: ({ shop }) => (shop.verified ? withLinks : withBreaks)(shop.introduction),
  ShopDeepLink: ({ link }) => link('/'),
  ShopRedirectUrl: (page) => absolute(page, '/'),
  BASEURL: ({ standIns }) => standIns?.baseUrl ?? platform,
  BASEDomain: () => new URL(platform).hostname,
  IndexPageURL: ({ link }) => link('/'),
  AboutPageURL: ({ link }) => link('/about'),
  ContactPageURL: ({ link }) => link('/contact'),
  PrivacyPageURL: ({ link }) => link('/privacy'),
  LawPageURL: ({ link }) => link('/law'),
  BlogPageURL: ({ link }) => link('/blog'),
  BlogFeedPageURL: ({ link }) => link('/blog/feed'),
  CoinFundingPageURL: ({ link }) => link('/coin'),
  SearchPageURL: ({ link }) => link('/search'),
  CommunityPageURL: ({ link }) => link('/community'),
  MembershipPageURL: ({ link }) => link('/membership'),
  MembershipMyPageURL: ({ link }) => link('/membership/mypage'),
  AppsBlogArticleTitle: (page) => pinned(page)?.title ?? '',
  AppsBlogArticlePageURL: (page) => {
    const article = pinned(page);
    return article ? page.link(`/blog/${articleKey(article.date)}`) : '';
  },
} satisfies Partial<Record<VariableName, Print>>;

export const shopBlocks = {
  ShopPublic: { when: ({ settings }) => settings.published !== false },
  AppsBaseEraser: whenInstalled,
  AppsBlog: whenInstalled,
  AppsBlogArticleIsPinned: { when: (page) => pinned(page) !== undefined },
  AppsCoinFunding: whenInstalled,
  AppsCommunity: whenInstalled,
  AppsDownload: whenInstalled,
  AppsI18n: whenInstalled,
  AppsInformationBanner: whenInstalled,
  AppsItemCategory: whenInstalled,
  AppsItemDetailCustom: whenInstalled,
  AppsItemLabel: whenInstalled,
  AppsMembership: whenInstalled,
  AppsReview: whenInstalled,
  AppsSale: whenInstalled,
  AppsSearch: whenInstalled,
} satisfies Partial<Record<BlockName | PageBlockName, BlockHandler>>;

function pinned({ shop }: Page) {
  return shop.articles.find(({ pinned }) => pinned);
}
