import type { Span } from '../../../ast.ts';
import type { FoundTag } from '../../../catalogue/find-tag.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import type { Rule } from '../../rule.ts';

export const deprecatedTag: Rule = {
  name: 'deprecated-tag',
  severity: 'warning',
  summary: 'Old tags may stop working, and newer ones do more.',
  group: 'required',
  create: (report) => {
    const look = (span: Span, found: FoundTag | undefined) => {
      if (!found?.tag.deprecated) return;
      const { name, deprecated } = found.tag;
      report({
        span,
        severity: deprecated.since ? 'warning' : 'info',
        message: `Unexpected old tag ${name}, expected ${deprecated.use ?? 'none'}: ${deprecated.note}`,
        help: tagHref(found.tag),
      });
    };
    return { variable: ({ span }, found) => look(span, found), block: ({ open }, found) => look(open, found) };
  },
};
