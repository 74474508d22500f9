import type { TagFacts } from '../tag.ts';

/** Tags of the page syntax/shop. */
export const shop = [
  { name: '{block:ShopPublic}', kind: 'condition', negation: '{block:NotShopPublic}' },
  { name: '{block:NotShopPublic}', kind: 'condition', negation: '{block:ShopPublic}' },
  { name: '{ShopId}', kind: 'variable', escaping: 'plain' },
  { name: '{ShopDomain}', kind: 'variable', escaping: 'plain' },
  { name: '{ShopURL}', kind: 'variable', escaping: 'url' },
  { name: '{ShopName}', kind: 'variable', escaping: 'attribute-safe' },
  { name: '{ShopIntroduction-origin}', kind: 'variable', escaping: 'html' },
  { name: '{ShopIntroduction}', kind: 'variable', escaping: 'html' },
  { name: '{ShopDeepLink}', kind: 'variable', escaping: 'url' },
  { name: '{lang:NotShopPublicMessage}', kind: 'text', guard: '{block:NotShopPublic}', escaping: 'attribute-safe' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
