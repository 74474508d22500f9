import type { ItemState } from '../shop/item-states.ts';

/** The one English name of each state that an item of the sample shop can be in. */
export const itemStateNames: Readonly<Record<ItemState, string>> = {
  'on-sale': 'In stock',
  'sold-out': 'Sold out',
  'before-sale': 'Before its sales period',
  'before-sale-soon': 'Last hour before its sales period',
  'in-period': 'In its sales period',
  'after-sale': 'After its sales period',
  'pre-order': 'Pre-order',
  lottery: 'Lottery sale',
  takeout: 'Takeout',
  digital: 'Digital content',
  'members-only': 'Members only',
  subscription: 'Subscription',
  sale: 'In a sale',
  'sale-sold-out': 'In a sale, sold out',
  label: 'With a label',
  options: 'With item options',
  variations: 'With variations',
  'free-shipping': 'Free shipping',
  'custom-description': 'Custom item description',
  'no-image': 'Without an image',
  'one-image': 'One image',
  'twenty-images': '20 images',
  'long-title': 'Long title',
};
