import { type Lexeme, tokenize } from './tokenize.ts';

/** What is stored of a text: identifiers as wholes, and the words in it. */
export interface Terms {
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/**
 * Terms of a title or a name. Neighbouring words are also stored in one piece, so that `itemid` finds `Item ID`, and
 * `changelog` finds `Change log`; not so small words: with them the file of headings is 4 % larger.
 * @param slug The end of the page's address, for the title of a page.
 */
export function titleTerms(text: string, slug = ''): Terms {
  const lexemes = tokenize(text);
  const { names, words } = textTerms(text, lexemes);
  const pieces = lexemes.map(({ text: each }) => each.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, ''));
  const pairs = pieces.slice(1).flatMap((piece, i) => {
    const before = pieces[i] ?? '';
    return isFiller(before) || isFiller(piece) ? [] : [`${before}${piece}`];
  });
  const joined = pieces.length === 3 ? [...pairs, pieces.join('')] : pairs;
  const address = textTerms(slug);
  return {
    names: new Set([...names, ...joined, ...address.names]),
    words: new Set([...words, ...address.words]),
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

const isFiller = (piece: string): boolean => /^(an?|the|and|in|with|for|its?|my|our|your?)$/.test(piece);
