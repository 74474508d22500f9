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
import type { DocsPage, TagFacts } from './tag.ts';

/** Tags by the page of the guide that describes them, in the order of the guide. */
export const groups: Partial<Record<DocsPage, readonly Omit<TagFacts, 'page'>[]>> = {
  'syntax/disable': disable,
  'syntax/page': page,
  'syntax/iterator': iterator,
  'syntax/designoption': designoption,
  'syntax/shop': shop,
  'syntax/url': url,
  'syntax/item': item,
  'syntax/social': social,
  'syntax/related': related,
  'syntax/contents': contents,
  'default/head': head,
  'default/body': body,
  'item/purchase': purchase,
  'item/bnpl': bnpl,
  'item/details': details,
  'apps/age_verification_app': ageVerification,
  'apps/base_eraser_app': baseEraser,
  'apps/blog_app': blog,
  'apps/coin_funding_app': coinFunding,
  'apps/community_app': community,
  'apps/download_app': download,
  'apps/i18n_app': i18n,
  'apps/information_banner_app': informationBanner,
  'apps/item_category_app': itemCategory,
  'apps/item_layout_app': itemLayout,
  'apps/label_app': label,
  'apps/lottery_app': lottery,
  'apps/membership_app': membership,
  'apps/pre_order_app': preOrder,
  'apps/review_app': review,
  'apps/sale_app': sale,
  'apps/sales_period_app': salesPeriod,
  'apps/search_app': search,
  'apps/takeout_app': takeout,
};
