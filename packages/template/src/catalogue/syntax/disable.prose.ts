import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { disable } from './disable.ts';

/** What readers learn of the tags of the page syntax/disable. */
export const disableProse: Record<(typeof disable)[number]['name'], TagProse> = {
  '{block:Hidden}': {
    summary: 'Never shows its content, while the platform still reads the design options declared in it.',
    notes:
      'Wrap the `meta` elements of your design options in it, inside `<head>`. Never put a required tag in it: a hidden required tag breaks the rules.',
    evidence: archived,
  },
};
