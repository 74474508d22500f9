import { stockBoth } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { lottery } from './lottery.ts';

/** What readers learn of the tags of the page apps/lottery_app. */
export const lotteryProse: Record<(typeof lottery)[number]['name'], TagProse> = {
  '{block:ItemLottery}': {
    summary: 'Shows its content when the item is sold by lottery.',
    notes:
      'The stock theme uses it in lists, inside `{block:HasItemStock}` and `{block:ItemNowOnSale}`. No opposite block is known.',
    evidence: stockBoth,
  },
  '{lang:LotteryItem}': {
    summary: 'Prints a fixed label for items sold by lottery.',
    notes: 'The exact Japanese text is not known.',
    evidence: stockBoth,
  },
};
