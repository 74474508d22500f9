import { archived, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const salesPeriod = {
  page: 'apps/sales_period_app',
  tags: [
    {
      name: '{block:ItemWatingForSale}',
      kind: 'condition',
      pages: ['item'],
      within: ['{block:Items}'],
      app: 'sales_period',
      summary: 'Shows its content before the sales period of the item.',
      since: '2019-01',
      notes:
        'Keep BASE’s spelling `Wating`. `ItemWaitingForSale` is in no official text and no stock theme that we could read.',
      evidence: archived,
    },
    {
      name: '{block:ItemNowOnSale}',
      kind: 'condition',
      pages: ['item'],
      within: ['{block:Items}'],
      placesEvidence: stockBoth,
      app: 'sales_period',
      summary: 'Shows its content during the sales period of the item, or when it has none.',
      since: '2019-01',
      notes: 'True for ordinary items too.',
      evidence: archived,
    },
    {
      name: '{block:ItemEndOfSale}',
      kind: 'condition',
      pages: ['item'],
      within: ['{block:Items}'],
      app: 'sales_period',
      summary: 'Shows its content after the sales period of the item.',
      since: '2019-01',
      evidence: archived,
    },
    {
      name: '{ItemSaleStatusTag}',
      kind: 'variable',
      pages: ['item'],
      within: ['{block:Items}'],
      app: 'sales_period',
      escaping: 'text',
      summary: 'Prints the status of an item outside its sales period.',
      prints: 'COMING SOON before the period, SOLD OUT after it',
      since: '2019-01',
      notes: 'Use the three blocks instead when the two texts need different styles.',
      sample: 'COMING SOON',
      evidence: archived,
    },
    {
      name: '{ItemWatingForSaleButtonTag}',
      kind: 'variable',
      pages: ['item'],
      app: 'sales_period',
      escaping: 'markup',
      summary:
        'Prints the button before, just before and after the sales period, for hand-written cart forms (not during it).',
      prints:
        'one of three: 販売開始のお知らせを希望する (“Notify me when sales start”), 販売開始までお待ち下さい (“Please wait until sales start”), この商品についてお問い合わせする (“Ask about this item”)',
      since: '2019-01',
      notes: 'Keep BASE’s spelling `Wating`. Prefer `{block:PurchaseForm}`: the stock theme does not use the old tag.',
      notesEvidence: stockBoth,
      sample: '販売開始までお待ち下さい',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
