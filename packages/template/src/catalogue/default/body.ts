import { archived, livePages } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const body = {
  page: 'default/body',
  tags: [
    {
      name: '{BASEMenuTag}',
      kind: 'variable',
      escaping: 'markup',
      required: true,
      stockPlace: 'near the start of the body',
      summary: 'Prints BASE’s menu with the cart.',
      prints: '`#baseMenu` with the entries `.base` and `.cart`; the second shows how many items are in the cart',
      printsEvidence: livePages,
      rules: 'Do not hide or change it.',
      notes: 'Without `.base` when the Hide BASE logo app is installed.',
      sample: '<div id="baseMenu"><ul class="clearfix">…</ul></div>',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
