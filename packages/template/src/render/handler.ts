import type { Item } from '../shop/shop.ts';
import type { Page } from './page.ts';
import type { Scope } from './scope.ts';

/**
 * What a variable prints: HTML for tags of the kinds `markup` and `html`, text for all others, which the renderer escapes.
 * It is not asked in a shop without the tag's app.
 * @param number The number in its name, 1 when it has none.
 */
export type Print = (page: Page, scope: Scope, number: number) => string;

/** Whether a condition holds; undefined where it has no meaning, so that neither it nor its opposite shows anything. */
export type Condition = (page: Page, scope: Scope, number: number) => boolean | undefined;

/**
 * What a block does with its content: show it or not, repeat it, or put something around it. In a shop without the
 * block's app it shows nothing, unless `withoutApp` says otherwise.
 */
export type BlockHandler =
  | { readonly when: Condition; readonly withoutApp?: 'show' }
  | { readonly each: (page: Page, scope: Scope) => readonly Scope[] }
  | { readonly around: (page: Page, scope: Scope) => readonly [before: string, after: string] | undefined };

/** The item of the loop's turn, or the item of the page. */
export function itemOf(page: Page, scope: Scope): Item | undefined {
  return scope.item ?? page.item;
}

/** A variable that prints nothing where there is no item. */
export function ofItem(print: (item: Item, page: Page, number: number) => string): Print {
  return (page, scope, number) => {
    const item = itemOf(page, scope);
    return item ? print(item, page, number) : '';
  };
}

/** A condition about the item; without meaning where there is none. */
export function whenItem(holds: (item: Item, page: Page, number: number) => boolean): Condition {
  return (page, scope, number) => {
    const item = itemOf(page, scope);
    return item && holds(item, page, number);
  };
}

/** A block that shows its content in every shop with its app. */
export const whenInstalled: BlockHandler = { when: () => true };
