import { escapeUTF8 } from 'entities/escape';
import { type Lexeme, tokenize } from './tokenize.ts';

/** How text is marked: the tags are put in as they are, the text between them is escaped. */
export interface Marking {
  readonly terms: ReadonlySet<string>;
  /** Words of the query as typed, lower case: a word that begins with one is marked that far only. */
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
  const stretches = remembered((text) => matches(text, marking));
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

function matches(text: string, { terms, typed }: Marking): Stretch[] {
  const found: Stretch[] = [];
  if (terms.size === 0) return found;
  for (const { text: surface, start, whole, parts } of lexemesOf(text)) {
    if (whole && terms.has(whole)) found.push({ start, end: start + cut(surface, typed) });
    else {
      for (const part of parts) {
        if (terms.has(part.term))
          found.push({ start: part.start, end: part.start + cut(text.slice(part.start, part.end), typed) });
      }
    }
  }
  return join(found);
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

function cut(surface: string, typed: readonly string[]): number {
  const lower = surface.toLowerCase();
  let longest = 0;
  for (const word of typed) if (word.length > longest && lower.startsWith(word)) longest = word.length;
  return longest === 0 ? surface.length : longest;
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
  for (const { start, end } of found) {
    const surface = text.slice(start, end);
    value += `${escapeUTF8(text.slice(at, start))}${preTag}${escapeUTF8(surface)}${postTag}`;
    at = end;
    for (const word of typed) if (surface.toLowerCase().includes(word.slice(0, 3))) matchedWords.add(word);
  }
  value += escapeUTF8(text.slice(at));
  const matchLevel = found.length === 0 ? 'none' : matchedWords.size >= typed.length ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...matchedWords] };
}
