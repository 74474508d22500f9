import type { Severity } from '@shop-docs/template';
import { escapeText } from 'entities/escape';
import { type Token, tokensOf } from './tokens.ts';

/** A place in the source to underline. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly severity: Severity;
}

/** Beyond this length colours would slow down typing. */
const longestPainted = 300_000;

/** Each line of the source as HTML: escaped, coloured, and underlined where there are marks. */
export function paintLines(source: string, marks: readonly Mark[]): string[] {
  const tokens = source.length > longestPainted ? [] : [...tokensOf(source)];
  const underlined = apart(source, marks);
  const lines: string[] = [];
  let start = 0;
  let token = 0;
  let mark = 0;
  while (start <= source.length) {
    const found = source.indexOf('\n', start);
    const end = found < 0 ? source.length : found;
    while ((tokens[token]?.end ?? Infinity) <= start) token++;
    while ((underlined[mark]?.end ?? Infinity) <= start) mark++;
    lines.push(paint(source, start, end, { tokens, token, marks: underlined, mark }));
    start = end + 1;
  }
  return lines;
}

interface Layers {
  readonly tokens: readonly Token[];
  token: number;
  readonly marks: readonly Mark[];
  mark: number;
}

function paint(source: string, from: number, to: number, layers: Layers): string {
  let html = '';
  let at = from;
  let { token, mark } = layers;
  while (at < to) {
    while ((layers.tokens[token]?.end ?? Infinity) <= at) token++;
    while ((layers.marks[mark]?.end ?? Infinity) <= at) mark++;
    const colour = layers.tokens[token];
    const line = layers.marks[mark];
    const inColour = colour && colour.start <= at;
    const inLine = line && line.start <= at;
    const next = Math.min(to, (inColour ? colour.end : colour?.start) ?? to, (inLine ? line.end : line?.start) ?? to);
    const name = [inColour ? colour.name : '', inLine ? `mark-${line.severity}` : ''].filter(Boolean).join(' ');
    const text = escapeText(source.slice(at, next));
    html += name ? `<span class="${name}">${text}</span>` : text;
    at = next;
  }
  return html;
}

/** The marks in order, each on its first line and none over another. */
function apart(source: string, marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  let free = 0;
  for (const { start, end, severity } of marks.toSorted((one, other) => one.start - other.start)) {
    const lineEnd = source.indexOf('\n', start);
    const last = Math.min(Math.max(end, start + 1), lineEnd < 0 ? source.length : Math.max(lineEnd, start + 1));
    const first = Math.max(start, free);
    if (first >= last) continue;
    result.push({ start: first, end: last, severity });
    free = last;
  }
  return result;
}
