import type { Span } from '../../../ast.ts';
import type { TagFacts } from '../../../catalogue/tag.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { hiddenIn } from '../../hidden.ts';
import type { Rule } from '../../rule.ts';

export const hiddenRequiredTag: Rule = {
  name: 'hidden-required-tag',
  severity: 'error',
  summary: 'A required tag that visitors never see breaks the rules, even though the editor accepts it.',
  group: 'required',
  create: (report, theme) => {
    const hiddenBy = hiddenIn(theme);
    const hidden = new Map<TagFacts, { span: Span; reason: string }>();
    const visible = new Set<TagFacts>();
    return {
      variable: ({ span }, found) => {
        if (!found?.tag.required || visible.has(found.tag)) return;
        const reason = hiddenBy(span, found.tag);
        if (reason === undefined) visible.add(found.tag);
        else if (!hidden.has(found.tag)) hidden.set(found.tag, { span, reason });
      },
      end: () => {
        for (const [tag, { span, reason }] of hidden) {
          if (visible.has(tag)) continue;
          report({
            span,
            message: `Unexpected required tag ${tag.name} ${reason}, expected it where it shows; move it out`,
            help: tagHref(tag),
          });
        }
      },
    };
  },
};
