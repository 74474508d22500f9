import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../ast.ts';
import { lastBefore } from '../check/last-before.ts';
import type { Attribute, Element } from '../check/markup.ts';
import { recognizeSource } from '../check/recognize-source.ts';
import { readTheme, type Theme } from '../check/theme.ts';
import { type Pair, type WrittenTag, writtenTags } from '../parse/written-tags.ts';

/** A theme in an editor, as the answers of the server need it. All of it is computed once per version of the text. */
export interface ThemeDocument {
  readonly text: TextDocument;
  readonly source: string;
  /** Whether the text is a theme or may become one: other template languages and formats get no answers. */
  readonly isTheme: boolean;
  readonly theme: Theme;
  /** Every tag, in the order of the source. */
  readonly tags: readonly WrittenTag[];
  /** Blocks with both ends. */
  readonly pairs: readonly Pair[];
  /** The tag that an offset is in, or at an end of. */
  tagAt(offset: number): WrittenTag | undefined;
  /** The attribute whose value an offset is in, or at an end of; and its element. */
  valueAt(offset: number): ValuePlace | undefined;
}

interface ValuePlace {
  readonly element: Element;
  readonly attribute: Attribute;
  readonly value: Span;
}

const known = new WeakMap<TextDocument, { readonly version: number; readonly document: ThemeDocument }>();

/** Reads a document, or takes what was read of the same version. */
export function readDocument(text: TextDocument): ThemeDocument {
  const kept = known.get(text);
  if (kept?.version === text.version) return kept.document;
  const document = read(text);
  known.set(text, { version: text.version, document });
  return document;
}

function read(text: TextDocument): ThemeDocument {
  const source = text.getText();
  // What stands around a part of a theme is not known: it is not asked for what a whole one must have.
  const theme = readTheme(source, !/<(?:!doctype|html|head|body)\b/i.test(source));
  const tags = writtenTags(theme.tree);
  return {
    text,
    source,
    isTheme: !['tumblr', 'liquid', 'markdown', 'binary'].includes(recognizeSource(source).kind),
    theme,
    tags,
    pairs: tags.flatMap(({ span, pair }) => (pair?.open === span ? pair : [])),
    tagAt: (offset) => {
      const tag = lastBefore(tags, offset, ({ span }) => span.start);
      return tag && offset <= tag.span.end ? tag : undefined;
    },
    valueAt: (offset) => {
      const element = lastBefore(theme.elements, offset, ({ open }) => open.start);
      const attribute = element?.attributes.find(({ value }) => value && value.start <= offset && offset <= value.end);
      return element && attribute?.value ? { element, attribute, value: attribute.value } : undefined;
    },
  };
}
