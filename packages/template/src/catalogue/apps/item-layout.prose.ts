import { platformScript, stockBoth } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { itemLayout } from './item-layout.ts';

/** What readers learn of the tags of the page apps/item_layout_app. */
export const itemLayoutProse: Record<(typeof itemLayout)[number]['name'], TagProse> = {
  '{block:AppsItemDetailCustom}': {
    summary: 'Shows its content when the app for custom item descriptions is installed.',
    notes: 'No opposite block is known.',
    evidence: stockBoth,
  },
  '{AdditionalItemDetail}': {
    summary: 'Prints the description that the shop owner arranged with the app.',
    prints: '`#appsItemDetailCustom` with headings, texts, images, sliders and videos',
    evidence: platformScript,
  },
  '{AdditionalItemDetailDefaultCssAndJs}': {
    summary: 'Switches on the default style and slider of the custom description.',
    prints: 'an `input` with this name and the value true (the element is inferred from the script that reads it)',
    notes: 'Optional: without it your theme styles the parts and runs the slider itself.',
    evidence: platformScript,
  },
};
