import {
  type CompletionItem,
  CompletionItemKind,
  CompletionItemTag,
  type CompletionList,
  InsertTextFormat,
} from 'vscode-languageserver';
import { declarations } from '../catalogue/option-declarations.ts';
import type { TagFacts } from '../catalogue/tag.ts';
import { tagFacts } from '../catalogue/tag-facts.ts';
import { isInCode } from '../check/in-code.ts';
import { optionsOf } from '../check/option-uses.ts';
import { closeness, surroundings, worksAt } from '../check/works-at.ts';
import { anyOptionType, blockNameOf } from '../syntax.ts';
import { rangeOf } from './ranges.ts';
import type { ThemeDocument } from './theme-document.ts';

export interface CompletionOptions {
  /** The client takes snippets; without them, a block is completed by its opening tag alone. */
  readonly snippets: boolean;
}

/** What the author has begun to type, and what a completion replaces. */
interface Typed {
  readonly start: number;
  /** Behind the brace that the editor has closed by itself, and behind the rest of a name. */
  readonly end: number;
  /** As many as typed: clients compare it with the text from `start` on. */
  readonly braces: '' | '{' | '{{';
  readonly closing: boolean;
  /** Without braces and slash. */
  readonly name: string;
}

/** A completion before it is laid out for the client. */
interface Offer {
  /** With braces, as the author reads it: `{ItemImage[1-20]URL-640}`. */
  readonly label: string;
  readonly text: string;
  /** In the protocol's syntax; undefined when `text` is all. */
  readonly snippet?: string;
  readonly kind: CompletionItemKind;
  readonly rank: number;
  readonly detail?: string;
  readonly deprecated?: boolean;
  /** Name in the catalogue: its description is added when the client asks for it. */
  readonly tag?: string;
}

const nameBegun = `(?:(?:lang|${anyOptionType}):[^{}"'<>;\\n]{0,80}|[A-Za-z][\\w:-]{0,80})?`;
const inBraces = new RegExp(`(\\{{1,2})(/?)(${nameBegun})$`);
const bare = /(?<![\w{/<$.-])(?:block:[\w-]{0,80}|lang:\w{0,40}|[A-Z][\w-]{0,80}|opt[a-z-]{0,20})?$/;
const restOfName = /^[\w: [\]-]{0,80}?\}{1,2}/;
/** Attributes in which an address stands, or a text. */
const addresses = new Set(['href', 'src', 'action', 'srcset', 'poster', 'data-src']);
const texts = new Set(['alt', 'title', 'value', 'placeholder', 'content', 'label', 'aria-label']);

/** Tags, options and values that make sense at an offset. */
export function complete(document: ThemeDocument, offset: number, { snippets }: CompletionOptions): CompletionList {
  const { text, source, isTheme } = document;
  const typed = isTheme ? readTyped(document, offset) : undefined;
  if (!typed) return { isIncomplete: false, items: [] };
  const offers = offersAt(document, typed);
  const range = rangeOf(text, typed);
  const items = offers.map((offer, index): CompletionItem => {
    const isSnippet = snippets && offer.snippet !== undefined;
    return {
      label: offer.label,
      kind: offer.kind,
      ...(offer.detail && { detail: offer.detail }),
      ...(offer.deprecated && { tags: [CompletionItemTag.Deprecated] }),
      // Neovim's own completion takes the range of the edit only where the label is what it compares.
      ...(typed.braces !== '{' && { filterText: typed.braces + offer.label.replace(/^\{/, '') }),
      sortText: `${offer.rank}${String(index).padStart(4, '0')}`,
      // One range, not one for inserting and one for replacing: a brace that the editor has closed is in it in any case.
      textEdit: { range, newText: isSnippet ? (offer.snippet ?? '') : offer.text },
      insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
      ...(offer.tag && { data: offer.tag }),
    };
  });
  return { isIncomplete: /\d/.test(source.slice(typed.start, offset)) || typed.name === '', items };
}

function readTyped({ source, theme, valueAt }: ThemeDocument, offset: number): Typed | undefined {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  const before = source.slice(Math.max(lineStart, offset - 200), offset);
  const after = source.slice(offset, offset + 100).split(/[\r\n]/, 1)[0] ?? '';
  const [whole, braces = '', slash, name = ''] = inBraces.exec(before) ?? [];
  const region = theme.regionAt(offset);
  const inCode = region?.kind === 'script' || region?.kind === 'style';
  if (whole !== undefined) {
    const start = offset - whole.length;
    if (region?.kind === 'script' && source.charAt(start - 1) === '$') return undefined;
    // A brace by itself opens a rule or a function more often than a tag.
    if (inCode && whole === '{' && isInCode(source, start, region)) return undefined;
    const rest = restOfName.exec(after)?.[0] ?? '';
    const end = offset + (braces.length === 2 ? rest : rest.replace(/\}\}$/, '}')).length;
    return { start, end, braces: braces as '{' | '{{', closing: slash === '/', name }; // the expression matches one or two
  }
  if (inCode || region?.kind === 'comment' || (region?.kind === 'tag' && !valueAt(offset))) return undefined;
  const word = bare.exec(before)?.[0];
  return word === undefined
    ? undefined
    : { start: offset - word.length, end: offset, braces: '', closing: false, name: word };
}

