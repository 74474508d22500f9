import { findTag, tagHref, tagNamed } from '@shop-docs/template';

/**
 * Where a tag is explained.
 * @param written As in a theme or in the catalogue: `{ItemTitle}`, `{/block:Items}`, `{ItemImage[1-20]URL-640}`.
 * @param here Page key of the page that links, such as `template/syntax/item`; its own tags get a bare fragment.
 * @returns A route with a fragment, or undefined when the text is no tag.
 */
export function linkToTag(written: string, here?: string): string | undefined {
  if (!/^\{[^{}\n]+\}$/.test(written)) return undefined;
  const name = written.replace('{/', '{');
  const tag = tagNamed(name) ?? findTag(name)?.tag;
  if (!tag) return undefined;
  const href = tagHref(tag);
  return here === `template/${tag.page}` ? href.slice(href.indexOf('#')) : href;
}
