import { findTag } from '../../../catalogue/find-tag.ts';
import { isInCode } from '../../in-code.ts';
import type { Rule } from '../../rule.ts';

export const brokenTag: Rule = {
  name: 'broken-tag',
  severity: 'error',
  summary: 'A tag works only when its name touches both braces; code formatters put spaces there.',
  group: 'syntax',
  create: (report, theme) => ({
    end: () => {
      for (const { code, span, expected } of theme.tree.problems) {
        if (code !== 'broken-tag' || expected === undefined || !findTag(expected.replace('{/', '{'))) continue;
        const { source } = theme;
        // `{{ ShopName }}` belongs to another template language, which fills it in by script.
        if (source.charAt(span.start - 1) === '{' && source.charAt(span.end) === '}') continue;
        const region = theme.regionAt(span.start);
        const found = source.slice(span.start, span.end).replace(/\s+/g, ' ');
        // In a script, `{ ItemId }` may be JavaScript as well: say so, and leave the change to the author.
        const ambiguous =
          region?.kind === 'script' && (!expected.includes('block:') || isInCode(source, span.start, region));
        report({
          span,
          severity: ambiguous ? 'warning' : 'error',
          message: `Unexpected ${found}, expected ${expected}; as it stands it is plain text`,
          fix: [{ span, text: expected }],
        });
      }
    },
  }),
};
