import { stockBoth } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { takeout } from './takeout.ts';

/** What readers learn of the tags of the page apps/takeout_app. */
export const takeoutProse: Record<(typeof takeout)[number]['name'], TagProse> = {
  '{block:ItemTakeout}': {
    summary: 'Shows its content when the item is for takeout.',
    notes:
      'The stock theme uses it in lists, inside `{block:HasItemStock}` and `{block:ItemNowOnSale}`. No opposite block is known.',
    evidence: stockBoth,
  },
  '{lang:TakeoutItem}': {
    summary: 'Prints a fixed label for takeout items.',
    notes: 'A studio’s mock-up shows テイクアウト (“takeout”); the text is not confirmed.',
    sample: 'テイクアウト',
    evidence: stockBoth,
  },
};
