import type { Range, TextEdit } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../ast.ts';
import type { Edit } from '../check/rule.ts';

/** A span as editors name it: lines and columns from 0. */
export function rangeOf(text: TextDocument, { start, end }: Span): Range {
  return { start: text.positionAt(start), end: text.positionAt(end) };
}

/** Edits of a fix, of a rename or of the formatter as editors apply them. */
export function textEdits(text: TextDocument, edits: readonly Edit[]): TextEdit[] {
  return edits.map((edit) => ({ range: rangeOf(text, edit.span), newText: edit.text }));
}
