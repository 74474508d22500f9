import type { BlockName, PageBlockName, VariableName } from '../catalogue/tag-facts.ts';
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

/** What each variable prints, by its name in the catalogue without braces: a tag without a handler does not compile. */
const ofVariables = {
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
} satisfies Record<VariableName, Print>;

/** What each block does. Negations have no handler; blocks of pages need one only where the page is not enough. */
const ofBlocks = {
  ...shopBlocks,
  ...pageBlocks,
  ...designBlocks,
  ...categoryBlocks,
  ...socialBlocks,
  ...itemBlocks,
  ...purchaseBlocks,
} satisfies Record<BlockName, BlockHandler> & Partial<Record<PageBlockName, BlockHandler>>;

/** Handlers of variables by the catalogue's name, without braces. */
export const variables: Readonly<Record<string, Print>> = ofVariables;
/** Handlers of blocks by the catalogue's name, without braces and `block:`. */
export const blocks: Readonly<Record<string, BlockHandler>> = ofBlocks;
