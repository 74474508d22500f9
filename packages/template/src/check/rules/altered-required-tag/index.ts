import type { Rule } from '../../rule.ts';
import { takesAway } from '../../scripts.ts';
import type { StyleRule } from '../../style-rules.ts';
import type { Theme } from '../../theme.ts';
import { hides, waysToHide, waysToShow } from '../../ways-to-hide.ts';

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

/** The menu wherever it stands, and in every state of the page. */
const anyMenu = /^(?:(?:html|body)[\s>]+)*#baseMenu$/;

/** What a selector is about. */
const lastOf = (selector: string): string => selector.split(/[\s>+~]+/).at(-1) ?? '';

export const alteredRequiredTag: Rule = {
  name: 'altered-required-tag',
  severity: 'warning',
  summary: 'Do not hide or remove what a required tag prints, by style or by script.',
  group: 'required',
  create: (report, theme) => ({
    end: () => {
      const hidesMenu = menuHider(theme);
      for (const rule of theme.styleRules) {
        const { selectors, declarations, span, condition, forPrint } = rule;
        const selector = selectors.find((each) => Object.hasOwn(printed, lastOf(each)));
        if (forPrint || selector === undefined || !hides(declarations)) continue;
        const tag = printed[lastOf(selector)];
        report({
          span,
          ...(hidesMenu(rule) && { severity: 'error' }),
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

/** Prepares the question whether a style hides the menu on all screens, and neither a style nor a script may show it again. */
function menuHider({ styleRules, around, regions, masked }: Theme): (rule: StyleRule) => boolean {
  const showing = styleRules.filter(
    ({ selectors, declarations }) =>
      selectors.some((each) => lastOf(each).includes('#baseMenu')) && !hides(declarations),
  );
  const shown = new Set(showing.flatMap(({ declarations }) => waysToShow(declarations)));
  const isNamed = regions.some(
    ({ kind, span }) => kind === 'script' && masked.slice(span.start, span.end).includes('baseMenu'),
  );
  return ({ selectors, declarations, span, condition }) =>
    !isNamed &&
    condition === '' &&
    selectors.some((each) => anyMenu.test(each)) &&
    around(span.start).every((block) => block === 'NotLoadItemsPage') &&
    !waysToHide(declarations).some((way) => shown.has(way));
}
