import type { FirstTier } from './index-data.ts';
import { isJapanese, isKatakana, type Lexeme, stretchesOf, tokenize } from './tokenize.ts';
import { stopWords, weakWords } from './vocabulary.ts';
import { asked } from './weights.ts';

/** One thing that the reader asks for. */
export interface QueryWord {
  readonly type: 'word' | 'identifier' | 'japanese';
  /** As typed, lower case. */
  readonly text: string;
  /** The stem, or the identifier in compact form. */
  readonly term: string;
  /** What to try when the identifier as a whole is unknown. */
  readonly lexeme: Lexeme;
  /** How much it counts towards a full match. */
  readonly weight: number;
  /** True while the reader may still be typing it. */
  readonly open: boolean;
  /** False where the reader said something else, which a fixed expression stands for. */
  readonly said: boolean;
  /** Japanese as it was typed, beside its English words: where it stands itself, it counts, and is not missed elsewhere. */
  readonly beside?: true;
}

export interface ParsedQuery {
  /** The query in lower case with single blanks. */
  readonly text: string;
  readonly words: readonly QueryWord[];
  /** What was typed, word by word, before fixed expressions took its place. */
  readonly typed: readonly Lexeme[];
  /** Neighbouring words in one piece: names that the reader may have spelt out, as in `item page`. */
  readonly joined: readonly string[];
  /** A Japanese message that was pasted, without blanks: it is looked for as it stands; '' for other queries. */
  readonly message: string;
}

/** Longest part of a query that is looked at, in characters. */
const longestQuery = 512;
const MOST_WORDS = 24;

/** What readers say, and what it is called here. The index brings it, so that the script of the search box stays small. */
export interface Language {
  readonly japanese: FirstTier['japanese'];
  readonly phrases: readonly (readonly [said: RegExp, meant: string])[];
}

export function readLanguage({ japanese, phrases }: Pick<FirstTier, 'japanese' | 'phrases'>): Language {
  return { japanese, phrases: phrases.map(([said, meant]) => [new RegExp(said, 'giu'), meant]) };
}

/**
 * Reads a query: pasted code, a name, a question, Japanese.
 * @param isPasted Whether a Japanese sentence may be a message of the platform, which is looked for as it stands.
 */
export function parseQuery(query: string, { japanese, phrases }: Language, isPasted = true): ParsedQuery {
  const clean = query
    .slice(0, longestQuery)
    .normalize('NFKC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/^\W*curl .*?(https?:[^\s'"?]+).*/, '$1') // of a pasted command the call is meant
    .trim();
  const plain = phrases.reduce((said, [phrase, meant]) => said.replace(phrase, meant), clean);
  const text = clean.toLowerCase().replace(/\s+/g, ' ');
  const message = isPasted ? messageIn(clean) : '';
  const lexemes = tokenize(plain).flatMap((lexeme) =>
    isJapanese(lexeme.text) && message === '' ? translate(lexeme, japanese) : [lexeme],
  );
  const translated = tokenize(plain).filter((lexeme) => isJapanese(lexeme.text) && !lexemes.includes(lexeme));
  const end = plain.length;
  const typed = tokenize(clean).filter(({ parts }) => parts.length > 0);
  const isSaid = ({ text }: Lexeme): boolean =>
    typed.some((each) => isJapanese(each.text) || text.toLowerCase().startsWith(each.text.toLowerCase()));
  const words = lexemes
    .filter(({ parts }) => parts.length > 0)
    .map((lexeme) => word(lexeme, lexeme.start + lexeme.text.length >= end - 1, isSaid(lexeme)));
  const meaningful = words.filter(
    ({ type, text: each, open }) => type !== 'word' || !stopWords.has(each) || (open && words.length === 1),
  );
  const kept = meaningful.length > 0 ? meaningful : words;
  const beside = translated.map((lexeme) => ({ ...word(lexeme, false, true), beside: true as const }));
  return {
    text,
    words: unique([...kept, ...beside]).slice(0, MOST_WORDS),
    typed: typed.slice(0, MOST_WORDS),
    joined: joinNeighbours(words),
    message,
  };
}

/** The Japanese sentence in a query, with a name at its start: it ends as messages of the platform do. */
function messageIn(text: string): string {
  const sentence =
    /[A-Za-z_]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}].*(?:です|ます|ません|ました|でした|ください)/su.exec(
      text,
    );
  return withoutBlanks(sentence?.[0] ?? '');
}

/** Text as messages are compared: line breaks and blanks of a page are no part of them. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Pairs and triples of plain words, stop words included: `add to cart` is `addtocart`. */
function joinNeighbours(words: readonly QueryWord[]): string[] {
  const plain = words.slice(0, MOST_WORDS).map(({ type, text }) => (type === 'word' ? text : ''));
  const runs = plain.flatMap((_, i) => [plain.slice(i, i + 2), plain.slice(i, i + 3)]);
  const whole = runs.filter((run) => run.length > 1 && run.every((each) => each !== ''));
  return [...new Set(whole.map((run) => run.join('')))];
}

function word(lexeme: Lexeme, open: boolean, said: boolean): QueryWord {
  const text = lexeme.text.toLowerCase();
  if (isJapanese(text)) return { type: 'japanese', text, term: text, lexeme, weight: 1, open, said };
  if (lexeme.whole)
    return { type: 'identifier', text, term: lexeme.whole, lexeme, weight: asked.identifier, open, said };
  const term = lexeme.parts[0]?.term ?? text;
  return { type: 'word', text, term, lexeme, weight: weakWords.has(text) ? asked.weakWord : 1, open, said };
}

/**
 * A run of Japanese becomes the English words for what the table knows of it, else it stays. A stretch of katakana is one
 * word, or is made up of words of the table: what the table has of its middle or its end alone means something else.
 */
function translate(run: Lexeme, japanese: Language['japanese']): Lexeme[] {
  const entries = Object.keys(japanese).sort((one, other) => other.length - one.length);
  const english: Lexeme[] = [];
  let rest = '';
  for (let i = 0; i < run.text.length; ) {
    const left = run.text.slice(i);
    const entry = entries.find((each) => left.startsWith(each) && isMadeUp(katakanaAfter(left, each), entries));
    const [stretch = ''] = stretchesOf(left);
    const step = entry ?? (isKatakana(stretch) ? stretch : left.charAt(0));
    if (entry) english.push(...tokenize(japanese[entry] ?? '').map((each) => ({ ...each, start: run.start + i })));
    else rest += step;
    i += step.length;
  }
  return english.length === 0 || rest.length > run.text.length / 2 ? [run, ...english] : [...english];
}

/** What is left of the stretch of katakana in which an entry ends; '' where it ends with it. */
function katakanaAfter(text: string, entry: string): string {
  const [next = ''] = stretchesOf(text.slice(entry.length));
  return isKatakana(entry.slice(-1)) && isKatakana(next) ? next : '';
}

/** Whether katakana is nothing but entries, the last of them perhaps with a long vowel, or not yet typed to its end. */
function isMadeUp(stretch: string, entries: readonly string[]): boolean {
  const ends = new Set([0]);
  for (const end of ends) {
    const left = stretch.slice(end);
    if (left === '' || left === 'ー' || entries.some((each) => each.startsWith(left))) return true;
    for (const each of entries) if (left.startsWith(each)) ends.add(end + each.length); // the loop comes to it
  }
  return false;
}

function unique(words: readonly QueryWord[]): QueryWord[] {
  const seen = new Set<string>();
  return words.filter(({ term }) => !seen.has(term) && seen.add(term));
}
