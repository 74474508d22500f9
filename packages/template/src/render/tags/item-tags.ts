import { noPicture, picture } from '../../shop/picture.ts';
import type { Item } from '../../shop/shop.ts';
import { escapeHtml, withBreaks, withLinks } from '../escape.ts';
import { type BlockHandler, ofItem, type Print, pair, whenItem } from '../handler.ts';
import { yen } from '../money.ts';
import type { Page } from '../page.ts';
import { pathOf } from '../route.ts';
import { priceOf, properPrice, saleStatus } from '../sale-status.ts';

/** Widths that tags name; `origin` stands for the picture as it was uploaded. */
const widths: Readonly<Record<string, number>> = {
  76: 76,
  146: 146,
  174: 174,
  300: 300,
  500: 500,
  640: 640,
  1280: 1280,
  origin: 1600,
};

export const itemVariables: Readonly<Record<string, Print>> = {
  ItemId: ofItem(({ id }) => String(id)),
  ItemTitle: ofItem(({ title }) => escapeHtml(title)),
  ItemPrice: ofItem((item, page) => yen(priceOf(item, page))),
  ItemProperPrice: ofItem((item, page) => printPrice(properPrice(item, page))),
  ItemDiscountRate: ofItem((item, page) => {
    const proper = properPrice(item, page);
    return proper ? `${Math.round((1 - item.price / proper) * 100)}%OFF` : '';
  }),
  ItemStock: ofItem(({ stock }) => String(stock)),
  'ItemDetail-origin': ofItem(({ detail }) => withBreaks(detail)),
  ItemDetail: ofItem(({ detail }, { shop }) => (shop.verified ? withLinks : withBreaks)(detail)),
  ItemDetailNoBr: ofItem(({ detail }) => escapeHtml(detail)),
  ItemDigitalContent: ofItem((item, page) => escapeHtml(fileOf(item, page))),
  ItemImageCount: ofItem(({ images }) => String(images)),
  ItemNoImageURL: () => noPicture,
  ItemPageURL: ofItem(itemAddress),
  ItemDeepLink: ofItem(itemAddress),
  ItemSaleStatusTag: ofItem((item, page) => {
    const status = saleStatus(item, page);
    if (status === 'ended') return 'SOLD OUT';
    return status === 'now' ? '' : 'COMING SOON';
  }),
  SubscriptionInitialPrice: ofItem(({ subscription }) => printPrice(subscription?.initial)),
  SubscriptionRepeatPrice: ofItem(({ subscription }) => printPrice(subscription?.repeat)),
  ...Object.fromEntries(
    Object.entries(widths).map(([size, width]): [string, Print] => [
      `ItemImage[1-20]URL-${size}`,
      ofItem((item, _, number) => (number <= item.images ? picture(item, number, width) : '')),
    ]),
  ),
  RelatedItemTitle: (_, { related }) => escapeHtml(related?.title ?? ''),
  RelatedItemPrice: (page, { related }) => (related ? yen(priceOf(related, page)) : ''),
  'RelatedItemImageURL-640': (_, { related }) =>
    related ? (related.images > 0 ? picture(related, 1, 640) : noPicture) : '',
  RelatedItemPageURL: (page, { related }) => (related ? itemAddress(related, page) : ''),
};

export const itemBlocks: Readonly<Record<string, BlockHandler>> = {
  ...pair(
    'HasItemStock',
    'NoItemStock',
    whenItem(({ stock }) => stock > 0),
  ),
  ...pair(
    'HasItemProperPrice',
    'NoItemProperPrice',
    whenItem((item, page) => properPrice(item, page) !== undefined),
  ),
  ...pair(
    'ItemImage[1-20]',
    'NoItemImage[1-20]',
    whenItem(({ images }, _, number) => number <= images),
  ),
  ...pair('HasSubscriptionInitialPrice', 'NoSubscriptionInitialPrice', whenItem(hasInitialPrice)),
  ...pair(
    'HasSubscriptionInitialProperPrice',
    'NoSubscriptionInitialProperPrice',
    whenItem(({ subscription }) => subscription?.initialProper !== undefined),
  ),
  ...pair(
    'HasSubscriptionRepeatProperPrice',
    'NoSubscriptionRepeatProperPrice',
    whenItem(({ subscription }) => subscription?.repeatProper !== undefined),
  ),
  ItemWatingForSale: { when: whenItem((item, page) => ['waiting', 'soon'].includes(saleStatus(item, page))) },
  ItemNowOnSale: { when: whenItem((item, page) => saleStatus(item, page) === 'now') },
  ItemEndOfSale: { when: whenItem((item, page) => saleStatus(item, page) === 'ended') },
  ItemDigitalContent: { when: whenItem((item, page) => fileOf(item, page) !== '') },
  ItemPreOrder: { when: whenItem(({ preOrder }, { apps }) => preOrder !== undefined && apps.has('pre_order')) },
  ItemLottery: { when: whenItem(({ lottery }, { apps }) => lottery !== undefined && apps.has('lottery')) },
  ItemTakeout: { when: whenItem(({ takeout = false }, { apps }) => takeout && apps.has('takeout')) },
  ItemCommunityLimited: { when: whenItem(({ membersOnly = false }, { apps }) => membersOnly && apps.has('community')) },
  HasRelatedItems: { when: (page) => (page.item ? relatedItems(page).length > 0 : undefined) },
  RelatedItems: {
    each: (page, scope) => (scope.related ? [scope] : relatedItems(page).map((related) => ({ ...scope, related }))),
  },
};

function printPrice(amount: number | undefined): string {
  return amount === undefined ? '' : yen(amount);
}

function itemAddress({ id }: Item, { link }: Page): string {
  return escapeHtml(link(pathOf({ page: 'item', itemId: id })));
}

function fileOf({ file = '' }: Item, { apps }: Page): string {
  return apps.has('download') ? file : '';
}

function hasInitialPrice({ subscription }: Item): boolean {
  return subscription !== undefined && subscription.initial !== subscription.repeat;
}

/** Up to three items that follow the page's own in the shop's order. */
function relatedItems({ item, shop }: Page): readonly Item[] {
  if (!item) return [];
  const at = shop.items.indexOf(item);
  return [...shop.items.slice(at + 1), ...shop.items.slice(0, Math.max(0, at))].slice(0, 3);
}
