import { mockUps, stockAndLive } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const bnpl = {
  page: 'item/bnpl',
  tags: [
    {
      name: '{ItemBnplBannerTag}',
      kind: 'variable',
      pages: ['item'],
      escaping: 'markup',
      summary: 'Prints the Pay ID pay later banner.',
      prints: 'a banner with the class `bnplBanner`, a help button and a dialog',
      printsEvidence: mockUps,
      notes:
        'The stock theme of 2026 has it after the price, and a live theme of that year between price and `{ItemAttentionTag}`.',
      evidence: stockAndLive,
    },
  ],
} as const satisfies GuidePage;
