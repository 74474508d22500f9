import { platformScript, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const itemLayout = {
  page: 'apps/item_layout_app',
  tags: [
    {
      name: '{block:AppsItemDetailCustom}',
      kind: 'condition',
      pages: ['item'],
      app: 'item_layout',
      summary: 'Shows its content when the app for custom item descriptions is installed.',
      notes: 'No opposite block is known.',
      evidence: stockBoth,
    },
    {
      name: '{AdditionalItemDetail}',
      kind: 'variable',
      pages: ['item'],
      guard: '{block:AppsItemDetailCustom}',
      app: 'item_layout',
      escaping: 'markup',
      summary: 'Prints the description that the shop owner arranged with the app.',
      prints: '`#appsItemDetailCustom` with headings, texts, images, sliders and videos',
      evidence: platformScript,
    },
    {
      name: '{AdditionalItemDetailDefaultCssAndJs}',
      kind: 'variable',
      pages: ['item'],
      guard: '{block:AppsItemDetailCustom}',
      app: 'item_layout',
      escaping: 'markup',
      summary: 'Switches on the default style and slider of the custom description.',
      prints: 'an `input` with this name and the value true (the element is inferred from the script that reads it)',
      notes: 'Optional: without it your theme styles the parts and runs the slider itself.',
      evidence: platformScript,
    },
  ],
} as const satisfies GuidePage;
