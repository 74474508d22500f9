import { ageVerification } from './apps/age-verification.ts';
import { baseEraser } from './apps/base-eraser.ts';
import { blog } from './apps/blog.ts';
import { coinFunding } from './apps/coin-funding.ts';
import { community } from './apps/community.ts';
import { download } from './apps/download.ts';
import { i18n } from './apps/i18n.ts';
import { informationBanner } from './apps/information-banner.ts';
import { itemCategory } from './apps/item-category.ts';
import { itemLayout } from './apps/item-layout.ts';
import { label } from './apps/label.ts';
import { lottery } from './apps/lottery.ts';
import { membership } from './apps/membership.ts';
import { preOrder } from './apps/pre-order.ts';
import { review } from './apps/review.ts';
import { sale } from './apps/sale.ts';
import { salesPeriod } from './apps/sales-period.ts';
import { search } from './apps/search.ts';
import { takeout } from './apps/takeout.ts';
import { body } from './default/body.ts';
import { head } from './default/head.ts';
import { bnpl } from './item/bnpl.ts';
import { details } from './item/details.ts';
import { purchase } from './item/purchase.ts';
import { contents } from './syntax/contents.ts';
import { designoption } from './syntax/designoption.ts';
import { disable } from './syntax/disable.ts';
import { item } from './syntax/item.ts';
import { iterator } from './syntax/iterator.ts';
import { page } from './syntax/page.ts';
import { related } from './syntax/related.ts';
import { shop } from './syntax/shop.ts';
import { social } from './syntax/social.ts';
import { url } from './syntax/url.ts';

/** The pages of the guide that describe tags, in the order of the guide. */
export const guidePages = [
  disable,
  page,
  iterator,
  designoption,
  shop,
  url,
  item,
  social,
  related,
  contents,
  head,
  body,
  purchase,
  bnpl,
  details,
  ageVerification,
  baseEraser,
  blog,
  coinFunding,
  community,
  download,
  i18n,
  informationBanner,
  itemCategory,
  itemLayout,
  label,
  lottery,
  membership,
  preOrder,
  review,
  sale,
  salesPeriod,
  search,
  takeout,
] as const;
