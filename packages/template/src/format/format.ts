import type { Span } from '../ast.ts';
import { lastBefore } from '../check/last-before.ts';
import type { Edit } from '../check/rule.ts';
import { readTheme, type Theme } from '../check/theme.ts';
import { locator } from '../parse/locate.ts';
import { parse } from '../parse/parse.ts';
import { print } from '../parse/print.ts';

/** Elements whose content is kept as it stands. */
const verbatim = new Set(['pre', 'textarea', 'script', 'style', 'title', 'listing', 'plaintext', 'xmp']);

interface Line {
  readonly start: number;
  /** Before the line break. */
  readonly end: number;
  /** Behind the line break. */
  readonly next: number;
  /** Of the first character that is no space; `end` in an empty line. */
  readonly first: number;
}

/**
 * Indents the lines of a theme by the elements around them, as the starter theme does, and takes away what stands behind
 * lines and repeated empty lines. Blocks indent nothing: a theme has a limited length. Nothing but the space between lines
 * changes; lines that begin in a script, a style sheet, a comment, an attribute, a brace pair, `pre` or `textarea` stay.
 * @param unit One step of indentation.
 * @returns Edits in the order of the source; none where they would change what the parser reads.
 */
export function format(source: string, unit: string): Edit[] {
  const edits = editsOf(source, unit);
  return withoutSpace(applyEdits(source, edits)) === withoutSpace(source) ? edits : [];
}

/** The source with edits in it, which are in its order. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let at = 0;
  const parts = edits.map(({ span, text }) => {
    const kept = source.slice(at, span.start);
    at = span.end;
    return kept + text;
  });
  return parts.join('') + source.slice(at);
}

/** What the parser reads, but for the space around line breaks: tags are told from text by their braces. */
function withoutSpace(source: string): string {
  const { problems, children } = parse(source);
  const kinds = problems.map(({ code, name }) => `${code} ${name}`);
  const nodes = children.map(({ type }) => type);
  return [
    ...kinds,
    ...nodes,
    print({ children })
      .replace(/[ \t]*[\r\n][ \t\r\n]*/g, '\n')
      .trim(),
  ].join('\n');
}

function editsOf(source: string, unit: string): Edit[] {
  const theme = readTheme(source, true);
  const lines = readLines(source);
  const kept = keptSpans(theme);
  const isKept = (offset: number) => {
    const span = lastBefore(kept, offset, ({ start }) => start);
    return span !== undefined && span.start < offset && offset <= span.end;
  };
  const depths = depthsOf(theme, lines);
  const edits: Edit[] = [];
  let afterEmpty = true;
  lines.forEach(({ start, end, next, first }, line) => {
    const isEmpty = first === end;
    const begins = !isKept(start);
    if (begins && isEmpty && afterEmpty && next > end && !isKept(next))
      edits.push({ span: { start, end: next }, text: '' });
    else {
      const last = first + source.slice(first, end).trimEnd().length;
      if (begins) push(edits, source, { start, end: first }, isEmpty ? '' : unit.repeat(depths[line] ?? 0));
      if (!isKept(end) && !isEmpty) push(edits, source, { start: last, end }, '');
    }
    afterEmpty = begins && isEmpty;
  });
  return edits;
}

function push(edits: Edit[], source: string, span: Span, text: string): void {
  if (source.slice(span.start, span.end) !== text) edits.push({ span, text });
}

function readLines(source: string): readonly Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= source.length; ) {
    const lineBreak = source.indexOf('\n', start);
    const next = lineBreak < 0 ? source.length : lineBreak + 1;
    const end = lineBreak < 0 ? source.length : source.charAt(lineBreak - 1) === '\r' ? lineBreak - 1 : lineBreak;
    const indent = /^[ \t]*/.exec(source.slice(start, end))?.[0].length ?? 0;
    lines.push({ start, end, next, first: start + indent });
    if (lineBreak < 0) break;
    start = next;
  }
  return lines;
}

/** Parts in which space may count, merged, in the order of the source. */
function keptSpans({ source, elements, regions, masked }: Theme): readonly Span[] {
  const spans: Span[] = [
    ...elements.flatMap(({ attributes }) => attributes.flatMap(({ value }) => value ?? [])),
    ...elements.flatMap(({ name, open, end, closed }) =>
      verbatim.has(name) ? { start: open.end, end: closed ? masked.lastIndexOf('</', end - 1) : source.length } : [],
    ),
    ...regions.flatMap(({ kind, span }) => (kind === 'comment' ? span : [])),
    ...[...source.matchAll(/\{[^{}]{0,300}\}/g)].map(({ 0: pair, index }) => ({
      start: index,
      end: index + pair.length - 1,
    })),
  ];
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const before = merged.at(-1);
    if (before && start < before.end) before.end = Math.max(before.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** How many steps each line is indented; elements that begin in one line indent once. */
function depthsOf({ source, elements, masked, regions }: Theme, lines: readonly Line[]): readonly number[] {
  const locate = locator(source);
  const lineOf = (offset: number) => locate(offset).line - 1;
  const begins = new Map<number, number[]>();
  const ends = new Map<number, number[]>();
  for (const { name, open, end, closed } of elements) {
    const from = lineOf(open.start);
    const close = masked.lastIndexOf('</', end - 1);
    const to = lineOf(close);
    if (name === 'html' || !closed) continue;
    const leads = /^\s*(?:<\/[a-z0-9-]+\s*>\s*)*$/i.test(masked.slice(lines[to]?.start, close));
    const until = leads ? to : to + 1;
    if (until <= from + 1) continue;
    listed(begins, from + 1).push(from);
    listed(ends, until).push(from);
  }
  const active = new Map<number, number>();
  const depths = lines.map((_, line) => {
    for (const from of ends.get(line) ?? []) count(active, from, -1);
    for (const from of begins.get(line) ?? []) count(active, from, 1);
    return active.size;
  });
  // Attributes on lines of their own are indented once more than their element, but not the end of its start tag.
  for (const { kind, span } of regions)
    if (kind === 'tag')
      for (let line = lineOf(span.start) + 1; (lines[line]?.start ?? span.end) < span.end; line++) {
        const isEnd = /^\s*\/?>/.test(masked.slice(lines[line]?.start, span.end));
        depths[line] = (depths[lineOf(span.start)] ?? 0) + (isEnd ? 0 : 1);
      }
  return depths;
}

function listed<Value>(lists: Map<number, Value[]>, key: number): Value[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function count(counts: Map<number, number>, key: number, by: number): void {
  const sum = (counts.get(key) ?? 0) + by;
  if (sum > 0) counts.set(key, sum);
  else counts.delete(key);
}
