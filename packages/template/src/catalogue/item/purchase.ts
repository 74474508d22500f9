import type { TagFacts } from '../tag.ts';

/** Tags of the page item/purchase. */
export const purchase = [
  { name: '{block:PurchaseForm}', kind: 'form', pages: ['item'] },
  { name: '{PurchaseButton}', kind: 'variable', within: ['{block:PurchaseForm}'], escaping: 'markup' },
  { name: '{ItemSelectTag}', kind: 'variable', pages: ['item'], escaping: 'markup' },
  {
    name: '{AddToCartURL}',
    kind: 'variable',
    pages: ['item'],
    escaping: 'url',
    deprecated: {
      use: '{block:PurchaseForm}',
      note: 'The guide of 2019 already recommends {block:PurchaseForm} with {PurchaseButton}; it is not officially withdrawn.',
    },
  },
  { name: '{lang:AddToCart}', kind: 'text', escaping: 'attribute-safe' },
  { name: '{lang:NoItemInquiry}', kind: 'text', escaping: 'attribute-safe' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
