import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/community_app. */
export const community = [
  { name: '{block:AppsCommunity}', kind: 'condition', app: 'community' },
  { name: '{CommunityPageURL}', kind: 'variable', guard: '{block:AppsCommunity}', app: 'community', escaping: 'url' },
  {
    name: '{CommunityPurchaseButton}',
    kind: 'variable',
    within: ['{block:PurchaseForm}'],
    guard: '{block:AppsCommunity}',
    app: 'community',
    escaping: 'markup',
  },
  {
    name: '{block:ItemCommunityLimited}',
    kind: 'condition',
    pages: ['item'],
    within: ['{block:Items}'],
    app: 'community',
  },
  { name: '{lang:CommunityLimitedItem}', kind: 'text', app: 'community', escaping: 'attribute-safe' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
