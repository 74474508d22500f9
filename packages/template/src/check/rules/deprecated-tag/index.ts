import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { eachTag } from '../../each-tag.ts';
import type { Rule } from '../../rule.ts';

export const deprecatedTag: Rule = {
  name: 'deprecated-tag',
  severity: 'warning',
  summary: 'Old tags may stop working, and newer ones do more.',
  group: 'required',
  create: (report) =>
    eachTag((_, span, found) => {
      if (!found?.tag.deprecated) return;
      const { name, deprecated } = found.tag;
      report({
        span,
        severity: deprecated.since ? 'warning' : 'info',
        message: `Unexpected old tag ${name}, expected ${deprecated.use ?? 'none'}: ${deprecated.note}`,
        help: tagHref(found.tag),
      });
    }),
};
