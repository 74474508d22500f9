import type { TagFacts } from '../tag.ts';

/** Tags of the page apps/takeout_app. */
export const takeout = [
  { name: '{block:ItemTakeout}', kind: 'condition', pages: ['item'], within: ['{block:Items}'], app: 'takeout' },
  { name: '{lang:TakeoutItem}', kind: 'text', app: 'takeout', escaping: 'attribute-safe' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
