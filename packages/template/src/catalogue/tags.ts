import { prose } from './prose.ts';
import type { Tag } from './tag.ts';
import { tagFacts } from './tag-facts.ts';

/** Every tag with its prose, in the order of the guide: pages, search and downloads read this. */
export const tags: readonly Tag[] = tagFacts.map((facts) => {
  const words = prose[facts.name];
  if (!words)
    throw new Error(`Unexpected tag ${facts.name} without prose, expected an entry beside it in the catalogue`);
  return { ...facts, ...words };
});

const byName = new Map(tags.map((tag) => [tag.name, tag]));

/**
 * Finds a tag by its name in the catalogue.
 * @param name As in the catalogue, with braces: `{ItemTitle}`, `{ItemImage[1-20]URL-640}`.
 */
export function tagNamed(name: string): Tag | undefined {
  return byName.get(name);
}
