import { findBlock } from '../catalogue/find-tag.ts';
import { type PageName, pageNames } from '../catalogue/page-name.ts';
import type { TagFacts } from '../catalogue/tag.ts';
import { canBeOn, loadItems, type PageSet, pageSet, pagesOfBlock } from './place.ts';
import type { Theme } from './theme.ts';

/** A place in a theme, for asking what works there. */
export interface Surroundings {
  readonly pages: PageSet;
  /** Catalogue names of the blocks around, innermost first. */
  readonly blocks: readonly string[];
  /** What stands around the source is not known. */
  readonly isFragment: boolean;
}

/** The blocks around an offset, and the pages on which it can be. */
export function surroundings(theme: Theme, offset: number): Surroundings {
  const blocks = theme.around(offset).map((name) => findBlock(name)?.tag.name ?? `{block:${name}}`);
  return { pages: theme.pagesAt(offset), blocks, isFragment: theme.fragment };
}

/** Whether a tag has a meaning at a place: the checker's rules about places find nothing there. */
export function worksAt(tag: TagFacts, { pages, blocks, isFragment }: Surroundings): boolean {
  if (pages === 0) return true;
  const isItem = tag.pages?.includes('item') && !isFragment; // elsewhere a whole theme has no item to print
  const onPage = tag.pages !== undefined && (isItem ? isOnlyOn(pages, tag.pages) : canBeOn({ pages }, tag.pages));
  if (tag.within) return onPage || tag.within.some((name) => blocks.includes(name));
  if (tag.pages && !onPage) return false;
  const own = pagesOfBlock(tag);
  return pages === loadItems || own === loadItems
    ? (pages & own) !== 0
    : canBeOn({ pages: pages & own & ~loadItems }, pageNames);
}

/** How closely a tag belongs to a place: 0 to the blocks around, 1 to the page, 2 to every place, 3 to some of its pages. */
export function closeness({ within = [], pages }: TagFacts, place: Surroundings): number {
  if (within.some((name) => place.blocks.includes(name))) return 0;
  if (!pages) return 2;
  return isOnlyOn(place.pages, pages) ? 1 : 3;
}

function isOnlyOn(pages: PageSet, names: readonly PageName[]): boolean {
  return (pages & ~pageSet(names) & ~loadItems) === 0;
}
