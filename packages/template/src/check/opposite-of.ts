import { findBlock } from '../catalogue/find-tag.ts';

/**
 * The block that shows its content in exactly the opposite case: `NoItemImage3` for `ItemImage3`, `not_if-Show_Date` for
 * `if-Show_Date`.
 * @param written Name of a block as the theme writes it, without `block:`.
 * @returns Undefined when no such block is known.
 */
export function oppositeOf(written: string): string | undefined {
  const tag = findBlock(written)?.tag;
  const stem = (name: string) => name.slice('{block:'.length, -1).replace(/\[\d+-\d+\]$|NAME$/, '');
  return tag?.negation && stem(tag.negation) + written.slice(stem(tag.name).length);
}
