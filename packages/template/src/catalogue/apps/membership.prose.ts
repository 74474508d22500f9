import { stockBoth } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { membership } from './membership.ts';

/** What readers learn of the tags of the page apps/membership_app. */
export const membershipProse: Record<(typeof membership)[number]['name'], TagProse> = {
  '{block:AppsMembership}': {
    summary: 'Shows its content when the membership app is installed.',
    notes: 'No opposite block is known.',
    evidence: stockBoth,
  },
  '{MembershipPageURL}': {
    summary: 'Prints the address of the page about membership.',
    prints: 'an address',
    evidence: stockBoth,
  },
  '{MembershipMyPageURL}': {
    summary: 'Prints the address of the member’s own page.',
    prints: 'an address',
    evidence: stockBoth,
  },
};
