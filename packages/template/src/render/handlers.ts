import type { BlockHandler, Print } from './handler.ts';
import { bodyVariables } from './tags/bodyTags.ts';
import { categoryBlocks, categoryVariables } from './tags/categoryTags.ts';
import { designBlocks, designVariables } from './tags/designTags.ts';
import { headVariables } from './tags/headTags.ts';
import { itemBlocks, itemVariables } from './tags/itemTags.ts';
import { langVariables } from './tags/langTags.ts';
import { pageBlocks, pageVariables } from './tags/pageTags.ts';
import { purchaseBlocks, purchaseVariables } from './tags/purchaseTags.ts';
import { shopBlocks, shopVariables } from './tags/shopTags.ts';
import { socialBlocks, socialVariables } from './tags/socialTags.ts';

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
