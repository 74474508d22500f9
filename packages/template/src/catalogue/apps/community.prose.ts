import { stockBoth } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { community } from './community.ts';

/** What readers learn of the tags of the page apps/community_app. */
export const communityProse: Record<(typeof community)[number]['name'], TagProse> = {
  '{block:AppsCommunity}': {
    summary: 'Shows its content when the community app is installed.',
    notes: 'No opposite block is known.',
    evidence: stockBoth,
  },
  '{CommunityPageURL}': {
    summary: 'Prints the address of the community page.',
    prints: 'an address',
    evidence: stockBoth,
  },
  '{CommunityPurchaseButton}': {
    summary: 'Prints the control for items that only members can buy.',
    prints: 'elements made by the platform; their markup is not known',
    notes: 'The stock theme writes it after `{ItemSelectTag}` and before `{PurchaseButton}`.',
    evidence: stockBoth,
  },
  '{block:ItemCommunityLimited}': {
    summary: 'Shows its content when only members of the community can buy the item.',
    notes: 'The stock theme uses it in lists, inside `{block:HasItemStock}` and `{block:ItemNowOnSale}`.',
    evidence: stockBoth,
  },
  '{lang:CommunityLimitedItem}': {
    summary: 'Prints a fixed label for items that only members can buy.',
    notes: 'The Japanese text is very likely 会員限定商品 (“members-only item”): a live shop shows it in that badge.',
    sample: '会員限定商品',
    evidence: stockBoth,
  },
};
