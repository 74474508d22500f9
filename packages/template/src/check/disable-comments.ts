import type { Span } from '../ast.ts';
import { locator } from '../parse/locate.ts';
import type { Region } from './markup.ts';

/**
 * A comment that switches rules off, in HTML, CSS or JavaScript:
 * `<!-- shop-template-disable-next-line external-file: the font's license names this host -->`.
 */
export interface DisableComment {
  /** From the keyword to the end of the line or of the comment. */
  readonly span: Span;
  readonly rules: readonly string[];
  /** '' when none is given: such a comment has no effect. */
  readonly reason: string;
  /** The line that it speaks for; undefined for the whole theme. */
  readonly line?: number;
}

const keyword = /shop-template-disable(-next-line)?(?![\w-])/g;
/** Longest comment that is read, in UTF-16 units. */
const longest = 500;

/** Reads the comments of a theme that switch rules off. */
export function readDisableComments(
  source: string,
  regionAt: (offset: number) => Region | undefined,
): readonly DisableComment[] {
  const locate = locator(source);
  return [...source.matchAll(keyword)].flatMap(({ 0: word, 1: next, index }) => {
    const kind = regionAt(index)?.kind;
    if (kind !== 'comment' && !((kind === 'script' || kind === 'style') && isCodeComment(source, index))) return [];
    const start = index + word.length;
    const [rest = ''] = source.slice(start, start + longest).split(/-->|\*\/|[\r\n]/, 1);
    const [names = '', ...reason] = rest.split(':');
    return {
      span: { start: index, end: start + rest.trimEnd().length },
      rules: names.split(/[\s,]+/).filter(Boolean),
      reason: reason.join(':').trim(),
      ...(next && { line: locate(index).line + 1 }),
    };
  });
}

/** Scripts and styles are one region: the comment in them begins right before the keyword. */
function isCodeComment(source: string, index: number): boolean {
  return /(?:\/\*+|\/\/)\s*$/.test(source.slice(Math.max(0, index - 20), index));
}
