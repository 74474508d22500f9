import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/lottery_app. */
export const lottery = [
  { name: '{block:ItemLottery}', kind: 'condition', pages: ['item'], within: ['{block:Items}'], app: 'lottery' },
  { name: '{lang:LotteryItem}', kind: 'text', app: 'lottery', escaping: 'attribute-safe' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
