import { findTag } from '../../../catalogue/find-tag.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { mayBeInside } from '../../excerpt.ts';
import { pagesOfBlock } from '../../place.ts';
import type { Rule } from '../../rule.ts';

export const missingGuard: Rule = {
  name: 'missing-guard',
  severity: 'warning',
  summary:
    'Many tags have a block that tests whether they print something; without it, some shops show a dead link or an empty element.',
  level: 'inferred',
  group: 'places',
  create: (report, theme) => ({
    variable: ({ name, span }, found, place) => {
      const tag = found?.tag;
      if (!tag?.guard || place.inside(tag.guard) || mayBeInside(theme, place)) return;
      const guard = findTag(tag.guard)?.tag;
      const guardsPages = guard?.selects ?? (guard?.negation && findTag(guard.negation)?.tag.selects);
      if (guardsPages && (place.pages & ~pagesOfBlock(guard)) === 0) return;
      report({
        span,
        severity: tag.app || tag.page === 'default/head' ? 'warning' : 'note',
        expected: tag.guard,
        message: `Unexpected {${name}} without its block, expected it inside ${tag.guard}; wrap it`,
        help: tagHref(tag),
      });
    },
  }),
};
