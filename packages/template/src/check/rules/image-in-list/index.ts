import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { eachTag } from '../../each-tag.ts';
import type { Rule } from '../../rule.ts';

export const imageInList: Rule = {
  name: 'image-in-list',
  severity: 'error',
  summary: 'The guide of 2019 documents image 1 for lists, and images 2 to 20 for the item page only.',
  level: 'archived',
  group: 'places',
  about: 'place',
  create: (report) =>
    eachTag((written, span, found, place) => {
      const { within = [], mostWithin } = found?.tag ?? {};
      if (!found || (found.number ?? 1) <= (mostWithin ?? Number.POSITIVE_INFINITY)) return;
      if (!within.some((block) => place.inside(block))) return;
      report({
        span,
        message: `Unexpected ${written} in a list, expected image 1; images 2 to 20 are documented for the item page only`,
        help: tagHref(found.tag),
      });
    }),
};
