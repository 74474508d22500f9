import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/pre_order_app. */
export const preOrder = [
  { name: '{block:ItemPreOrder}', kind: 'condition', pages: ['item'], within: ['{block:Items}'], app: 'pre_order' },
  { name: '{lang:PreOrderItem}', kind: 'text', app: 'pre_order', escaping: 'attribute-safe' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
