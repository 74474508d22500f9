import { kindByAnalogy, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const lottery = {
  page: 'apps/lottery_app',
  tags: [
    {
      name: '{block:ItemLottery}',
      kind: 'condition',
      within: ['{block:Items}'],
      app: 'lottery',
      summary: 'Shows its content when the item is sold by lottery.',
      notes: 'The stock theme uses it in lists, inside `{block:HasItemStock}` and `{block:ItemNowOnSale}`.',
      notesEvidence: stockBoth,
      evidence: kindByAnalogy,
    },
    {
      name: '{lang:LotteryItem}',
      kind: 'text',
      app: 'lottery',
      escaping: 'text',
      summary: 'Prints the fixed text of the badge for items sold by lottery.',
      japanese: { known: 'copies of the stock theme have the tag' },
      evidence: stockBoth,
    },
  ],
} as const satisfies GuidePage;
