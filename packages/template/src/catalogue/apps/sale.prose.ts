import { archived } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { sale } from './sale.ts';

/** What readers learn of the tags of the page apps/sale_app. */
export const saleProse: Record<(typeof sale)[number]['name'], TagProse> = {
  '{block:AppsSale}': {
    summary: 'Shows its content when the sale app is installed.',
    notes: 'The stock theme manages without it and tests the regular price instead.',
    evidence: archived,
  },
  '{block:HasItemProperPrice}': {
    summary: 'Shows its content while the item is in a sale.',
    since: '2017-09-20',
    notes: 'True when the item has a regular price beside its sale price.',
    evidence: archived,
  },
  '{block:NoItemProperPrice}': {
    summary: 'Shows its content while the item is not in a sale.',
    since: '2017-09-20',
    notes: 'Also true when the app is not installed.',
    evidence: archived,
  },
  '{ItemProperPrice}': {
    summary: 'Prints the regular price of an item in a sale.',
    prints: 'text with yen sign and thousands separator',
    since: '2017-09-20',
    sample: '¥5,500',
    evidence: archived,
  },
  '{ItemDiscountRate}': {
    summary: 'Prints the discount of an item in a sale.',
    prints: 'text with its own unit; a studio’s mock-up shows 15%OFF',
    since: '2017-09-20',
    sample: '20%OFF',
    evidence: archived,
  },
};
