import type { TagFacts } from '../tag.ts';

/** Tags of the page item/details. */
export const details = [
  {
    name: '{block:HasSubscriptionInitialPrice}',
    kind: 'condition',
    negation: '{block:NoSubscriptionInitialPrice}',
    pages: ['item'],
    within: ['{block:Items}'],
  },
  {
    name: '{block:NoSubscriptionInitialPrice}',
    kind: 'condition',
    negation: '{block:HasSubscriptionInitialPrice}',
    pages: ['item'],
    within: ['{block:Items}'],
  },
  {
    name: '{block:HasSubscriptionInitialProperPrice}',
    kind: 'condition',
    negation: '{block:NoSubscriptionInitialProperPrice}',
    pages: ['item'],
    within: ['{block:Items}'],
  },
  {
    name: '{block:NoSubscriptionInitialProperPrice}',
    kind: 'condition',
    negation: '{block:HasSubscriptionInitialProperPrice}',
    pages: ['item'],
    within: ['{block:Items}'],
  },
  {
    name: '{block:HasSubscriptionRepeatProperPrice}',
    kind: 'condition',
    negation: '{block:NoSubscriptionRepeatProperPrice}',
    pages: ['item'],
    within: ['{block:Items}'],
  },
  {
    name: '{block:NoSubscriptionRepeatProperPrice}',
    kind: 'condition',
    negation: '{block:HasSubscriptionRepeatProperPrice}',
    pages: ['item'],
    within: ['{block:Items}'],
  },
  {
    name: '{SubscriptionInitialPrice}',
    kind: 'variable',
    pages: ['item'],
    within: ['{block:Items}'],
    escaping: 'plain',
  },
  {
    name: '{SubscriptionRepeatPrice}',
    kind: 'variable',
    pages: ['item'],
    within: ['{block:Items}'],
    escaping: 'plain',
  },
  { name: '{lang:SubscriptionInitialPrice}', kind: 'text', escaping: 'attribute-safe' },
  { name: '{lang:SubscriptionRepeatPrice}', kind: 'text', escaping: 'attribute-safe' },
] as const satisfies readonly Omit<TagFacts, 'page'>[];
