import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { eachTag } from '../../each-tag.ts';
import type { Rule } from '../../rule.ts';

export const numberRange: Rule = {
  name: 'number-range',
  severity: 'error',
  summary: 'The numbers in tag names have limits: 24 items on a page, 20 images of an item.',
  level: 'archived',
  group: 'syntax',
  about: 'tag',
  create: (report, { source }) =>
    eachTag((_, span, found) => {
      if (!found?.outOfRange || !found.range) return;
      const written = source.slice(span.start, span.end);
      report({
        span,
        message: `Unexpected number in ${written}, expected a number from ${found.range[0]} to ${found.range[1]}, without leading zeros`,
        help: tagHref(found.tag),
      });
    }),
};
