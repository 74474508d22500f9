import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { loadItems, pageSet } from '../../place.ts';
import { placeText } from '../../place-text.ts';
import type { Rule } from '../../rule.ts';

export const itemOnEveryPage: Rule = {
  name: 'item-on-every-page',
  severity: 'note',
  summary: 'On pages without an item, tags about the item have nothing to print.',
  level: 'inferred',
  group: 'places',
  about: 'place',
  wholeTheme: true,
  create: (report) => ({
    variable: ({ name, span }, found, place) => {
      const tag = found?.tag;
      if (!tag?.pages?.includes('item') || tag.within?.some((block) => place.inside(block))) return;
      const outside = place.pages & ~pageSet(tag.pages) & ~loadItems;
      if (!outside || !(place.pages & pageSet(['item']))) return;
      report({
        span,
        message: `Unexpected {${name}} outside a page block, expected it ${placeText(tag)}`,
        help: tagHref(tag),
      });
    },
  }),
};
