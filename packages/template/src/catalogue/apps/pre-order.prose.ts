import { stockBoth } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { preOrder } from './pre-order.ts';

/** What readers learn of the tags of the page apps/pre_order_app. */
export const preOrderProse: Record<(typeof preOrder)[number]['name'], TagProse> = {
  '{block:ItemPreOrder}': {
    summary: 'Shows its content when the item is sold before it is available.',
    notes:
      'The stock theme uses it in lists, inside `{block:HasItemStock}` and `{block:ItemNowOnSale}`; one shop uses it on the item page. No opposite block is known.',
    evidence: stockBoth,
  },
  '{lang:PreOrderItem}': {
    summary: 'Prints a fixed label for pre-order items.',
    notes: 'A studio’s mock-up shows 予約商品 (“pre-order item”); the text is not confirmed.',
    sample: '予約商品',
    evidence: stockBoth,
  },
};
