import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/sales_period_app. */
export const salesPeriod = [
  {
    name: '{block:ItemWatingForSale}',
    kind: 'condition',
    pages: ['item'],
    within: ['{block:Items}'],
    app: 'sales_period',
  },
  { name: '{block:ItemNowOnSale}', kind: 'condition', pages: ['item'], within: ['{block:Items}'], app: 'sales_period' },
  { name: '{block:ItemEndOfSale}', kind: 'condition', pages: ['item'], within: ['{block:Items}'], app: 'sales_period' },
  {
    name: '{ItemSaleStatusTag}',
    kind: 'variable',
    pages: ['item'],
    within: ['{block:Items}'],
    app: 'sales_period',
    escaping: 'markup',
  },
  { name: '{ItemWatingForSaleButtonTag}', kind: 'variable', pages: ['item'], app: 'sales_period', escaping: 'markup' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
