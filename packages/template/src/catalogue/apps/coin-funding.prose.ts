import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { coinFunding } from './coin-funding.ts';

/** What readers learn of the tags of the page apps/coin_funding_app. */
export const coinFundingProse: Record<(typeof coinFunding)[number]['name'], TagProse> = {
  '{block:AppsCoinFunding}': {
    summary: 'Shows its content when the shop coin app is installed.',
    since: '2018-05-14',
    notes: 'No opposite block is documented.',
    evidence: archived,
  },
  '{CoinFundingPageURL}': {
    summary: 'Prints the address of the shop coin page.',
    prints: 'an address',
    since: '2018-05-14',
    evidence: archived,
  },
};
