import { inferredFrom, installedByAnalogy, kindByAnalogy, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const community = {
  page: 'apps/community_app',
  tags: [
    {
      name: '{block:AppsCommunity}',
      kind: 'condition',
      app: 'community',
      summary: 'Shows its content when the community app is installed.',
      evidence: installedByAnalogy,
    },
    {
      name: '{CommunityPageURL}',
      kind: 'variable',
      guard: '{block:AppsCommunity}',
      app: 'community',
      escaping: 'url',
      summary: 'Prints the URL of the community page.',
      prints: 'a URL',
      evidence: stockBoth,
    },
    {
      name: '{CommunityPurchaseButton}',
      kind: 'variable',
      within: ['{block:PurchaseForm}'],
      guard: '{block:AppsCommunity}',
      app: 'community',
      escaping: 'markup',
      escapingEvidence: inferredFrom('Its place among the fields of the form.', stockBoth),
      summary: 'Prints a control of the community app on the item page.',
      prints: 'elements that lead visitors to join or sign in',
      printsEvidence: inferredFrom(
        'Its place before the purchase button, and BASE’s sign-in for community forms.',
        stockBoth,
      ),
      notes: 'The stock theme writes it after `{ItemSelectTag}` and before `{PurchaseButton}`.',
      evidence: stockBoth,
    },
    {
      name: '{block:ItemCommunityLimited}',
      kind: 'condition',
      within: ['{block:Items}'],
      app: 'community',
      summary: 'Shows its content when only members of the community can buy the item.',
      notes: 'The stock theme uses it in lists, inside `{block:HasItemStock}` and `{block:ItemNowOnSale}`.',
      notesEvidence: stockBoth,
      evidence: kindByAnalogy,
    },
    {
      name: '{lang:CommunityLimitedItem}',
      kind: 'text',
      app: 'community',
      escaping: 'text',
      summary: 'Prints the fixed text of the badge for items that only members can buy.',
      japanese: {
        text: '会員限定商品 (“Members-only item”)',
        known: 'the members-only badge of a live shop; very likely',
      },
      sample: '会員限定商品',
      evidence: stockBoth,
    },
  ],
} as const satisfies GuidePage;
