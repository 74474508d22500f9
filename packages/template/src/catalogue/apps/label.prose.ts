import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { label } from './label.ts';

/** What readers learn of the tags of the page apps/label_app. */
export const labelProse: Record<(typeof label)[number]['name'], TagProse> = {
  '{block:AppsItemLabel}': {
    summary: 'Shows its content when the label app is installed.',
    since: '2015',
    notes: 'No opposite block is documented.',
    evidence: archived,
  },
  '{AppsItemLabelTag}': {
    summary: 'Prints the label of the item.',
    prints: 'an image with the class `label_image`, in lists also `list`; nothing without a label',
    since: '2015',
    sample: '<img class="label_image" src="label.png" alt="">',
    evidence: archived,
  },
};
