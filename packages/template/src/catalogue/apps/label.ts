import { archived, livePages, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const label = {
  page: 'apps/label_app',
  tags: [
    {
      name: '{block:AppsItemLabel}',
      kind: 'condition',
      app: 'label',
      summary: 'Shows its content when the label app is installed.',
      evidence: archived,
    },
    {
      name: '{AppsItemLabelTag}',
      kind: 'variable',
      pages: ['item'],
      within: ['{block:Items}'],
      placesEvidence: stockBoth,
      guard: '{block:AppsItemLabel}',
      app: 'label',
      escaping: 'markup',
      summary: 'Prints the label of the item.',
      prints: 'an image with the class `label_image`, in lists also `list`; nothing without a label',
      printsEvidence: livePages,
      sample: '<img class="label_image" src="label.png" alt="">',
      evidence: archived,
    },
  ],
} as const satisfies GuidePage;
