/** Names that sources mention and that the catalogue leaves out on purpose, with the reason. */
export interface LeftOut {
  readonly names: readonly string[];
  readonly reason: string;
}

/** See `mistakes` for what the checker says of them. */
export const leftOut: readonly LeftOut[] = [
  {
    names: ['{AppsItemCategoryTag}', '{AppsItemCategoryCategoryCount}'],
    reason: 'Deprecated since 2016 and removed from the guide on May 31, 2018.',
  },
  {
    names: [
      '{URLEncodedShopName}',
      '{URLEncodedShopURL}',
      '{URLEncodedIndexPageCategory}',
      '{block:NotIndexPageCategory}',
    ],
    reason: 'Only in the draft of the guide of June 2015.',
  },
];
