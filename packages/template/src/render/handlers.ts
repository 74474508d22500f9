import type { BlockHandler, Print } from './handler.ts';
import { bodyVariables } from './tags/body-tags.ts';
import { categoryBlocks, categoryVariables } from './tags/category-tags.ts';
import { designBlocks, designVariables } from './tags/design-tags.ts';
import { headVariables } from './tags/head-tags.ts';
import { itemBlocks, itemVariables } from './tags/item-tags.ts';
import { langVariables } from './tags/lang-tags.ts';
import { pageBlocks, pageVariables } from './tags/page-tags.ts';
import { purchaseBlocks, purchaseVariables } from './tags/purchase-tags.ts';
import { shopBlocks, shopVariables } from './tags/shop-tags.ts';
import { socialBlocks, socialVariables } from './tags/social-tags.ts';

/** What each variable prints, by its name in the catalogue without braces. */
export const variables: Readonly<Record<string, Print>> = {
  ...shopVariables,
  ...pageVariables,
  ...headVariables,
  ...designVariables,
  ...categoryVariables,
  ...socialVariables,
  ...langVariables,
  ...itemVariables,
  ...purchaseVariables,
  ...bodyVariables,
};

/** What each block does, by its name in the catalogue without braces and `block:`. */
export const blocks: Readonly<Record<string, BlockHandler>> = {
  ...shopBlocks,
  ...pageBlocks,
  ...designBlocks,
  ...categoryBlocks,
  ...socialBlocks,
  ...itemBlocks,
  ...purchaseBlocks,
};
