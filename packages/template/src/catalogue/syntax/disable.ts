import { archived, cheatSheet } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const disable = {
  page: 'syntax/disable',
  tags: [
    {
      name: '{block:Hidden}',
      kind: 'condition',
      summary: 'Never shows its content; BASE still reads the design options in it.',
      rules: 'Never put a required tag in it.',
      rulesEvidence: cheatSheet,
      notes: 'Wrap the `meta` elements of your design options in it, inside `<head>`.',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
