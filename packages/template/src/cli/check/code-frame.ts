import type { Span } from '../../ast.ts';
import { locator, type Position } from '../../parse/locate.ts';

const longest = 100;
const wide = /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/**
 * Shows places of a source: the lines around, with the place underlined. The source is split into lines once.
 *
 * Long lines are cut around the place, and the line of carets allows for characters that a terminal shows at double
 * width.
 * @returns One line before, the line, the carets, one line after; '' for an empty span.
 */
export function codeFramer(source: string): (span: Span) => string {
  const locate = locator(source);
  const lines = source.split(/\r\n|\r|\n/);
  return (span) => (span.end > span.start ? frame(lines, locate(span.start), span.end - span.start) : '');
}

function frame(lines: readonly string[], { line, column }: Position, underlined: number): string {
  const text = lines[line - 1] ?? '';
  const from = text.length > longest ? Math.max(0, column - 1 - longest / 2) : 0;
  const shown = text.slice(from, from + longest);
  const at = column - 1 - from;
  const length = Math.max(1, Math.min(underlined, shown.length - at));
  const gutter = String(line + 1).length;
  const row = (mark: string, number: number | '', content: string) =>
    `${mark} ${String(number).padStart(gutter)} | ${content}`.trimEnd();
  const neighbor = (number: number) => {
    const content = lines[number - 1];
    return content === undefined || number < 1 ? [] : [row(' ', number, content.slice(from, from + longest))];
  };
  const carets =
    blank(shown.slice(0, at)) +
    [...shown.slice(at, at + length)].map((each) => (wide.test(each) ? '^^' : '^')).join('');
  return [...neighbor(line - 1), row('>', line, shown), row(' ', '', carets), ...neighbor(line + 1)].join('\n');
}

/** As wide as the text, and nothing to see. */
function blank(text: string): string {
  return [...text].map((each) => (each === '\t' ? '\t' : wide.test(each) ? '  ' : ' ')).join('');
}
