import type { TagFacts } from '../tag.ts';

/** Tags of the page syntax/iterator. */
export const iterator = [
  { name: '{block:Item[1-24]}', kind: 'condition', negation: '{block:NotItem[1-24]}', within: ['{block:Items}'] },
  { name: '{block:NotItem[1-24]}', kind: 'condition', negation: '{block:Item[1-24]}', within: ['{block:Items}'] },
  { name: '{block:Odd}', kind: 'condition', negation: '{block:Even}', within: ['{block:Items}'] },
  { name: '{block:Even}', kind: 'condition', negation: '{block:Odd}', within: ['{block:Items}'] },
  { name: '{Counter}', kind: 'variable', escaping: 'plain' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
