import {
  type DocumentHighlight,
  DocumentHighlightKind,
  type DocumentLink,
  type LinkedEditingRanges,
  type Location,
  type Range,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { Span } from '../ast.ts';
import { findTag } from '../catalogue/find-tag.ts';
import { tagHref } from '../catalogue/tag-anchor.ts';
import { helpOf } from '../check/help-of.ts';
import { optionAt, renameOption } from '../check/option-uses.ts';
import { rules } from '../check/rules/index.ts';
import { helpAddress } from '../cli/check/report.ts';
import { rangeOf, textEdits } from './ranges.ts';
import type { ThemeDocument } from './theme-document.ts';

/** The declaration of an option; the opening tag of a block. */
export function definition(document: ThemeDocument, offset: number): Location[] {
  const option = optionAt(document, offset);
  const pair = document.tagAt(offset)?.pair;
  const spans = option
    ? option.places.filter(({ declares }) => declares).map(({ span }) => span)
    : pair
      ? [pair.open]
      : [];
  return spans.map((span) => locationOf(document, span));
}

/** Every place that names an option; both ends of a block; every place of a variable. */
export function references(document: ThemeDocument, offset: number, withDeclaration: boolean): Location[] {
  const option = optionAt(document, offset);
  const spans = option
    ? option.places.filter(({ declares }) => withDeclaration || !declares).map(({ span }) => span)
    : sameTags(document, offset);
  return spans.map((span) => locationOf(document, span));
}

/** What belongs to the tag at an offset: its other end, its declaration and uses, the same variable elsewhere. */
export function highlights(document: ThemeDocument, offset: number): DocumentHighlight[] {
  const pair = document.tagAt(offset)?.pair;
  const option = optionAt(document, offset);
  if (pair && !option)
    return [pair.open, pair.close].map((span) => ({
      range: rangeOf(document.text, span),
      kind: DocumentHighlightKind.Text,
    }));
  if (!option)
    return sameTags(document, offset).map((span) => ({
      range: rangeOf(document.text, span),
      kind: DocumentHighlightKind.Read,
    }));
  return option.places.map(({ span, declares }) => ({
    range: rangeOf(document.text, span),
    kind: declares ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
  }));
}

/** The name that a rename at an offset changes: of an option, or of a block with both ends. */
export function prepareRename(document: ThemeDocument, offset: number): { range: Range; placeholder: string } | null {
  const { text, source } = document;
  const option = optionAt(document, offset);
  const tag = document.tagAt(offset);
  const span = option?.here ?? (tag?.pair && tag.nameSpan);
  return span ? { range: rangeOf(text, span), placeholder: option?.name ?? source.slice(span.start, span.end) } : null;
}

/**
 * Renames an option everywhere, or a block at both ends.
 * @returns A sentence where that cannot be.
 */
export function rename(document: ThemeDocument, offset: number, name: string): WorkspaceEdit | string {
  const { text } = document;
  const option = optionAt(document, offset);
  const pair = document.tagAt(offset)?.pair;
  if (option) {
    const edits = renameOption(document, option, name);
    return typeof edits === 'string' ? edits : { changes: { [text.uri]: textEdits(text, edits) } };
  }
  if (!pair) return 'Unexpected place, expected the name of a design option, or of a block with both ends.';
  const bare = name.replace(/^\{?\/?(?:block:)?|\}$/g, '');
  if (!/^[^\s{}"'<>;:]+$/.test(bare)) return `Unexpected name ${name}, expected the name of a block, such as Items.`;
  return {
    changes: {
      [text.uri]: textEdits(
        text,
        nameSpans(pair).map((span) => ({ span, text: bare })),
      ),
    },
  };
}

/** Both names of a block, which an editor may change as one while the author types. */
export function linkedEditing(document: ThemeDocument, offset: number): LinkedEditingRanges | null {
  const tag = document.tagAt(offset);
  if (!tag?.pair || offset < tag.nameSpan.start || offset > tag.nameSpan.end) return null;
  return { ranges: nameSpans(tag.pair).map((span) => rangeOf(document.text, span)), wordPattern: '[\\w-]+' };
}

/** Tags lead to their entries in the guide, and rules in comments to their pages; options lead to their declarations instead. */
export function documentLinks({ text, source, tags, theme }: ThemeDocument, docs: string): DocumentLink[] {
  const link = (span: Span, help: string, tooltip: string): DocumentLink => ({
    range: rangeOf(text, span),
    target: helpAddress(help, docs),
    tooltip,
  });
  const ofTags = tags.flatMap(({ span, name, pair }) => {
    const found = span.start === pair?.close.start ? undefined : findTag(name);
    return found && found.option === undefined
      ? [link(span, tagHref(found.tag), `${found.tag.name} in the guide`)]
      : [];
  });
  const ofRules = theme.disableComments.flatMap(({ span, rules: named }) =>
    named.flatMap((rule) => {
      const start = source.indexOf(rule, span.start);
      const isRule = rules.some(({ name }) => name === rule) && start >= 0;
      return isRule ? [link({ start, end: start + rule.length }, helpOf(rule), 'What this rule says')] : [];
    }),
  );
  return [...ofTags, ...ofRules];
}

function nameSpans({ open, close }: { readonly open: Span; readonly close: Span }): readonly Span[] {
  return [
    { start: open.start + '{block:'.length, end: open.end - 1 },
    { start: close.start + '{/block:'.length, end: close.end - 1 },
  ];
}

function sameTags({ tags, tagAt }: ThemeDocument, offset: number): readonly Span[] {
  const here = tagAt(offset);
  if (here?.pair) return [here.pair.open, here.pair.close];
  return here ? tags.filter(({ name }) => name === here.name).map(({ span }) => span) : [];
}

function locationOf({ text }: ThemeDocument, span: Span): Location {
  return { uri: text.uri, range: rangeOf(text, span) };
}
