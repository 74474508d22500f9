import { findTag } from '../../../catalogue/find-tag.ts';
import type { PageName } from '../../../catalogue/page-name.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { type PageSet, pageSet } from '../../place.ts';
import type { Rule } from '../../rule.ts';

interface Support {
  readonly title: string;
  /** One of these tags is enough. */
  readonly tags: readonly string[];
  /** Pages on each of which it should appear. */
  readonly on?: readonly PageName[];
  /** The guideline names this app above all. */
  readonly aboveAll?: true;
}

const lists: readonly PageName[] = ['index', 'load-items'];

const supports: readonly Support[] = [
  {
    title: 'category management app',
    tags: ['{AppsItemCategoryCategoriesTag}', '{AppsItemCategoryCategoryPageURL}'],
    aboveAll: true,
  },
  { title: 'category management app', tags: ['{AppsItemCategoryChildCategoryPageURL}'] },
  { title: 'blog app', tags: ['{BlogPageURL}'], aboveAll: true },
  { title: 'item search app', tags: ['{SearchPageURL}'], aboveAll: true },
  { title: 'English and foreign currency app', tags: ['{AppsI18nTag}'] },
  { title: 'digital content app', tags: ['{ItemDigitalContent}'], on: ['item'] },
  { title: 'label app', tags: ['{AppsItemLabelTag}'], on: [...lists, 'item'] },
  { title: 'review app', tags: ['{AppsReviewTag}'], on: ['item'] },
  { title: 'sale app', tags: ['{ItemProperPrice}'] },
  { title: 'sale app', tags: ['{ItemDiscountRate}'], on: [...lists, 'item'] },
  { title: 'shop coin app', tags: ['{CoinFundingPageURL}'] },
  { title: 'announcement banner app', tags: ['{AppsInformationBannerTag}'] },
  { title: 'custom item description app', tags: ['{AdditionalItemDetail}'], on: ['item'] },
  { title: 'community app', tags: ['{CommunityPageURL}'] },
  { title: 'community app', tags: ['{CommunityPurchaseButton}'], on: ['item'] },
  { title: 'membership app', tags: ['{MembershipPageURL}'] },
  { title: 'membership app', tags: ['{MembershipMyPageURL}'] },
  { title: 'pre-order app', tags: ['{block:ItemPreOrder}'], on: lists },
  { title: 'lottery sale app', tags: ['{block:ItemLottery}'], on: lists },
  { title: 'Pay ID pay later banner', tags: ['{ItemBnplBannerTag}'], on: ['item'] },
  { title: 'takeout app', tags: ['{block:ItemTakeout}'], on: lists },
];

const pageTitle: Partial<Record<PageName, string>> = {
  index: 'the top page',
  'load-items': '{block:LoadItemsPage}',
  item: 'the item page',
};

export const appSupport: Rule = {
  name: 'app-support',
  severity: 'note',
  summary:
    'Themes for sale support the apps that the checklist names, above all category management, blog and item search.',
  group: 'apps',
  wholeTheme: true,
  profile: 'market',
  create: (report, theme) => {
    const seen = new Map<string, PageSet>();
    const see = (name: string | undefined, pages: PageSet) => {
      if (name) seen.set(name, (seen.get(name) ?? 0) | pages);
    };
    return {
      variable: (_, found, place) => see(found?.tag.name, place.pages),
      block: (_, found, place) => see(found?.tag.name, place.pages),
      end: () => {
        for (const { title, tags, on = [], aboveAll } of supports) {
          const pages = tags.reduce((set, tag) => set | (seen.get(tag) ?? 0), 0);
          const missing = on.filter((page) => !(pages & pageSet([page])));
          if (pages && missing.length === 0) continue;
          const tag = findTag(tags[0] ?? '')?.tag;
          const where = missing.length > 0 ? ` on ${missing.map((page) => pageTitle[page] ?? page).join(', ')}` : '';
          report({
            span: theme.spanOf('body'),
            severity: aboveAll ? 'warning' : 'note',
            message: `Missing support for the ${title}, expected ${tags.join(' or ')}${where}`,
            ...(tag && { help: tagHref(tag) }),
          });
        }
      },
    };
  },
};
