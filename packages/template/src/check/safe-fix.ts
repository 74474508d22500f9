import { isCodeAttribute } from './in-code.ts';
import type { Edit } from './rule.ts';
import type { Theme } from './theme.ts';

/**
 * Whether every edit stands in plain content or a start tag: in scripts, styles and comments, and in attributes that hold
 * one of them, braces may mean anything.
 */
export function isSafeFix(fix: readonly Edit[], { regionAt, attributeAt, source }: Theme): boolean {
  return fix.every(({ span: { start, end } }) => {
    const kind = regionAt(start)?.kind;
    const inCode =
      kind === 'script' ||
      kind === 'style' ||
      kind === 'comment' ||
      (kind === 'tag' && isCodeAttribute(attributeAt(start)));
    return !inCode && !(source.charAt(start - 1) === '{' || source.charAt(end) === '}');
  });
}
