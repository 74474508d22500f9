import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/sale_app. */
export const sale = [
  { name: '{block:AppsSale}', kind: 'condition', app: 'sale' },
  {
    name: '{block:HasItemProperPrice}',
    kind: 'condition',
    negation: '{block:NoItemProperPrice}',
    pages: ['item'],
    within: ['{block:Items}'],
    app: 'sale',
  },
  {
    name: '{block:NoItemProperPrice}',
    kind: 'condition',
    negation: '{block:HasItemProperPrice}',
    pages: ['item'],
    within: ['{block:Items}'],
    app: 'sale',
  },
  {
    name: '{ItemProperPrice}',
    kind: 'variable',
    pages: ['item'],
    within: ['{block:Items}'],
    guard: '{block:HasItemProperPrice}',
    app: 'sale',
    escaping: 'plain',
  },
  {
    name: '{ItemDiscountRate}',
    kind: 'variable',
    pages: ['item'],
    within: ['{block:Items}'],
    guard: '{block:HasItemProperPrice}',
    app: 'sale',
    escaping: 'plain',
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
