import type { TagFacts } from '../tag.ts';

/** Tags of the page item/bnpl. */
export const bnpl = [
  { name: '{ItemBnplBannerTag}', kind: 'variable', pages: ['item'], escaping: 'markup' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
