import type { TagFacts } from '../tag.ts';

/** Tags of the page default/body. */
export const body = [
  { name: '{BASEMenuTag}', kind: 'variable', escaping: 'markup', required: true },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
