import type { BoxHit } from './box-hit.ts';

/** Hits of one section of the site. */
export interface Group {
  /** Name of the section, as the hits have it; may hold markup. */
  readonly title: string;
  readonly hits: readonly BoxHit[];
}

/** Most hits of a section, and most of a page, that the box lists. */
const perGroup = 5;

/** Lists hits by section, those of one page together, in the order in which the first of each was found. */
export function groupHits(hits: readonly BoxHit[]): readonly Group[] {
  return [...byLevel(hits, 'lvl0')].map(([title, own]) => ({
    title,
    hits: [...byLevel(own, 'lvl1').values()].flat(),
  }));
}

function byLevel(hits: readonly BoxHit[], level: string): ReadonlyMap<string, readonly BoxHit[]> {
  const groups = new Map<string, BoxHit[]>();
  for (const hit of hits) {
    const title = hit.hierarchy?.[level] ?? '';
    const group = groups.get(title) ?? [];
    if (group.length < perGroup) groups.set(title, [...group, hit]);
  }
  return groups;
}
