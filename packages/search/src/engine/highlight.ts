import { escapeUTF8 } from 'entities/escape';
import { compact, type Lexeme, tokenize } from './tokenize.ts';
import { stopWords } from './vocabulary.ts';

/** How text is marked: the tags are put in as they are, the text between them is escaped. */
export interface Marking {
  readonly terms: ReadonlySet<string>;
  /**
   * Words of the query as typed, lower case: a word that begins with one is marked that far only. Words without meaning are
   * marked beside the word that they were typed beside.
   */
  readonly typed: readonly string[];
  /** A pasted message without blanks; '' for other queries. An excerpt of a text that has it begins with it. */
  readonly message: string;
  readonly preTag: string;
  readonly postTag: string;
}

/** Marked text, and how much of the query stands in it. */
export interface Marked {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: string[];
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Marks the texts of one answer. Hits share headings, and each text is both marked and cut: nothing is done twice. */
export interface Marker {
  /** HTML: the escaped text with every match between the tags. */
  highlight(text: string): Marked;
  /**
   * HTML: the words from the pasted message on, or around the densest group of matches.
   * @param width Number of words, at least 1.
   * @param ellipsis Put where text was cut off; escaped.
   */
  snippet(text: string, width: number, ellipsis: string): Marked;
}

export function createMarker(marking: Marking): Marker {
  const stretches = remembered(matcher(marking));
  const highlight = remembered((text) => mark(text, stretches(text), marking));
  return {
    highlight,
    snippet: (text, width, ellipsis) => {
      const words = Array.from(text.matchAll(/\S+/g), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
      if (words.length <= width) return highlight(text);
      const found = stretches(text);
      const quoted = placeOf(marking.message, text);
      const first = quoted < 0 ? firstWord(words, found, width) : words.findIndex((each) => each.end > quoted);
      const last = Math.min(first + width, words.length) - 1;
      const start = words[first]?.start ?? 0;
      const end = words[last]?.end ?? text.length;
      const inside = found.filter((each) => each.start >= start && each.end <= end);
      const shown = mark(
        text.slice(start, end),
        inside.map((each) => ({ start: each.start - start, end: each.end - start })),
        marking,
      );
      const dots = escapeUTF8(ellipsis);
      return { ...shown, value: `${first > 0 ? dots : ''}${shown.value}${last < words.length - 1 ? dots : ''}` };
    },
  };
}

function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    known.set(text, made);
    return made;
  };
}

/** Where a text has a message that was written without its blanks; -1 where it does not. */
function placeOf(message: string, text: string): number {
  const signs = message === '' ? [] : Array.from(text.matchAll(/\S/g));
  return signs[signs.map(String).join('').indexOf(message)]?.index ?? -1;
}

/** Number of the word with which the best snippet begins: it has most matches, the first of them a quarter in. */
function firstWord(words: readonly Stretch[], found: readonly Stretch[], width: number): number {
  if (found.length === 0) return 0;
  const counts = words.map(({ start, end }) => found.filter((each) => each.start < end && each.end > start).length);
  const sums = [counts.slice(0, width).reduce((sum, count) => sum + count, 0)];
  for (let i = 1; i + width <= counts.length; i += 1)
    sums.push((sums[i - 1] ?? 0) - (counts[i - 1] ?? 0) + (counts[i + width - 1] ?? 0));
  const most = Math.max(...sums);
  const best = sums.indexOf(most);
  const lead = most === 0 ? 0 : counts.slice(best).findIndex((count) => count > 0);
  return Math.max(0, Math.min(best + lead - Math.floor(width / 4), best + lead, words.length - width));
}

/** Finds what is marked in a text. */
function matcher({ terms, typed }: Marking): (text: string) => Stretch[] {
  const isFiller = (word: string): boolean => stopWords.has(word) && typed.some((each) => !stopWords.has(each));
  const beginnings = typed.filter((word) => !isFiller(word)).map(beginningOf);
  return (text) => {
    const lexemes = terms.size === 0 ? [] : lexemesOf(text);
    const words = lexemes.map((lexeme) => lexeme.text.toLowerCase());
    const meant = lexemes.map((lexeme, i) =>
      typed.includes(words[i] ?? '') && isFiller(words[i] ?? '') ? [] : matchesIn(lexeme, terms, beginnings),
    );
    /** Beside a match, as it was typed beside it. */
    const isBeside = (i: number, by: 1 | -1): boolean =>
      (meant[i + by] ?? []).length > 0 &&
      typed.some((word, at) => word === words[i] && isFiller(word) && typed[at + by] === words[i + by]);
    return join(
      lexemes.flatMap(({ text: { length }, start }, i) =>
        isBeside(i, -1) || isBeside(i, 1) ? [{ start, end: start + length }] : (meant[i] ?? []),
      ),
    );
  };
}

/** The whole of a word or name, else the names in it, as `item_id` in `items[].item_id`, else the words in it. */
function matchesIn(
  { text, start, whole, parts }: Lexeme,
  terms: Marking['terms'],
  beginnings: readonly RegExp[],
): Stretch[] {
  const upTo = (at: number, surface: string): Stretch => {
    const lengths = beginnings.map((beginning) => beginning.exec(surface)?.[0].length ?? 0);
    return { start: at, end: at + (Math.max(0, ...lengths) || surface.length) }; // met otherwise: all of it
  };
  if (terms.has(whole)) return [upTo(start, text)];
  const names = whole === '' ? [] : Array.from(text.matchAll(/[^/:.[\]]+/g));
  const met = names.filter(([name]) => terms.has(compact(name)));
  if (met.length > 0) return met.map((match) => upTo(start + match.index, match[0]));
  return parts
    .filter(({ term }) => terms.has(term))
    .map((part) => upTo(part.start, text.slice(part.start - start, part.end - start)));
}

/** A typed word at the start of another, whatever signs stand between its letters: `item_id` of `item.identifier`. */
function beginningOf(word: string): RegExp {
  return new RegExp(`^${[...compact(word)].join(String.raw`[^\p{L}\p{M}\p{N}]*`)}`, 'iu');
}

const REMEMBERED = 2000;
const memory = new Map<string, readonly Lexeme[]>();

/** From one keystroke to the next most hits stay. */
function lexemesOf(text: string): readonly Lexeme[] {
  const known = memory.get(text);
  if (known) return known;
  const lexemes = tokenize(text);
  if (memory.size >= REMEMBERED) memory.delete(memory.keys().next().value ?? '');
  memory.set(text, lexemes);
  return lexemes;
}

/** Neighbouring and overlapping stretches become one. */
function join(found: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const each of found) {
    const last = joined.at(-1);
    if (last && each.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, each.end) };
    else joined.push(each);
  }
  return joined;
}

function mark(text: string, found: readonly Stretch[], { typed, preTag, postTag }: Marking): Marked {
  let value = '';
  let at = 0;
  const matchedWords = new Set<string>();
  const asked = typed.filter((word) => !stopWords.has(word));
  for (const { start, end } of found) {
    const surface = text.slice(start, end);
    value += `${escapeUTF8(text.slice(at, start))}${preTag}${escapeUTF8(surface)}${postTag}`;
    at = end;
    for (const word of asked) if (surface.toLowerCase().includes(word.slice(0, 3))) matchedWords.add(word);
  }
  value += escapeUTF8(text.slice(at));
  const matchLevel = found.length === 0 ? 'none' : matchedWords.size >= asked.length ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...matchedWords] };
}
