import { tagHref } from './tag-anchor.ts';
import { type TagName, tagFacts } from './tag-facts.ts';

const hrefs = new Map<string, string>(tagFacts.map((tag) => [tag.name, tagHref(tag)]));

/** Address of a tag's entry in the guide, by its name: a name that no tag has does not compile. */
export function hrefOf(name: TagName): string {
  return hrefs.get(name) ?? '';
}
