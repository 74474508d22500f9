import type { Span } from '../../../ast.ts';
import type { TagFacts } from '../../../catalogue/tag.ts';
import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { type Hidden, hiddenIn } from '../../hidden.ts';
import type { Rule, Severity } from '../../rule.ts';

const severityOf: Record<Hidden['when'], Severity> = { always: 'error', sometimes: 'warning', likely: 'note' };

export const hiddenRequiredTag: Rule = {
  name: 'hidden-required-tag',
  severity: 'error',
  summary: 'Do not hide a required tag: that breaks the rules, even if the HTML editing app accepts the theme.',
  level: 'observed',
  group: 'required',
  inComments: true,
  create: (report, theme) => {
    const hiddenBy = hiddenIn(theme);
    const places = new Map<TagFacts, { span: Span; hidden: Hidden }[]>();
    const visible = new Set<TagFacts>();
    return {
      variable: ({ span }, found) => {
        if (!found?.tag.required || visible.has(found.tag)) return;
        const hidden = hiddenBy(span, found.tag);
        const known = places.get(found.tag);
        if (!hidden) visible.add(found.tag);
        else if (known) known.push({ span, hidden });
        else places.set(found.tag, [{ span, hidden }]);
      },
      end: () => {
        for (const [tag, each] of places) {
          if (visible.has(tag)) continue;
          const uncertain = each.filter(({ hidden }) => hidden.when !== 'always');
          const [place = each[0]] = uncertain;
          if (!place || uncertain.some(({ hidden }) => hidden.cause !== place.hidden.cause)) continue;
          const { when, reason } = place.hidden;
          report({
            span: place.span,
            severity: severityOf[when],
            ...(when === 'likely' && { cause: reason }),
            message: `Unexpected required tag ${tag.name} ${reason}, expected it where it ${when === 'sometimes' ? 'always ' : ''}shows; move it out${when === 'likely' ? ' (inferred)' : ''}`,
            help: tagHref(tag),
          });
        }
      },
    };
  },
};
