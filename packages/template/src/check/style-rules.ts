import type { Span } from '../ast.ts';

/** One CSS rule of a theme. */
export interface StyleRule {
  readonly selectors: readonly string[];
  readonly declarations: string;
  readonly span: Span;
  /** The at-rules around it, as far as they are conditions: `@media (max-width: 600px)`; '' without. */
  readonly condition: string;
  /** Stands inside an at-rule for printing, where nobody presses a button. */
  readonly forPrint: boolean;
}

/** At-rules whose styles hold on every screen. */
const unconditional = /^@(?:media\s+(?:only\s+)?(?:screen|all)|layer\b.*|charset\b.*)$/i;

/** Braces in braces of real styles end long before; hostile ones could make conditions and selectors long. */
const mostLevels = 30;
const mostSelectors = 50;
const longestSelector = 500;

/** What braces stand around a place of a style sheet. */
interface Level {
  /** Of the rule around; null outside of rules. */
  readonly rule: { -readonly [Key in keyof StyleRule]: StyleRule[Key] } | null;
  readonly condition: string;
  readonly forPrint: boolean;
}

/**
 * Reads the rules of a style sheet, nested ones too; linear, and lenient with what is not CSS.
 * @param media Of the element around, as its attribute says it.
 */
export function readStyleRules(css: string, offset: number, media = ''): StyleRule[] {
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length));
  const rules: StyleRule[] = [];
  const outside = within({ rule: null, condition: '', forPrint: false }, media && `@media ${media}`);
  const levels: Level[] = [];
  const lastClose = text.lastIndexOf('}');
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    if (index > lastClose) break;
    const before = text.slice(start, index);
    const here = levels.at(-1) ?? outside;
    start = index + 1;
    if (mark === '{') {
      if (levels.length === mostLevels) break;
      const prelude = before.trim();
      if (prelude.startsWith('@')) {
        levels.push(within(here, prelude));
        continue;
      }
      const { condition, forPrint } = here;
      const span = { start: offset + index - before.trimStart().length, end: offset + index };
      const rule = { selectors: selectorsIn(prelude, here.rule), declarations: '', span, condition, forPrint };
      rules.push(rule);
      levels.push({ ...here, rule });
    } else {
      // Declarations in an at-rule within a rule hold under its condition alone.
      if (here.rule?.condition === here.condition) here.rule.declarations += before + mark.replace('}', '');
      if (mark === '}') levels.pop();
    }
  }
  return rules;
}

/** A level within an at-rule. */
function within({ rule, condition, forPrint }: Level, atRule: string): Level {
  return {
    rule,
    condition: unconditional.test(atRule) ? condition : `${condition} ${atRule}`.trim(),
    forPrint: forPrint || /\bprint\b/i.test(atRule),
  };
}

/** The selectors of a rule, with those of the rule around it. */
function selectorsIn(prelude: string, around: Level['rule']): readonly string[] {
  const own = prelude.split(',').map((selector) => selector.trim());
  if (!around) return own;
  return own
    .slice(0, mostSelectors)
    .flatMap((each) =>
      around.selectors.map((outer) => (each.includes('&') ? each.replaceAll('&', outer) : `${outer} ${each}`)),
    )
    .filter(({ length }) => length <= longestSelector)
    .slice(0, mostSelectors);
}
