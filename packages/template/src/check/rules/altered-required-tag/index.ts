import type { Rule } from '../../rule.ts';
import { takesAway } from '../../scripts.ts';
import { hides } from '../../ways-to-hide.ts';

/** What required tags print, as far as it has an id or a class of its own. */
const printed: Readonly<Record<string, string>> = {
  '#baseMenu': '{BASEMenuTag}',
  '#itemAttention': '{ItemAttentionTag}',
  '.report': '{IllegalReportTag}',
};
/** A selector, or an ID where one is asked for, and what takes the found element away. */
const removal = new RegExp(
  `(["'\`])\\s*(?:#|(?<=getElementById\\s*\\(\\s*["'\`]))(baseMenu|itemAttention)\\s*\\1\\s*${takesAway.source}`,
  'g',
);

export const alteredRequiredTag: Rule = {
  name: 'altered-required-tag',
  severity: 'warning',
  summary: 'Do not hide or remove what a required tag prints, by style or by script.',
  group: 'required',
  create: (report, theme) => ({
    end: () => {
      for (const { selectors, declarations, span, condition, forPrint } of theme.styleRules) {
        const selector = selectors.find((each) => Object.hasOwn(printed, each.split(/[\s>+~]+/).at(-1) ?? ''));
        if (forPrint || selector === undefined || !hides(declarations)) continue;
        const tag = printed[selector.split(/[\s>+~]+/).at(-1) ?? ''];
        report({
          span,
          message: `Unexpected style that hides ${selector}${condition ? ' under a condition' : ''}, expected ${tag} to stay visible`,
        });
      }
      for (const match of theme.masked.matchAll(removal)) {
        if (theme.regionAt(match.index)?.kind !== 'script') continue;
        const span = { start: match.index, end: match.index + match[0].length };
        const selector = `#${match[2]}`;
        const tag = printed[selector];
        report({ span, message: `Unexpected script that removes ${selector}, expected ${tag} to stay visible` });
      }
    },
  }),
};
