import { ageVerificationProse } from './apps/age-verification.prose.ts';
import { baseEraserProse } from './apps/base-eraser.prose.ts';
import { blogProse } from './apps/blog.prose.ts';
import { coinFundingProse } from './apps/coin-funding.prose.ts';
import { communityProse } from './apps/community.prose.ts';
import { downloadProse } from './apps/download.prose.ts';
import { i18nProse } from './apps/i18n.prose.ts';
import { informationBannerProse } from './apps/information-banner.prose.ts';
import { itemCategoryProse } from './apps/item-category.prose.ts';
import { itemLayoutProse } from './apps/item-layout.prose.ts';
import { labelProse } from './apps/label.prose.ts';
import { lotteryProse } from './apps/lottery.prose.ts';
import { membershipProse } from './apps/membership.prose.ts';
import { preOrderProse } from './apps/pre-order.prose.ts';
import { reviewProse } from './apps/review.prose.ts';
import { saleProse } from './apps/sale.prose.ts';
import { salesPeriodProse } from './apps/sales-period.prose.ts';
import { searchProse } from './apps/search.prose.ts';
import { takeoutProse } from './apps/takeout.prose.ts';
import { bodyProse } from './default/body.prose.ts';
import { headProse } from './default/head.prose.ts';
import { bnplProse } from './item/bnpl.prose.ts';
import { detailsProse } from './item/details.prose.ts';
import { purchaseProse } from './item/purchase.prose.ts';
import { contentsProse } from './syntax/contents.prose.ts';
import { designoptionProse } from './syntax/designoption.prose.ts';
import { disableProse } from './syntax/disable.prose.ts';
import { itemProse } from './syntax/item.prose.ts';
import { iteratorProse } from './syntax/iterator.prose.ts';
import { pageProse } from './syntax/page.prose.ts';
import { relatedProse } from './syntax/related.prose.ts';
import { shopProse } from './syntax/shop.prose.ts';
import { socialProse } from './syntax/social.prose.ts';
import { urlProse } from './syntax/url.prose.ts';
import type { TagProse } from './tag.ts';

/** Prose by tag name. */
export const prose: Readonly<Record<string, TagProse>> = {
  ...disableProse,
  ...pageProse,
  ...iteratorProse,
  ...designoptionProse,
  ...shopProse,
  ...urlProse,
  ...itemProse,
  ...socialProse,
  ...relatedProse,
  ...contentsProse,
  ...headProse,
  ...bodyProse,
  ...purchaseProse,
  ...bnplProse,
  ...detailsProse,
  ...ageVerificationProse,
  ...baseEraserProse,
  ...blogProse,
  ...coinFundingProse,
  ...communityProse,
  ...downloadProse,
  ...i18nProse,
  ...informationBannerProse,
  ...itemCategoryProse,
  ...itemLayoutProse,
  ...labelProse,
  ...lotteryProse,
  ...membershipProse,
  ...preOrderProse,
  ...reviewProse,
  ...saleProse,
  ...salesPeriodProse,
  ...searchProse,
  ...takeoutProse,
};
