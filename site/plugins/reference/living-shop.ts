import { createSandbox, credentials } from '@shop-docs/api/sandbox';
import { findTag, tagHref, tagNamed, tagPatterns } from '@shop-docs/template';
import type { RootContent } from 'mdast';
import { platform } from '../../config/platform.ts';
import { productCard, type StockItem, shownItems, storefront } from '../../src/components/LivingShop/storefront.ts';
import { component } from './jsx.ts';
import { sitePath } from './site-path.ts';

interface ListedItem extends StockItem {
  readonly variations: readonly unknown[];
}

/** The tags that a template has, in its order, each with its entry and what that says of it. */
function tagsIn(template: string) {
  const written = template.match(new RegExp(`${tagPatterns.block}|${tagPatterns.variable}`, 'g')) ?? [];
  const names = new Set(written.filter((each) => !each.startsWith('{/')));
  return [...names].map((name) => {
    const tag = tagNamed(findTag(name)?.tag.name ?? name);
    if (!tag) throw new Error(`Unexpected ${name} in the template of the home page, expected a tag of the catalogue`);
    return { name, to: sitePath(tagHref(tag)), summary: tag.summary };
  });
}

/** `<LivingShop />`: the sample shop as the sandbox has it, drawn by the template engine. */
export async function livingShop(): Promise<RootContent[]> {
  const host = platform.apiHost;
  const response = await createSandbox({ now: Date.now }).fetch(
    new Request(`${host}/1/items?visible=1&limit=${shownItems}`, {
      headers: { Authorization: `Bearer ${credentials.accessToken}` },
    }),
  );
  const { items } = (await response.json()) as { items: readonly ListedItem[] }; // the shape of GET /1/items
  return [
    component('LivingShop', {
      host,
      // The stock of an item with variations is theirs: this call does not set it.
      items: items.filter((item) => item.variations.length === 0).map(({ item_id: id, title }) => ({ id, title })),
      template: productCard,
      tags: tagsIn(productCard),
      document: storefront(productCard, items),
    }),
  ];
}