function offersAt(document: ThemeDocument, typed: Typed): readonly Offer[] {
  const { theme, valueAt } = document;
  if (typed.closing) return closings(document, typed, 'all');
  const value = valueAt(typed.start);
  if (value?.element.name === 'meta' && value.attribute.name === 'name')
    return typed.braces === '' ? optionTypes() : [];
  const place = surroundings(theme, typed.start);
  const kind = theme.regionAt(typed.start)?.kind;
  const inAttribute = value?.attribute.name;
  const markup = kind === undefined;
  const tags = tagFacts.flatMap((tag): Offer[] => {
    const { name, kind: tagKind, escaping } = tag;
    if (tagKind === 'option' || !worksAt(tag, place)) return [];
    if (!markup && (escaping === 'markup' || escaping === 'mixed')) return [];
    const rank = tag.deprecated ? 8 : inAttribute ? rankInAttribute(tag, inAttribute) : 3 + closeness(tag, place);
    return [ofTag(document, typed, tag, name, rank)];
  });
  const closing = typed.braces === '{' ? closings(document, typed, 'open') : [];
  return [
    ...closing,
    ...ofOptions(document, typed, inAttribute),
    ...tags,
    ...(markup ? optionDeclarations(typed) : []),
  ];
}

/** Closing tags of the blocks around: of those that still lack theirs, or of all. */
function closings({ theme, pairs }: ThemeDocument, { start }: Typed, which: 'open' | 'all'): readonly Offer[] {
  const names = theme.around(start);
  const closed = new Map<string, number>();
  for (const { name, open, close } of pairs)
    if (open.end <= start && start <= close.start) closed.set(name, (closed.get(name) ?? 0) + 1);
  const lacking = names.filter((name) => {
    const count = closed.get(name) ?? 0;
    closed.set(name, count - 1);
    return count <= 0;
  });
  const others = which === 'all' ? names : [];
  return [...new Set([...lacking.slice(0, which === 'all' ? undefined : 1), ...others])].map((name) => {
    const text = `{/block:${name}}`;
    return { label: text, text, kind: CompletionItemKind.Struct, rank: 0, detail: 'closes the block' };
  });
}

function ofTag(document: ThemeDocument, typed: Typed, tag: TagFacts, name: string, rank: number): Offer {
  const family = /^(.*)\[(\d+)-(\d+)\](.*)\}$/.exec(name);
  const [, head = '', low = '', high = '', tail = ''] = family ?? [];
  const number = family ? (/^\d+/.exec(typed.name.slice(head.length - 1))?.[0] ?? '') : '';
  const fits =
    number !== '' &&
    typed.name.startsWith(head.slice(1)) &&
    Number(number) >= Number(low) &&
    Number(number) <= Number(high);
  const plain = family ? `${head}${fits ? number : low}${tail}}` : name;
  const numbers = Array.from({ length: Number(high) - Number(low) + 1 }, (_, index) => Number(low) + index).join(',');
  const choice = family && !fits ? `${head}\${1|${numbers}|}${tail}}` : plain;
  const isBlock = name.startsWith('{block:');
  const snippet = isBlock ? blockSnippet(document, typed, plain, choice) : family && !fits ? `${choice}$0` : undefined;
  return {
    label: fits ? plain : name,
    text: plain,
    ...(snippet !== undefined && { snippet }),
    kind: isBlock ? CompletionItemKind.Struct : CompletionItemKind.Variable,
    rank,
    detail: tag.app ? `${tag.kind}, app ${tag.app}` : tag.kind,
    ...(tag.deprecated && { deprecated: true }),
    tag: name,
  };
}

