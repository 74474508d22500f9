import { type Lexeme, tokenize } from './tokenize.ts';

/** What is stored of a text: identifiers as wholes, and the words in it. */
export interface Terms {
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** Terms of a title or a name; a short one is also stored in one piece, so that `itemid` finds `item_id` and `Item ID`. */
export function titleTerms(text: string): Terms {
  const lexemes = tokenize(text);
  const { names, words } = textTerms(text, lexemes);
  const joined = lexemes
    .map(({ text: each }) => each)
    .join('')
    .toLowerCase();
  return {
    names:
      lexemes.length > 1 && lexemes.length < 4
        ? new Set([...names, joined.replace(/[^\p{L}\p{N}\p{M}]/gu, '')])
        : names,
    words,
  };
}

/** Terms of running text. */
export function textTerms(text: string, lexemes: readonly Lexeme[] = tokenize(text)): Terms {
  const names = new Set<string>();
  const words = new Set<string>();
  for (const { whole, segments, parts } of lexemes) {
    if (whole) for (const name of [whole, ...segments]) names.add(name);
    for (const { term } of parts) if (parts.length === 1 || term.length > 1) words.add(term);
  }
  return { names, words };
}
