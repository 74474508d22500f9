import { findTag } from '../../../catalogue/find-tag.ts';
import { isCodeAttribute, isInCode } from '../../in-code.ts';
import { nearestTag } from '../../nearest-tag.ts';
import type { Rule } from '../../rule.ts';
import { scriptNames } from '../../script-names.ts';

export const brokenTag: Rule = {
  name: 'broken-tag',
  severity: 'error',
  summary: 'The name of a tag must touch both braces: `{ItemId}`, not `{ ItemId }`.',
  level: 'observed',
  group: 'syntax',
  about: 'spelling',
  inComments: true,
  create: (report, theme) => {
    const nearest = nearestTag();
    const script = scriptNames(theme);
    return {
      end: () => {
        for (const { code, span, expected } of theme.tree.problems) {
          if (code !== 'broken-tag' || expected === undefined) continue;
          const { source } = theme;
          const meant = expected.replace('{/', '{').slice(1, -1);
          const isBlock = meant.startsWith('block:');
          const isKnown = findTag(meant) !== undefined;
          const near = isKnown || !isBlock ? undefined : nearest(meant)?.name;
          if (!isKnown && !near) continue;
          const tag = near ? expected.replace(meant, near) : expected;
          // `{{ ShopName }}` belongs to another template language, which fills it in by script.
          if (source.charAt(span.start - 1) === '{' && source.charAt(span.end) === '}') continue;
          const region = theme.regionAt(span.start);
          const found = source.slice(span.start, span.end).replace(/\s+/g, ' ');
          const inCode = region?.kind === 'script' && isInCode(source, span.start, region);
          // `const { ItemId } = item`, `{ block: Items }` as a value: JavaScript.
          if (inCode && (isBlock ? script.isValue(span) : script.owns(meant, span))) continue;
          // Elsewhere in a script, `{ ItemId }` may be JavaScript as well: say so, and leave the change to the author.
          const ambiguous =
            (region?.kind === 'script' && (!isBlock || inCode)) || isCodeAttribute(theme.attributeAt(span.start));
          report({
            span,
            severity: ambiguous ? 'warning' : 'error',
            message: `Unexpected ${found}, expected ${tag}; as it is, expect it to print as plain text`,
            expected: tag,
            ...(isKnown && { fix: [{ span, text: expected }] }),
          });
        }
      },
    };
  },
};