/** The block with its closing tag, on lines of their own where nothing else is; undefined where the closing tag is there. */
function blockSnippet({ source, theme, tagAt }: ThemeDocument, typed: Typed, plain: string, choice: string) {
  const { start, end } = typed;
  const name = plain.slice('{block:'.length, -1);
  const waits = theme.tree.problems.some(
    (problem) => problem.code === 'stray-close' && problem.name === name && problem.span.start >= end,
  );
  const there = tagAt(start);
  if (waits || (there?.span.start === start && there.pair)) return undefined;
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = /[\r\n]|$/.exec(source.slice(end, end + 1000))?.index ?? 0;
  const alone = `${source.slice(lineStart, start)}${source.slice(end, end + lineEnd)}`.trim() === '';
  const close = choice.replace(/\$\{1\|[^}]*\}/, '$1').replace('{', '{/');
  return alone ? `${choice}\n\t$0\n${close}` : `${choice}$0${close}`;
}

/** Tags of the options that the theme declares. */
function ofOptions(document: ThemeDocument, typed: Typed, inAttribute: string | undefined): readonly Offer[] {
  return optionsOf(document)
    .filter(({ places }) => places.some(({ declares }) => declares))
    .flatMap(({ type, name }): Offer[] => {
      const block = blockNameOf(`${type}:${name}`);
      const isAddress = inAttribute !== undefined && addresses.has(inAttribute);
      const printed: Offer = {
        label: `{${type}:${name}}`,
        text: `{${type}:${name}}`,
        kind: type === 'color' ? CompletionItemKind.Color : CompletionItemKind.Constant,
        rank: (type === 'image') === isAddress ? 2 : 5,
        detail: 'design option of this theme',
        tag: `{${type}:NAME}`,
      };
      const blocks = ['', 'not_'].map((not): Offer => {
        const text = `{block:${not}${block}}`;
        const snippet = blockSnippet(document, typed, text, text);
        return {
          ...printed,
          label: text,
          text,
          ...(snippet && { snippet }),
          kind: CompletionItemKind.Struct,
          rank: 5,
          tag: `{block:${not}${type}-NAME}`,
        };
      });
      return type === 'if' ? blocks : [printed, ...blocks];
    });
}

function rankInAttribute({ name, escaping, kind }: TagFacts, attribute: string): number {
  const isPicture = /image/i.test(name);
  if (addresses.has(attribute)) return escaping === 'url' ? (isPicture === /src|poster/.test(attribute) ? 1 : 2) : 6;
  if (texts.has(attribute)) return escaping === 'text' || escaping === 'html' ? 1 : 6;
  return kind === 'variable' ? 4 : 5;
}

const optionTypes = (): readonly Offer[] =>
  declarations.map(({ type, meaning }) => ({
    label: `${type}:`,
    text: `${type}:`,
    kind: CompletionItemKind.EnumMember,
    rank: 1,
    detail: meaning,
  }));

/** Whole declarations, by the word `option`. */
function optionDeclarations({ braces }: Typed): readonly Offer[] {
  if (braces !== '') return [];
  return declarations.map(({ type, lines, meaning }) => ({
    label: `option-${type}`,
    text: lines.join('\n').replace(/\$\{\d+(?::([^}]*)|\|([^,|]*)[^}]*)\}|\$\d/g, '$1$2'),
    snippet: lines.join('\n'),
    kind: CompletionItemKind.Snippet,
    rank: 7,
    detail: `${meaning} Put it into {block:Hidden} in the head.`,
  }));
}
