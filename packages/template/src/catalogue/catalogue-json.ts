import { mistakes } from './mistakes.ts';
import { tagHref } from './tag-anchor.ts';
import { tags } from './tags.ts';

/**
 * The catalogue as published at /template-tags.json: every tag with prose, address and anchor, and the names that are
 * not tags. `template-tags.schema.json` describes it.
 */
export function catalogueJson() {
  return {
    $schema: '/template-tags.schema.json',
    version: '1.0.0',
    tags: tags.map((tag) => ({ ...tag, url: tagHref(tag) })),
    mistakes: mistakes.map(({ name, instead, reason }) => ({ name, instead, reason })),
  };
}
