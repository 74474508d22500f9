import { kindByAnalogy, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const takeout = {
  page: 'apps/takeout_app',
  tags: [
    {
      name: '{block:ItemTakeout}',
      kind: 'condition',
      within: ['{block:Items}'],
      app: 'takeout',
      summary: 'Shows its content when the item is for takeout.',
      notes: 'The stock theme uses it in lists, inside `{block:HasItemStock}` and `{block:ItemNowOnSale}`.',
      notesEvidence: stockBoth,
      evidence: kindByAnalogy,
    },
    {
      name: '{lang:TakeoutItem}',
      kind: 'text',
      app: 'takeout',
      escaping: 'text',
      summary: 'Prints the fixed text of the badge for takeout items.',
      japanese: { text: 'テイクアウト (“Takeout”)', known: 'a studio’s mock-up; not confirmed' },
      sample: 'テイクアウト',
      evidence: stockBoth,
    },
  ],
} as const satisfies GuidePage;
