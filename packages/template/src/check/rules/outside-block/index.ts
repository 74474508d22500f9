import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { eachTag } from '../../each-tag.ts';
import { mayBeInside } from '../../excerpt.ts';
import { canBeOn } from '../../place.ts';
import { placeText } from '../../place-text.ts';
import type { Rule } from '../../rule.ts';

export const outsideBlock: Rule = {
  name: 'outside-block',
  severity: 'error',
  summary: 'A tag about an item, a category or a form has a meaning only inside the block for it, or on its page.',
  level: 'inferred',
  group: 'places',
  about: 'place',
  create: (report, theme) =>
    eachTag((written, span, found, place) => {
      const tag = found?.tag;
      if (!tag?.within || tag.within.some((name) => place.inside(name)) || place.pages === 0) return;
      if (mayBeInside(theme, place)) return;
      if (tag.pages && canBeOn(place, tag.pages)) return;
      const cause = placeText(tag);
      report({ span, cause, message: `Unexpected ${written} here, expected it ${cause}`, help: tagHref(tag) });
    }),
};
