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
