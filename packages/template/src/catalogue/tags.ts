import { guidePages } from './guide-pages.ts';
import type { Tag, TagEntry } from './tag.ts';
import { tagFacts } from './tag-facts.ts';

const entries = new Map<string, TagEntry>(guidePages.flatMap(({ tags }) => tags.map((tag) => [tag.name, tag])));

/** Every tag with its prose, in the order of the guide: pages, search and downloads read this. */
export const tags: readonly Tag[] = tagFacts.map((facts) => {
  const entry = entries.get(facts.name);
  if (!entry) throw new Error(`Unexpected tag ${facts.name} in the generated facts: run "npm run generate"`);
  const { negates: _, ...told } = entry;
  return { ...facts, ...told };
});

const byName = new Map(tags.map((tag) => [tag.name, tag]));

/**
 * Finds a tag by its name in the catalogue.
 * @param name As in the catalogue, with braces: `{ItemTitle}`, `{ItemImage[1-20]URL-640}`.
 */
export function tagNamed(name: string): Tag | undefined {
  return byName.get(name);
}
