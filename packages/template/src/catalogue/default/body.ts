import { archived } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const body = {
  page: 'default/body',
  tags: [
    {
      name: '{BASEMenuTag}',
      kind: 'variable',
      escaping: 'markup',
      required: true,
      summary: 'Prints the menu of the platform with the cart.',
      prints:
        '`#baseMenu` with the entries `.base` and `.cart`; the logo entry goes when the logo-hiding app is installed',
      notes: 'Required; do not hide or change it. The link to the cart carries the number of items in it.',
      sample: '<div id="baseMenu"><ul class="clearfix">…</ul></div>',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
