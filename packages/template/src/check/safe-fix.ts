import { isCodeAttribute } from './in-code.ts';
import type { Edit } from './rule.ts';
import type { Theme } from './theme.ts';

/** Letters that are looked at before a tag: no element has a longer name. */
const longestName = 80;

/**
 * Whether every edit stands in plain content or a start tag: in scripts, styles and comments, and in attributes that hold
 * one of them, braces may mean anything. Right behind `<`, or `<br`, a tag would become the name of an element, which goes
 * on to the next `>`.
 */
export function isSafeFix(fix: readonly Edit[], { regionAt, attributeAt, source }: Theme): boolean {
  return fix.every(({ span: { start, end } }) => {
    const kind = regionAt(start)?.kind;
    const inCode =
      kind === 'script' ||
      kind === 'style' ||
      kind === 'comment' ||
      (kind === 'tag' && isCodeAttribute(attributeAt(start)));
    const isName = kind !== 'tag' && /<[^\s<>]*$/.test(source.slice(Math.max(0, start - longestName), start));
    return !inCode && !isName && !(source.charAt(start - 1) === '{' || source.charAt(end) === '}');
  });
}
