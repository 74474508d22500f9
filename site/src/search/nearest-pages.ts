import { prefixDistance } from '@shop-docs/search';
import type { Place } from './places.ts';

/** Mistakes in an address that still lets one guess its page: three, in a short one fewer. */
const mostMistakes = (asked: string): number => Math.min(3, Math.floor(asked.length / 4));

/** A page, or a list of pages that stands elsewhere and answers for their folder. */
export interface Page extends Place {
  /** The folder's address, where it has no page of its own. */
  readonly folder?: string;
}

/**
 * Pages whose address is nearly the one that was asked for: the same behind a part too many in front of it, below it as
 * a folder, or with few letters wrong, the nearest first.
 */
export function nearestPages(pathname: string, pages: readonly Page[]): readonly Place[] {
  const asked = plain(pathname);
  if (!asked) return [];
  const most = mostMistakes(asked);
  return pages
    .map(({ folder, ...place }) => ({ place, distance: distanceTo(plain(folder ?? place.to), asked, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance)
    .map(({ place }) => place);
}

function distanceTo(path: string, asked: string, most: number): number {
  if (path === '') return Number.POSITIVE_INFINITY;
  if (asked.endsWith(path)) return 0;
  if (path.startsWith(`${asked}/`)) return 0.5;
  return prefixDistance(asked, path, most);
}

/** An address without what may be missing from it: `/api/items` for `/api/items/index.html`. */
function plain(pathname: string): string {
  return pathname
    .toLowerCase()
    .replace(/(\/index)?(\.html?)?\/*$/, '')
    .replaceAll('-', '_');
}
