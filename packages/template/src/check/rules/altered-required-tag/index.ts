import { hides } from '../../hidden.ts';
import type { Rule } from '../../rule.ts';

/** What required tags print, as far as it has an id or a class of its own. */
const printed: Readonly<Record<string, string>> = {
  '#baseMenu': '{BASEMenuTag}',
  '#itemAttention': '{ItemAttentionTag}',
  '.report': '{IllegalReportTag}',
};
const removal =
  /(["'`])\s*(#baseMenu|#itemAttention)\s*\1\s*\)\s*\??(?:\.\s*(?:hide|fadeOut|slideUp|remove|empty|detach|replaceWith)\s*\(|\.\s*css\s*\(\s*(?:\{\s*)?["']?(?:display["']?\s*[,:]\s*["']none|visibility["']?\s*[,:]\s*["']hidden|opacity["']?\s*[,:]\s*["']?0(?![.\d]))|\.style\.display\s*=\s*["']none)/g;

export const alteredRequiredTag: Rule = {
  name: 'altered-required-tag',
  severity: 'warning',
  summary: 'Hiding or removing what a required tag prints, by style or by script, breaks the rules.',
  group: 'required',
  create: (report, theme) => ({
    end: () => {
      for (const { selectors, declarations, span, conditional, forPrint } of theme.styleRules) {
        const selector = selectors.find((each) => Object.hasOwn(printed, each.split(/[\s>+~]+/).at(-1) ?? ''));
        if (forPrint || selector === undefined || !hides(declarations)) continue;
        const tag = printed[selector.split(/[\s>+~]+/).at(-1) ?? ''];
        report({
          span,
          message: `Unexpected style that hides ${selector}${conditional ? ' under a condition' : ''}, expected what ${tag} prints to show`,
        });
      }
      for (const match of theme.masked.matchAll(removal)) {
        if (theme.regionAt(match.index)?.kind !== 'script') continue;
        const span = { start: match.index, end: match.index + match[0].length };
        const tag = printed[match[2] ?? ''];
        report({ span, message: `Unexpected script that takes away ${match[2]}, expected what ${tag} prints to stay` });
      }
    },
  }),
};
