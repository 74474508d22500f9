import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { body } from './body.ts';

/** What readers learn of the tags of the page default/body. */
export const bodyProse: Record<(typeof body)[number]['name'], TagProse> = {
  '{BASEMenuTag}': {
    summary: 'Prints the menu of the platform with the cart.',
    prints:
      '`#baseMenu` with the entries `.base` and `.cart`; the logo entry goes when the logo-hiding app is installed',
    notes: 'Required; do not hide or change it. The link to the cart carries the number of items in it.',
    sample: '<div id="baseMenu"><ul class="clearfix">…</ul></div>',
    evidence: archived,
  },
};
