import type { Item } from '../shop/shop.ts';
import { minutesBetween } from './dates.ts';
import type { Page } from './page.ts';

/** Where an item stands in its sales period: `soon` is the last hour before the start. */
export type SaleStatus = 'waiting' | 'soon' | 'now' | 'ended';

/** Items without a sales period, and all items without the app, are on sale. */
export function saleStatus({ period }: Item, { apps, shop }: Page): SaleStatus {
  if (!period || !apps.has('sales_period')) return 'now';
  if (period.end && shop.now > period.end) return 'ended';
  if (!period.start || shop.now >= period.start) return 'now';
  return minutesBetween(shop.now, period.start) <= 60 ? 'soon' : 'waiting';
}

/** Regular price of an item with a discount; undefined without a discount, or without the app. */
export function properPrice(item: Item, { apps }: Page): number | undefined {
  return apps.has('sale') ? item.properPrice : undefined;
}

/** What a buyer pays. */
export function priceOf(item: Item, page: Page): number {
  return properPrice(item, page) ? item.price : (item.properPrice ?? item.price);
}

/** Whether applications for a lottery item are taken at the moment. */
export function takesApplications({ lottery }: Item, { shop }: Page): boolean {
  return lottery !== undefined && shop.now >= lottery.from && shop.now <= lottery.to;
}
