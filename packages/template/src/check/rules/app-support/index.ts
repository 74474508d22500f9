import { findTag } from '../../../catalogue/find-tag.ts';
import type { PageName } from '../../../catalogue/page-name.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { appInText } from '../../../wording/app-names.ts';
import { type PageSet, pageSet } from '../../place.ts';
import { pageWords } from '../../place-text.ts';
import type { Rule } from '../../rule.ts';

interface Support {
  /** What the tags are for, where that is no app. */
  readonly title?: string;
  /** One of these tags is enough; the first one names the app. */
  readonly tags: readonly string[];
  /** Pages on each of which it should appear. */
  readonly on?: readonly PageName[];
  /** The guideline names this app above all, or a shop needs it by law. */
  readonly warns?: true;
}

const lists: readonly PageName[] = ['index', 'load-items'];

const supports: readonly Support[] = [
  {
    tags: ['{AppsItemCategoryCategoriesTag}', '{AppsItemCategoryCategoryPageURL}'],
    warns: true,
  },
  { tags: ['{AppsItemCategoryChildCategoryPageURL}'] },
  { tags: ['{BlogPageURL}'], warns: true },
  { tags: ['{SearchPageURL}'], warns: true },
  { tags: ['{AppsAgeVerificationWarningTag}'], on: ['item'], warns: true },
  { tags: ['{AppsI18nTag}'] },
  { tags: ['{ItemDigitalContent}'], on: ['item'] },
  { tags: ['{AppsItemLabelTag}'], on: [...lists, 'item'] },
  { tags: ['{AppsReviewTag}'], on: ['item'] },
  { tags: ['{ItemProperPrice}'] },
  { tags: ['{ItemDiscountRate}'], on: [...lists, 'item'] },
  { tags: ['{CoinFundingPageURL}'] },
  { tags: ['{AppsInformationBannerTag}'] },
  { tags: ['{AdditionalItemDetail}'], on: ['item'] },
  { tags: ['{CommunityPageURL}'] },
  { tags: ['{CommunityPurchaseButton}'], on: ['item'] },
  { tags: ['{MembershipPageURL}'] },
  { tags: ['{MembershipMyPageURL}'] },
  { tags: ['{block:ItemPreOrder}'], on: lists },
  { tags: ['{block:ItemLottery}'], on: lists },
  { title: 'Pay ID pay later banner', tags: ['{ItemBnplBannerTag}'], on: ['item'] },
  { tags: ['{block:ItemTakeout}'], on: lists },
];

export const appSupport: Rule = {
  name: 'app-support',
  severity: 'note',
  summary:
    'Themes for sale should support the apps that the checklist names, above all category management, blog and item search.',
  level: 'archived',
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
        for (const { title, tags, on = [], warns } of supports) {
          const pages = tags.reduce((set, tag) => set | (seen.get(tag) ?? 0), 0);
          const missing = on.filter((page) => !(pages & pageSet([page])));
          if (pages && missing.length === 0) continue;
          const tag = findTag(tags[0] ?? '')?.tag;
          const what = tag?.app ? appInText(tag.app) : title;
          const where = missing.length > 0 ? ` on ${missing.map((page) => pageWords(page)).join(', ')}` : '';
          report({
            span: theme.spanOf('body'),
            severity: warns ? 'warning' : 'note',
            message: `Missing support for the ${what}, expected ${tags.join(' or ')}${where}`,
            ...(tag && { help: tagHref(tag) }),
          });
        }
      },
    };
  },
};
