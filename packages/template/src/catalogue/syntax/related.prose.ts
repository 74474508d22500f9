import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { related } from './related.ts';

/** What readers learn of the tags of the page syntax/related. */
export const relatedProse: Record<(typeof related)[number]['name'], TagProse> = {
  '{block:HasRelatedItems}': {
    summary: 'Shows its content when the item has related items.',
    since: '2018-02',
    notes: 'No opposite block is documented.',
    evidence: archived,
  },
  '{block:RelatedItems}': {
    summary: 'Repeats its content for every related item.',
    limits: 'At most 3 related items.',
    since: '2018-02',
    notes: 'Inside it, tags that start with `Item` still mean the item of the page (an inference).',
    evidence: archived,
  },
  '{RelatedItemTitle}': {
    summary: 'Prints the name of the related item.',
    prints: 'text',
    since: '2018-02',
    sample: 'Linen pouch',
    evidence: archived,
  },
  '{RelatedItemPrice}': {
    summary: 'Prints the price of the related item.',
    prints: 'text',
    since: '2018-02',
    sample: '¥1,980',
    evidence: archived,
  },
  '{RelatedItemImageURL-640}': {
    summary: 'Prints the address of the image of the related item, 640 pixels wide.',
    prints: 'an address',
    since: '2018-02',
    notes: '640 is the only documented size.',
    sample: 'https://example.com/640/pouch.jpg',
    evidence: archived,
  },
  '{RelatedItemPageURL}': {
    summary: 'Prints the address of the related item’s page.',
    prints: 'an address',
    since: '2018-02',
    sample: 'https://shop.thebase.in/items/102',
    evidence: archived,
  },
};
