import type { Span } from '../ast.ts';

/** One CSS rule of a theme. */
export interface StyleRule {
  readonly selectors: readonly string[];
  readonly declarations: string;
  readonly span: Span;
  /** Stands inside `@media` or another at-rule. */
  readonly conditional: boolean;
  /** Stands inside an at-rule for printing, where nobody presses a button. */
  readonly forPrint: boolean;
}

/** Reads the rules of a style sheet; linear, and lenient with what is not CSS. */
export function readStyleRules(css: string, offset: number): StyleRule[] {
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, (comment) => ' '.repeat(comment.length));
  const rules: StyleRule[] = [];
  let start = 0;
  const around: string[] = [];
  let nextClose = -1;
  let inRule = false;
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const before = text.slice(start, index);
    const prelude = before.trim();
    start = index + 1;
    if (mark === '{') {
      if (prelude.startsWith('@')) {
        around.push(prelude);
        continue;
      }
      if (index > nextClose) nextClose = text.indexOf('}', index);
      if (nextClose < 0) break;
      inRule = true;
      rules.push({
        selectors: prelude.split(',').map((selector) => selector.trim()),
        declarations: text.slice(index + 1, nextClose),
        span: { start: offset + index - before.trimStart().length, end: offset + index },
        conditional: around.length > 0,
        forPrint: around.some((each) => /\bprint\b/i.test(each)),
      });
    } else if (mark === '}') {
      if (!inRule) around.pop();
      inRule = false;
    }
  }
  return rules;
}
