import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/coin_funding_app. */
export const coinFunding = [
  { name: '{block:AppsCoinFunding}', kind: 'condition', app: 'coin_funding' },
  {
    name: '{CoinFundingPageURL}',
    kind: 'variable',
    guard: '{block:AppsCoinFunding}',
    app: 'coin_funding',
    escaping: 'url',
  },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
