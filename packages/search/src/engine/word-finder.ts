import { nearTerms } from './near-terms.ts';
import type { QueryWord } from './parse-query.ts';
import type { SearchIndex } from './search-index.ts';
import type { Alternative, Field, Scores, TermIndex } from './term-index.ts';
import { compact, stem } from './tokenize.ts';
import { meaningsFrom, synonymsOf } from './vocabulary.ts';
import { foundBy, mistakes } from './weights.ts';

/** Where one word of a query was found. */
export interface Found {
  /** By node. */
  readonly titles: Scores;
  /** By text. */
  readonly bodies: Scores;
  readonly terms: ReadonlySet<string>;
  readonly weight: number;
  /** Adds to the score where it is found, and is not missed where it is not. */
  readonly optional?: true;
  /** Stems that were probably meant, where the word itself is unknown. */
  readonly meant?: readonly string[];
}

export interface WordFinder {
  /** Where several neighbouring words stand as one name, such as `itempage` for the words item and page. */
  findJoined(name: string): readonly Found[];
  /** One entry per word, or several when an identifier had to be taken apart; words that are nowhere give empty scores. */
  find(word: QueryWord): readonly Found[];
}

const REMEMBERED = 24;
const none: Scores = { documents: [], worth: new Float64Array(0) };
const BOTH = ['words', 'names'] as const;
/** 401 is no beginning of 4011. */
const NUMBER = /^\d+$/;

/** Looks words up in titles and texts, and remembers the last ones: while typing, only the last word changes. */
export function createWordFinder(index: SearchIndex): WordFinder {
  const memory = new Map<string, readonly Found[]>();
  return {
    findJoined: (name) =>
      index.titles.has(name, false)
        ? [
            {
              ...lookUp(index, [{ term: name, fields: ['names'], boost: 1, prefix: false }], foundBy.joined, true),
              optional: true,
            },
          ]
        : [],
    find: (word) => {
      const key = `${word.type} ${word.open} ${word.lexeme.text}`;
      const known = memory.get(key);
      if (known) return known;
      const found = word.type === 'identifier' ? findIdentifier(index, word) : [findWord(index, word)];
      if (memory.size >= REMEMBERED) memory.delete(memory.keys().next().value ?? '');
      memory.set(key, found);
      return found;
    },
  };
}

/** Identifiers first: the whole name, then the names in it, then names that are nearly it, then its parts. */
function findIdentifier(index: SearchIndex, word: QueryWord): readonly Found[] {
  const { whole, segments, parts } = word.lexeme;
  const name = (term: string, prefix: boolean, boost: number = foundBy.name): Alternative => ({
    term,
    fields: ['names'],
    boost,
    prefix,
  });
  const family = whole.replace(/\d+/, '#');
  const isNumber = NUMBER.test(whole);
  const wholes =
    family === whole || isNumber ? [name(whole, !isNumber)] : [name(whole, true), name(family, true, foundBy.family)];
  const known = wholes.filter(({ term, prefix }) => isKnown(index, term, prefix));
  const { titles } = index;
  const isTitle = known.some(({ term }) => titles.has(term, true));
  const meant = isTitle
    ? []
    : nearTerms(whole, titles.vocabularies(whole), mistakes.ofTitle).map((term) => name(term, false));
  if (known.length > 0) return [lookUp(index, [...known, ...meant], word.weight)];
  const names = segments.filter((segment) => segment !== whole && isKnown(index, segment, false));
  if (names.length > 0 && names.length === segments.length) {
    return names.map((term) =>
      lookUp(
        index,
        [
          name(term, false, foundBy.partOfName),
          { term: stem(term), fields: ['words'], boost: foundBy.stemOfName, prefix: false },
        ],
        word.weight / names.length,
      ),
    );
  }
  const near = nearTerms(whole, vocabularies(index, whole));
  if (near.length > 0 && whole.length > 4)
    return [
      lookUp(
        index,
        near.map((term) => name(term, false, foundBy.nearlyName)),
        word.weight,
      ),
    ];
  const rest = [...new Set(parts.map(({ term }) => term))].filter((term) => term.length > 1);
  return rest.map((term) =>
    findWord(index, { ...word, type: 'word', text: term, term, weight: word.weight / rest.length }),
  );
}

