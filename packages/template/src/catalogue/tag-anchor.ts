import type { TagFacts } from './tag.ts';

/**
 * Anchor of a tag's entry on its page: `{block:Items}` gives `block-Items`, `{ItemImage[1-20]URL-640}` gives
 * `ItemImage-1-20-URL-640`.
 */
export function tagAnchor(tag: Pick<TagFacts, 'name'>): string {
  return tag.name
    .replace(/[{}]/g, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Address of a tag's entry in the guide: `/template/syntax/item#block-Items`. */
export function tagHref(tag: Pick<TagFacts, 'name' | 'page'>): string {
  return `/template/${tag.page}#${tagAnchor(tag)}`;
}
