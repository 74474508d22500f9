import type { TagFacts } from '../tag.ts';

/** Tags of the page syntax/related. */
export const related = [
  { name: '{block:HasRelatedItems}', kind: 'condition', pages: ['item'] },
  { name: '{block:RelatedItems}', kind: 'loop', pages: ['item'] },
  { name: '{RelatedItemTitle}', kind: 'variable', within: ['{block:RelatedItems}'], escaping: 'attribute-safe' },
  { name: '{RelatedItemPrice}', kind: 'variable', within: ['{block:RelatedItems}'], escaping: 'plain' },
  { name: '{RelatedItemImageURL-640}', kind: 'variable', within: ['{block:RelatedItems}'], escaping: 'url' },
  { name: '{RelatedItemPageURL}', kind: 'variable', within: ['{block:RelatedItems}'], escaping: 'url' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
