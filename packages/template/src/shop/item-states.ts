import type { AppId } from '../catalogue/app-id.ts';

/** Names of the states that an item can be in, each with the item of the sample shop that shows it. */
export const itemStates = {
  'on-sale': 1001,
  'sold-out': 1002,
  'before-sale': 1003,
  'before-sale-soon': 1017,
  'in-period': 1021,
  'after-sale': 1004,
  'pre-order': 1005,
  lottery: 1006,
  takeout: 1007,
  digital: 1008,
  'members-only': 1013,
  subscription: 1020,
  sale: 1015,
  'sale-sold-out': 1022,
  label: 1014,
  options: 1010,
  variations: 1016,
  'free-shipping': 1019,
  'custom-description': 1023,
  'no-image': 1009,
  'one-image': 1030,
  'twenty-images': 1011,
  'long-title': 1012,
} as const satisfies Readonly<Record<string, number>>;

export type ItemState = keyof typeof itemStates;

/** The app without which an item in that state looks like any other. */
export const appOfState: Readonly<Partial<Record<ItemState, AppId>>> = {
  'before-sale': 'sales_period',
  'before-sale-soon': 'sales_period',
  'in-period': 'sales_period',
  'after-sale': 'sales_period',
  'pre-order': 'pre_order',
  lottery: 'lottery',
  takeout: 'takeout',
  digital: 'download',
  'members-only': 'community',
  subscription: 'subscription',
  sale: 'sale',
  'sale-sold-out': 'sale',
  label: 'label',
  options: 'item_option',
  'free-shipping': 'shipping_fee',
  'custom-description': 'item_layout',
};
