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
      prints: '`#baseMenu` with the entries `.base` and `.cart`',
      printsEvidence: livePages,
      rules: 'Do not hide or change it.',
      notes: 'With the Hide BASE logo app, BASE’s logo is not shown.',
      sample: '<div id="baseMenu"><ul class="clearfix">…</ul></div>',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
