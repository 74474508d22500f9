import type { Span, Text, Variable } from '../ast.ts';
import { anyOptionType } from '../syntax.ts';
import { type DesignOption, readDesignOptions } from './read-design-options.ts';

export interface BlockTag {
  readonly type: 'open' | 'close';
  readonly span: Span;
  readonly name: string;
}

/** Looks like a tag that a formatter or a slip took apart; it stays text. */
export interface BrokenTag {
  readonly type: 'broken';
  readonly span: Span;
  readonly name: string;
  readonly expected: string;
  readonly value: string;
}

export type Token = Text | Variable | BlockTag | BrokenTag;

/** A brace pair without braces inside, or the start or end of an element whose content is not HTML. */
const landmark = /\{([^{}]{1,200})\}|<(\/?)(script|style)(?=[\s/>])/gi;
const blockTag = /^(\/?)block:([^\s{}"'<>;:]+)$/;
const variableTag = /^(?:lang:)?[A-Z][A-Za-z0-9-]*$/;
const optionTag = new RegExp(`^(${anyOptionType}):([^\\r\\n"'<>;]*\\S)$`);
const brokenBlock = /^(\/?) ?block ?: ?([^{}"'<>;:]+?) ?;?$/i;
const brokenVariable = new RegExp(`^(?:(lang|${anyOptionType}) ?: ?)?([^{}"'<>;:]+?) ?;?$`, 'i');
const variableName = /^[A-Z][A-Za-z0-9-]*$/;

/** What stands around tags. */
export type Context = 'script' | 'style' | 'html';

/**
 * Cuts a template into text and tags. Linear in the length of the source; never throws.
 *
 * A tag is a brace pair that encloses nothing but a name. `{color:red}` is a design option and a CSS rule at once: it
 * counts as a tag when the option is declared in the source, or when the place (`background: {color:red}`) rules a CSS
 * or JavaScript brace out.
 * @param around What the source is an excerpt of.
 */
export function* tokenize(source: string, around: Context = 'html'): Generator<Token, void, undefined> {
  const declared = readDesignOptions(source);
  let context = around;
  let textStart = 0;
  const search = new RegExp(landmark);
  for (let match = search.exec(source); match; match = search.exec(source)) {
    const [whole, content, slash, element] = match;
    if (element) {
      const named = element.toLowerCase() as 'script' | 'style'; // the expression matches no other element
      if (slash ? context === named : context === 'html') context = slash ? 'html' : named;
      continue;
    }
    const span = { start: match.index, end: match.index + whole.length };
    const token = readTag(content ?? '', span, declared, () => isCode(source, span.start, context));
    if (!token) continue;
    if (textStart < span.start) yield text(source, textStart, span.start);
    yield token.type === 'broken' ? { ...token, value: whole } : token;
    textStart = span.end;
  }
  if (textStart < source.length) yield text(source, textStart, source.length);
}

function text(source: string, start: number, end: number): Text {
  return { type: 'text', span: { start, end }, value: source.slice(start, end) };
}

function readTag(
  content: string,
  span: Span,
  declared: ReadonlyMap<string, DesignOption>,
  code: () => boolean,
): Variable | BlockTag | Omit<BrokenTag, 'value'> | undefined {
  const block = blockTag.exec(content);
  if (block?.[2]) return { type: block[1] ? 'close' : 'open', span, name: block[2] };
  if (variableTag.test(content)) return { type: 'variable', span, name: content };
  if (optionTag.test(content) && (declared.has(content) || !code())) return { type: 'variable', span, name: content };
  return readBroken(content.trim().replace(/\s+/g, ' '), span, declared);
}

/** `{ ItemId }`, `{block: Items}`, `{ /block:Items; }`, `{block:if-Show Detail}`. */
function readBroken(
  content: string,
  span: Span,
  declared: ReadonlyMap<string, DesignOption>,
): Omit<BrokenTag, 'value'> | undefined {
  const block = brokenBlock.exec(content);
  if (block?.[2]) {
    const name = block[2].replaceAll(' ', '_');
    return { type: 'broken', span, name, expected: `{${block[1]}block:${name}}` };
  }
  const variable = brokenVariable.exec(content);
  if (!variable?.[2]) return;
  const prefix = variable[1]?.toLowerCase();
  const name = prefix ? `${prefix}:${variable[2]}` : variable[2];
  const isTag = !prefix || prefix === 'lang' ? variableName.test(variable[2]) : declared.has(name);
  return isTag ? { type: 'broken', span, name, expected: `{${name}}` } : undefined;
}

/** Whether a brace at `start` opens a CSS rule or a JavaScript block or object rather than a tag. */
function isCode(source: string, start: number, context: Context): boolean {
  if (context === 'html') return false;
  let before = start - 1;
  while (before >= 0 && /\s/.test(source.charAt(before))) before--;
  return !(context === 'style' ? /[:,("'`]/ : /["'`/]/).test(source.charAt(before));
}
