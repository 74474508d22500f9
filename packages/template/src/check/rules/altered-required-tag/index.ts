import { hrefOf } from '../../../catalogue/href-of.ts';
import { elementAround, marksOf } from '../../element-marks.ts';
import { type PrintedPart, printedParts, selectsPart } from '../../printed-parts.ts';
import type { Rule } from '../../rule.ts';
import { type ScriptReach, scriptReach } from '../../script-reach.ts';
import { takenAway } from '../../scripts.ts';
import { readSelector, subjectOf } from '../../selector.ts';
import type { StyleRule } from '../../style-rules.ts';
import type { Theme } from '../../theme.ts';
import { hides, waysToHide, waysToShow } from '../../ways-to-hide.ts';

/** The menu wherever it stands, and in every state of the page. */
const anyMenu = /^(?:(?:html|body)[\s>]+)*#baseMenu$/;

/** What a selector is about. */
const lastOf = (selector: string): string => selector.split(/[\s>+~]+/).at(-1) ?? '';

export const alteredRequiredTag: Rule = {
  name: 'altered-required-tag',
  severity: 'warning',
  summary: 'Do not hide or remove what a required tag prints, by style or by script.',
  level: 'observed',
  group: 'required',
  create: (report, theme) => {
    const parts: PrintedPart[] = [];
    return {
      variable: ({ span }, found) => {
        if (!found || !altered.includes(found.tag.name) || parts.length >= mostParts) return;
        parts.push(...printedParts(found.tag.name, elementAround(theme, span.start)));
      },
      end: () => {
        // In an excerpt, and in a theme that lacks a tag, styles and scripts can still say what they are about.
        const all = [...parts, ...altered.flatMap((tag) => printedParts(tag, undefined))];
        const reach = scriptReach(theme);
        const ownMarks = new Set(theme.elements.flatMap((each) => [...marksOf(theme, each)]));
        const partOf = (written: string): PrintedPart | undefined => {
          const selector = readSelector(written);
          const found = selector && all.find((part) => selectsPart(selector, part));
          if (!selector || !found || selector.some(({ marks }) => marks.includes('#baseMenu'))) return found;
          // A class that elements of the theme have is about these.
          return subjectOf(selector).some((mark) => ownMarks.has(mark)) ? undefined : found;
        };
        const hidesMenu = menuHider(theme);
        const shown = shownByScript(theme, reach);
        for (const rule of theme.styleRules) {
          const { selectors, declarations, span, condition, forPrint } = rule;
          if (forPrint || !hides(declarations)) continue;
          for (const selector of selectors.slice(0, mostSelectors)) {
            const part = partOf(selector) ?? all.find(({ root }) => root === lastOf(selector));
            if (!part || shown(part, declarations)) continue;
            report({
              span,
              ...(hidesMenu(rule) && { severity: 'error' }),
              ...saying(`style that hides ${selector}${condition ? ' under a condition' : ''}`, part),
            });
            break;
          }
        }
        for (const { selector, span, isDirect } of takenAway(theme)) {
          const part = partOf(selector);
          if (!part) continue;
          const { message, help } = saying(`script that removes ${selector}`, part);
          if (isDirect) report({ span, message, help });
          else report({ span, severity: 'note', message: message.replace(/(?: \(inferred\))?$/, ' (inferred)'), help });
        }
      },
    };
  },
};

/** Tags whose parts have ids and classes of their own. */
const altered = ['{BASEMenuTag}', '{ItemAttentionTag}', '{IllegalReportTag}'];
/** More are found in hostile sources alone. */
const mostParts = 100;
const mostSelectors = 50;

const eraser = hrefOf('{block:AppsBaseEraser}');

/** What a finding says, and where that is explained. */
function saying(what: string, { tag, what: part }: PrintedPart): { message: string; help?: string } {
  if (part === 'logo')
    return {
      message: `Unexpected ${what}, the logo of BASE, expected ${tag} to stay whole; the Hide BASE logo app takes the logo away (inferred)`,
      help: eraser,
    };
  if (part === 'cart')
    return { message: `Unexpected ${what}, the link to the cart, expected ${tag} to stay whole (inferred)` };
  return { message: `Unexpected ${what}, expected ${tag} to stay visible` };
}

/** Prepares the question whether a part that declarations hide shows again with a class that a script adds. */
function shownByScript(
  { styleRules }: Theme,
  reach: ScriptReach,
): (part: PrintedPart, declarations: string) => boolean {
  const showing = styleRules
    .filter(({ declarations, forPrint }) => !forPrint && !hides(declarations) && waysToShow(declarations).length > 0)
    .flatMap(({ selectors, declarations }) => selectors.map((each) => ({ selector: readSelector(each), declarations })))
    .filter(({ selector }) => selector?.some(({ marks }) => marks.some((mark) => reach.names(mark))));
  return (part, declarations) => {
    const ways = waysToHide(declarations);
    return showing.some(
      ({ selector = [], declarations: shown }) =>
        selector.some(({ marks }) => marks.includes(part.root)) && waysToShow(shown).some((way) => ways.includes(way)),
    );
  };
}

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
