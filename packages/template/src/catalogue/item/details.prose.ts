import { documentedSubscription, previewStub } from '../evidence.ts';
import type { TagProse } from '../tag.ts';
import type { details } from './details.ts';

/** What readers learn of the tags of the page item/details. */
export const detailsProse: Record<(typeof details)[number]['name'], TagProse> = {
  '{block:HasSubscriptionInitialPrice}': {
    summary: 'Shows its content when the subscription has a first-time price.',
    notes: 'Needs the subscription app.',
    evidence: documentedSubscription,
  },
  '{block:NoSubscriptionInitialPrice}': {
    summary: 'Shows its content when there is no first-time price of its own, or the item is not a subscription.',
    notes: 'Also when the first-time price equals the later price. Needs the subscription app.',
    evidence: documentedSubscription,
  },
  '{block:HasSubscriptionInitialProperPrice}': {
    summary: 'Shows its content when a sale applies to the first-time price.',
    notes: 'Needs the subscription app.',
    evidence: documentedSubscription,
  },
  '{block:NoSubscriptionInitialProperPrice}': {
    summary: 'Shows its content when no sale applies to the first-time price, or the item is not a subscription.',
    notes: 'Needs the subscription app.',
    evidence: documentedSubscription,
  },
  '{block:HasSubscriptionRepeatProperPrice}': {
    summary: 'Shows its content when a sale applies to the price from the second time on.',
    notes: 'Needs the subscription app.',
    evidence: documentedSubscription,
  },
  '{block:NoSubscriptionRepeatProperPrice}': {
    summary:
      'Shows its content when no sale applies to the price from the second time on, or the item is not a subscription.',
    notes: 'Needs the subscription app.',
    evidence: documentedSubscription,
  },
  '{SubscriptionInitialPrice}': {
    summary: 'Prints the first-time price of a subscription.',
    prints: 'text; only for subscriptions with a first-time price',
    notes: 'Needs the subscription app.',
    sample: '¥1,980',
    evidence: documentedSubscription,
  },
  '{SubscriptionRepeatPrice}': {
    summary: 'Prints the price of a subscription from the second time on.',
    prints: 'text',
    notes: 'Needs the subscription app.',
    sample: '¥2,480',
    evidence: documentedSubscription,
  },
  '{lang:SubscriptionInitialPrice}': {
    summary: 'Prints a fixed label for the first-time price.',
    notes: 'Known only from a developer’s local preview; the exact text is not known. Needs the subscription app.',
    evidence: previewStub,
  },
  '{lang:SubscriptionRepeatPrice}': {
    summary: 'Prints a fixed label for the price from the second time on.',
    notes: 'Known only from a developer’s local preview; the exact text is not known. Needs the subscription app.',
    evidence: previewStub,
  },
};
