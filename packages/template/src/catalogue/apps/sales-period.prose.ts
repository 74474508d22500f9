import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { salesPeriod } from './sales-period.ts';

/** What readers learn of the tags of the page apps/sales_period_app. */
export const salesPeriodProse: Record<(typeof salesPeriod)[number]['name'], TagProse> = {
  '{block:ItemWatingForSale}': {
    summary: 'Shows its content before the sales period of the item.',
    since: '2019-01',
    notes: 'The name is spelled Wating. Keep it so: ItemWaitingForSale is not a tag.',
    evidence: archived,
  },
  '{block:ItemNowOnSale}': {
    summary: 'Shows its content during the sales period of the item, or when it has none.',
    since: '2019-01',
    notes: 'True for ordinary items too.',
    evidence: archived,
  },
  '{block:ItemEndOfSale}': {
    summary: 'Shows its content after the sales period of the item.',
    since: '2019-01',
    evidence: archived,
  },
  '{ItemSaleStatusTag}': {
    summary: 'Prints the state of the sales period.',
    prints: 'COMING SOON before the period, SOLD OUT after it',
    since: '2019-01',
    notes: 'Use the three blocks instead when the two texts need different styles.',
    sample: 'COMING SOON',
    evidence: archived,
  },
  '{ItemWatingForSaleButtonTag}': {
    summary: 'Prints the button for an item with a sales period, for hand-written cart forms.',
    prints:
      'one of three: 販売開始のお知らせを希望する (“Tell me when sales start”), 販売開始までお待ち下さい (“Please wait until sales start”), この商品についてお問い合わせする (“Ask about this item”)',
    since: '2019-01',
    notes: 'The stock themes do not use it; prefer `{block:PurchaseForm}`. The name is spelled Wating.',
    sample: '販売開始までお待ち下さい',
    evidence: archived,
  },
};
