import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { eachTag } from '../../each-tag.ts';
import { allPages, canBeOn } from '../../place.ts';
import { placeText } from '../../place-text.ts';
import type { Rule } from '../../rule.ts';

export const outsideBlock: Rule = {
  name: 'outside-block',
  severity: 'error',
  summary: 'A tag about an item, a category or a form has a meaning only inside the block for it, or on its page.',
  group: 'places',
  about: 'place',
  create: (report, { fragment }) =>
    eachTag((written, span, found, place) => {
      const tag = found?.tag;
      if (!tag?.within || tag.within.some((name) => place.inside(name)) || place.pages === 0) return;
      // Around an excerpt, there may be any block.
      if (fragment && place.pages === allPages) return;
      if (tag.pages && canBeOn(place, tag.pages)) return;
      const cause = placeText(tag);
      report({ span, cause, message: `Unexpected ${written} here, expected it ${cause}`, help: tagHref(tag) });
    }),
};