function findWord(index: SearchIndex, word: QueryWord): Found {
  const { term, text, weight, open } = word;
  if (word.type === 'japanese') return findJapanese(index, word);
  const joined = compact(text);
  const short = joined.length < 3;
  const isWord = isKnown(index, term, false);
  const own = synonymsOf(term);
  const isPartOf = open && own.length === 0 && !isKnown(index, term, true);
  const synonyms = isPartOf ? meaningsFrom(term) : own;
  const synonymBoost = isWord ? foundBy.synonym : foundBy.synonymInstead;
  const isCut = term.length > 3 && text.length - term.length > 1 && !isWord; // `unshipped` is no beginning of `unshippable`
  const prefix = (open || (!short && !isWord)) && !isCut && !NUMBER.test(term); // a finished word means itself
  const alternatives: Alternative[] = [
    { term, fields: BOTH, boost: 1, prefix },
    ...(joined === term ? [] : [{ term: joined, fields: BOTH, boost: 1, prefix: prefix && !short }]),
    ...synonyms.map((other) => ({
      term: other,
      fields: ['words'] as const,
      boost: synonymBoost,
      prefix: false,
      beside: isWord,
    })),
  ];
  // A stem alone that two words in one begin with is nothing: `itm`, of `itmes`, begins `itmay`.
  const isBegun = isKnown(index, joined, true) || isKnown(index, term, prefix, 'words');
  const known = alternatives.filter(
    (each) => isKnown(index, each.term, each.prefix) && (isBegun || each.term !== term),
  );
  if (known.length > 0) return { ...lookUp(index, known, weight, short), ...(isPartOf ? { meant: synonyms } : {}) };
  const typed = term.length < joined.length ? joined : term;
  const meant = nearTerms(typed, vocabularies(index, typed));
  const near = meant.map((other) => ({ term: other, fields: BOTH, boost: foundBy.nearlyWord, prefix: false }));
  return { ...lookUp(index, near, weight), meant };
}

/** Japanese that nothing stands for is found where most of it stands: a pair of its characters alone is in many words. */
function findJapanese(index: SearchIndex, { lexeme: { parts }, weight, open }: QueryWord): Found {
  const boost = 1 / parts.length;
  const terms = new Set<string>();
  const least = Math.ceil(parts.length * foundBy.partsOfJapanese);
  const find = (documents: TermIndex | null): Scores => {
    if (!documents) return none;
    const each = parts.map(({ term }, i) =>
      documents.find([{ term, fields: ['words'], boost, prefix: open && i === parts.length - 1 }], terms),
    );
    const counts = new Map<number, number>();
    for (const part of each) for (const at of part.documents) counts.set(at, (counts.get(at) ?? 0) + 1);
    const found = [...counts.keys()].filter((at) => (counts.get(at) ?? 0) >= least);
    const worth = new Float64Array(each[0]?.worth.length ?? 0);
    for (const at of found) worth[at] = each.reduce((best, part) => Math.max(best, part.worth[at] ?? 0), 0);
    return { documents: found, worth };
  };
  return { titles: find(index.titles), bodies: find(index.bodies), terms, weight };
}

/** Very short words are looked up in titles only: in texts they begin nearly everything. */
function lookUp(
  { titles, bodies }: SearchIndex,
  alternatives: readonly Alternative[],
  weight: number,
  titlesOnly = false,
): Found {
  const terms = new Set<string>();
  const inTitles = titles.find(alternatives, terms);
  const inBodies = bodies && (!titlesOnly || inTitles.documents.length === 0) ? bodies.find(alternatives, terms) : none;
  return { titles: inTitles, bodies: inBodies, terms, weight };
}

function isKnown({ titles, bodies }: SearchIndex, term: string, prefix: boolean, field?: Field): boolean {
  return titles.has(term, prefix, field) || (bodies?.has(term, prefix, field) ?? false);
}

function vocabularies({ titles, bodies }: SearchIndex, typed: string): (readonly string[])[] {
  return [...titles.vocabularies(typed), ...(bodies?.vocabularies(typed) ?? [])];
}
