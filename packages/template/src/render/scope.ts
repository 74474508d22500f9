import type { Category, Item } from '../shop/shop.ts';

/** What the loops around a tag have set. */
export interface Scope {
  readonly item?: Item;
  /** Position in the loop over items, from 1. */
  readonly turn?: number;
  readonly related?: Item;
  readonly large?: Category;
  readonly medium?: Category;
  readonly child?: Category;
}
