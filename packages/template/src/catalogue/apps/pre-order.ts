import { kindByAnalogy, stockAndNotes, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const preOrder = {
  page: 'apps/pre_order_app',
  tags: [
    {
      name: '{block:ItemPreOrder}',
      kind: 'condition',
      pages: ['item'],
      within: ['{block:Items}'],
      app: 'pre_order',
      summary: 'Shows its content when the item is for pre-order.',
      unconfirmed: ['item'],
      notes:
        'The stock theme uses it in lists, inside `{block:HasItemStock}` and `{block:ItemNowOnSale}`. Another theme uses it on the item page, inside `{block:PurchaseForm}`.',
      notesEvidence: stockAndNotes,
      evidence: kindByAnalogy,
    },
    {
      name: '{lang:PreOrderItem}',
      kind: 'text',
      app: 'pre_order',
      escaping: 'text',
      summary: 'Prints the fixed text of the badge for pre-order items.',
      japanese: { text: '予約商品 (“Pre-order item”)', known: 'a studio’s mock-up; not confirmed' },
      sample: '予約商品',
      evidence: stockBoth,
    },
  ],
} as const satisfies GuidePage;
