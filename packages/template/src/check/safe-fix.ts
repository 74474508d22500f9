import type { Edit } from './rule.ts';
import type { Theme } from './theme.ts';

/** Whether every edit stands in plain content or a start tag: in scripts, styles and comments braces may mean anything. */
export function isSafeFix(fix: readonly Edit[], { regionAt, source }: Theme): boolean {
  return fix.every(({ span: { start, end } }) => {
    const kind = regionAt(start)?.kind;
    const inCode = kind === 'script' || kind === 'style' || kind === 'comment';
    return !inCode && !(source.charAt(start - 1) === '{' || source.charAt(end) === '}');
  });
}
