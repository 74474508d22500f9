import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { eachTag } from '../../each-tag.ts';
import { canBeOn, loadItems, type PageSet, pagesOfBlock } from '../../place.ts';
import { placeText } from '../../place-text.ts';
import type { Rule } from '../../rule.ts';

export const wrongPage: Rule = {
  name: 'wrong-page',
  severity: 'error',
  summary: 'A block for one page never shows inside the block for another page.',
  level: 'inferred',
  group: 'places',
  about: 'place',
  create: (report) => {
    const visitor = eachTag((written, span, found, place) => {
      const tag = found?.tag;
      if (!tag?.pages || tag.within || place.pages === 0 || canBeOn(place, tag.pages)) return;
      const cause = placeText(tag);
      report({ span, cause, message: `Unexpected ${written} here, expected it ${cause}`, help: tagHref(tag) });
    });
    return {
      ...visitor,
      block: (node, found, place) => {
        visitor.block(node, found, place);
        const { name, open } = node;
        if (!found || place.pages === 0 || canShow(place.pages, pagesOfBlock(found.tag))) return;
        report({
          span: open,
          cause: 'a block for other pages',
          message: `Unexpected {block:${name}} inside a block for other pages, expected it beside that block; here it never shows`,
          help: tagHref(found.tag),
        });
      },
    };
  },
};

/** Blocks that share nothing but the uncertain request for more items never show together. */
function canShow(around: PageSet, block: PageSet): boolean {
  return around === loadItems || block === loadItems ? (around & block) !== 0 : (around & block & ~loadItems) !== 0;
}
