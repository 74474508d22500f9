import type { Block } from '../ast.ts';
import { findTag } from '../catalogue/find-tag.ts';
import { type PageName, pageNames } from '../catalogue/page-name.ts';
import type { TagFacts } from '../catalogue/tag.ts';

/** A set of shop pages, one bit per page. */
export type PageSet = number;

/** Every page of a shop. */
export const allPages: PageSet = (1 << pageNames.length) - 1;

/** The set of the given pages. */
export function pageSet(names: readonly PageName[]): PageSet {
  return names.reduce((set, name) => set | (1 << pageNames.indexOf(name)), 0);
}

/** The request for more items, of which it is not known as which page it counts. */
export const loadItems = pageSet(['load-items']);

/** Pages on which a block can show its content; all of them for blocks that do not test the page. */
export function pagesOfBlock(tag: TagFacts | undefined): PageSet {
  if (tag?.selects) return widened(pageSet(tag.selects));
  const positive = tag?.negation ? findTag(tag.negation)?.tag.selects : undefined;
  return positive ? widened(allPages & ~pageSet(positive)) : allPages;
}

/** Which page a request for more items counts as is not known: only the block made for it decides about it. */
function widened(pages: PageSet): PageSet {
  return pages === loadItems || pages === (allPages & ~loadItems) ? pages : pages | loadItems;
}

/** Whether a place can be on one of the given pages; a request for more items counts only where nothing else is left. */
export function canBeOn(place: Pick<Place, 'pages'>, names: readonly PageName[]): boolean {
  const certain = place.pages === loadItems ? loadItems : place.pages & ~loadItems;
  return (certain & pageSet(names)) !== 0;
}

/** Where a node stands: the open blocks around it and the pages on which it can appear. */
export interface Place {
  readonly pages: PageSet;
  /** Whether a block of this catalogue name, such as `{block:Items}`, is around the node. */
  inside(block: string): boolean;
  /** Whether a block of exactly this name, such as `NoItemImage3` or `not_if-Show_Date`, is around the node. */
  insideNamed(name: string): boolean;
}

/** Follows a walk through the tree; every step costs the same, however deep the nesting. */
export class PlaceTracker implements Place {
  readonly #open = new Map<string, number>();
  readonly #named = new Map<string, number>();
  readonly #pages: PageSet[] = [allPages];

  get pages(): PageSet {
    return this.#pages.at(-1) ?? allPages;
  }

  inside(block: string): boolean {
    return (this.#open.get(block) ?? 0) > 0;
  }

  insideNamed(name: string): boolean {
    return (this.#named.get(name) ?? 0) > 0;
  }

  enter(block: Block, tag: TagFacts | undefined): void {
    count(this.#open, tag?.name ?? `{block:${block.name}}`, 1);
    count(this.#named, block.name, 1);
    this.#pages.push(this.pages & pagesOfBlock(tag));
  }

  leave(block: Block, tag: TagFacts | undefined): void {
    count(this.#open, tag?.name ?? `{block:${block.name}}`, -1);
    count(this.#named, block.name, -1);
    this.#pages.pop();
  }
}

function count(counts: Map<string, number>, name: string, by: number): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
