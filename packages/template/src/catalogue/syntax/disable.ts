import type { TagFacts } from '../tag.ts';

/** Tags of the page syntax/disable. */
export const disable = [{ name: '{block:Hidden}', kind: 'condition' }] as const satisfies readonly Omit<
  TagFacts,
  'page'
>[];
