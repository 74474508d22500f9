import { archived } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const coinFunding = {
  page: 'apps/coin_funding_app',
  tags: [
    {
      name: '{block:AppsCoinFunding}',
      kind: 'condition',
      app: 'coin_funding',
      summary: 'Shows its content when the shop coin app is installed.',
      since: '2018-05-14',
      evidence: archived,
    },
    {
      name: '{CoinFundingPageURL}',
      kind: 'variable',
      guard: '{block:AppsCoinFunding}',
      app: 'coin_funding',
      escaping: 'url',
      summary: 'Prints the URL of the shop coin page.',
      prints: 'a URL',
      since: '2018-05-14',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
