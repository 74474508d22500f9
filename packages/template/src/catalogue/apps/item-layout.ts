import { inferredFrom, installedByAnalogy, platformScript, stockBoth } from '../evidence.ts';
import type { GuidePage } from '../tag.ts';

export const itemLayout = {
  page: 'apps/item_layout_app',
  tags: [
    {
      name: '{block:AppsItemDetailCustom}',
      kind: 'condition',
      pages: ['item'],
      app: 'item_layout',
      summary: 'Shows its content when the custom item description app is installed.',
      evidence: installedByAnalogy,
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
      printsEvidence: platformScript,
      evidence: stockBoth,
    },
    {
      name: '{AdditionalItemDetailDefaultCssAndJs}',
      kind: 'variable',
      pages: ['item'],
      guard: '{block:AppsItemDetailCustom}',
      app: 'item_layout',
      escaping: 'markup',
      escapingEvidence: inferredFrom('The script of BASE reads such an element.', platformScript),
      summary: 'Switches on the default style and slider of the custom description.',
      prints: 'an `input` with this name and the value true',
      printsEvidence: inferredFrom('The script of BASE reads it.', platformScript),
      notes:
        'Optional: without it your theme styles the parts and runs the slider itself. The same element switches on the default style of bundle sales, `.bundleSaleRelation`.',
      evidence: platformScript,
    },
  ],
} as const satisfies GuidePage;
