import type { BlockName, PageBlockName, VariableName } from '../../catalogue/tag-facts.ts';
import { noPicture, picture } from '../../shop/picture.ts';
import type { Item } from '../../shop/shop.ts';
import { byName } from '../by-name.ts';
import { escapeHtml, withBreaks, withLinks } from '../escape.ts';
import { type BlockHandler, ofItem, type Print, whenItem } from '../handler.ts';
import { yen } from '../money.ts';
import type { Page } from '../page.ts';
import { pathOf } from '../route.ts';
import { priceOf, properPrice, saleStatus } from '../sale-status.ts';

/** Widths of pictures that tags name. */
const sizes = ['76', '146', '174', '300', '500', '640', '1280', 'origin'] as const;
/** Width that stands for the picture as it was uploaded. */
const uploadedWidth = 1600;

export const itemVariables = {
  ItemId: ofItem(({ id }) => String(id)),
  ItemTitle: ofItem(({ title }) => title),
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
  ItemDigitalContent: ofItem(({ file = '' }) => file),
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
  ...byName(
    sizes,
    (size) => `ItemImage[1-20]URL-${size}` as const,
    (size) => {
      const width = size === 'origin' ? uploadedWidth : Number(size);
      return ofItem((item, _, number) => (number <= item.images ? picture(item, number, width) : ''));
    },
  ),
  RelatedItemTitle: (_, { related }) => related?.title ?? '',
  RelatedItemPrice: (page, { related }) => (related ? yen(priceOf(related, page)) : ''),
  'RelatedItemImageURL-640': (_, { related }) =>
    related ? (related.images > 0 ? picture(related, 1, 640) : noPicture) : '',
  RelatedItemPageURL: (page, { related }) => (related ? itemAddress(related, page) : ''),
} satisfies Partial<Record<VariableName, Print>>;

export const itemBlocks = {
  HasItemStock: { when: whenItem(({ stock }) => stock > 0) },
  HasItemProperPrice: { when: whenItem((item, page) => properPrice(item, page) !== undefined) },
  'ItemImage[1-20]': { when: whenItem(({ images }, _, number) => number <= images) },
  HasSubscriptionInitialPrice: { when: whenItem(hasInitialPrice) },
  HasSubscriptionInitialProperPrice: {
    when: whenItem(({ subscription }) => subscription?.initialProper !== undefined),
  },
  HasSubscriptionRepeatProperPrice: { when: whenItem(({ subscription }) => subscription?.repeatProper !== undefined) },
  ItemWatingForSale: { when: whenItem((item, page) => ['waiting', 'soon'].includes(saleStatus(item, page))) },
  ItemNowOnSale: { when: whenItem((item, page) => saleStatus(item, page) === 'now'), withoutApp: 'show' },
  ItemEndOfSale: { when: whenItem((item, page) => saleStatus(item, page) === 'ended') },
  ItemDigitalContent: { when: whenItem(({ file = '' }) => file !== '') },
  ItemPreOrder: { when: whenItem(({ preOrder }) => preOrder !== undefined) },
  ItemLottery: { when: whenItem(({ lottery }) => lottery !== undefined) },
  ItemTakeout: { when: whenItem(({ takeout = false }) => takeout) },
  ItemCommunityLimited: { when: whenItem(({ membersOnly = false }) => membersOnly) },
  HasRelatedItems: { when: (page) => (page.item ? relatedItems(page).length > 0 : undefined) },
  RelatedItems: {
    each: (page, scope) => relatedItems(page).map((related) => ({ ...scope, related })),
  },
} satisfies Partial<Record<BlockName | PageBlockName, BlockHandler>>;

function printPrice(amount: number | undefined): string {
  return amount === undefined ? '' : yen(amount);
}

function itemAddress({ id }: Item, { link }: Page): string {
  return link(pathOf({ page: 'item', itemId: id }));
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
