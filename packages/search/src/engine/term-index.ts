import { unpackGaps } from './gaps.ts';
import type { Postings } from './index-data.ts';
import { occurrence } from './weights.ts';

/** Where a term is looked up: among whole identifiers, or among words. */
export type Field = 'names' | 'words';

/** One spelling to look for. */
export interface Alternative {
  readonly term: string;
  readonly fields: readonly Field[];
  readonly boost: number;
  /** Also terms that begin with it. */
  readonly prefix: boolean;
  /** Only scored: what was asked for is another term, and is known. */
  readonly beside?: boolean;
}

/** What documents are worth. */
export interface Scores {
  /** Numbers of the documents that were found. */
  readonly documents: readonly number[];
  /** Worth by document number, 0 for those that were not found. Ranking reads it for every candidate. */
  readonly worth: Float64Array;
}

/** Terms of numbered documents. */
export interface TermIndex {
  /**
   * Scores the documents that hold one of the alternatives: the best alternative of a document counts.
   * @param terms Receives the terms that were met, save those beside others.
   */
  find(alternatives: readonly Alternative[], terms: Set<string>): Scores;
  /** @param field Default: both. */
  has(term: string, prefix: boolean, field?: Field): boolean;
  /** Terms of both fields, sorted within each: all that share a start with what was typed, as `nearTerms` takes it, and perhaps others. */
  vocabularies(typed: string): readonly (readonly string[])[];
}

/** Opens packed postings: nothing is tokenized again. */
export function openTermIndex(count: number, postings: Readonly<Record<Field, Postings>>): TermIndex {
  const fields = { names: openField(count, postings.names), words: openField(count, postings.words) };
  const vocabularies = [fields.names.terms, fields.words.terms];
  return termIndexOver(
    count,
    (name) => fields[name],
    () => vocabularies,
  );
}

/** @param fieldOf The part of a field in which a term stands, and those that begin with it. */
export function termIndexOver(
  count: number,
  fieldOf: (name: Field, term: string, prefix: boolean) => OpenField,
  vocabularies: TermIndex['vocabularies'],
): TermIndex {
  return {
    vocabularies,
    has: (term, prefix, field) =>
      (field ? [field] : (['names', 'words'] as const)).some((name) => {
        const { terms } = fieldOf(name, term, prefix);
        const found = terms[lowerBound(terms, term)];
        return found === term || (prefix && (found?.startsWith(term) ?? false));
      }),
    find: (alternatives, met) => {
      const scores = { documents: [], worth: new Float64Array(count) };
      for (const { term, fields: names, boost, prefix, beside } of alternatives) {
        for (const name of names) {
          const isAcross = prefix && name === 'names' && names.length > 1 && scores.documents.length > 0;
          collect(
            fieldOf(name, term, prefix),
            term,
            boost,
            prefix,
            isAcross ? occurrence.across : 1,
            scores,
            beside ? new Set() : met,
          );
        }
      }
      return scores;
    },
  };
}

/** Sorted terms, and the documents of each by its place. */
export interface Lists {
  readonly terms: readonly string[];
  readonly documents: (at: number) => readonly number[];
}

export interface OpenField extends Lists {
  /** Factor for the number of terms in a document: 1 at the average, less above it. */
  readonly norm: (document: number) => number;
  readonly count: number;
}

function collect(
  field: OpenField,
  term: string,
  boost: number,
  prefix: boolean,
  alone: number,
  scores: { documents: number[]; worth: Float64Array },
  met: Set<string>,
): void {
  const { terms, documents, norm, count } = field;
  const { worth } = scores;
  let rarest = Number.POSITIVE_INFINITY;
  for (let at = lowerBound(terms, term); at < terms.length; at += 1) {
    const other = terms[at] ?? '';
    if (other !== term && !(prefix && other.startsWith(term))) break;
    const list = documents(at);
    const rarity = Math.min(rarest, Math.log(1 + (count - list.length + 0.5) / (list.length + 0.5)));
    if (other === term) rarest = rarity; // a longer word is never worth more than the one that was typed
    const closeness =
      other === term
        ? 1
        : (occurrence.begun * other.length) / (other.length + occurrence.longer * (other.length - term.length));
    const value = boost * rarity * closeness;
    met.add(other);
    for (const document of list) {
      const known = worth[document] ?? 0;
      const scored = value * norm(document) * (known === 0 && other !== term ? alone : 1);
      if (known === 0) scores.documents.push(document);
      if (scored > known) worth[document] = scored;
    }
  }
}

function openField(count: number, postings: Postings): OpenField {
  const lists = openLists(postings);
  const sizes = countTerms(count, lists);
  return { ...lists, count, norm: normOf(sizes, averageOf(sizes)) };
}

/** From so many terms on, more of them change nothing. */
const mostTerms = 35;

/** Numbers of terms, by document: the lists tell them, so the index has no numbers of its own for that. */
export function countTerms(count: number, { terms, documents }: Lists): Uint8Array {
  const sizes = new Uint8Array(count);
  for (const at of terms.keys())
    for (const document of documents(at)) sizes[document] = Math.min((sizes[document] ?? 0) + 1, mostTerms);
  return sizes;
}

/** Numbers of terms as digits of base 36, for a page of an index in parts: it has no lists. */
export function packSizes(sizes: Uint8Array): string {
  return Array.from(sizes, (size) => size.toString(36)).join('');
}

/** The numbers of {@link packSizes}. */
export function unpackSizes(digits: string): Uint8Array {
  return Uint8Array.from(digits, (digit) => Number.parseInt(digit, 36));
}

export function averageOf(sizes: Uint8Array): number {
  return Math.max(sizes.reduce((sum, size) => sum + size, 0) / Math.max(sizes.length, 1), 1);
}

export function normOf(sizes: Uint8Array, average: number): OpenField['norm'] {
  return (document) => 1 / (1 - occurrence.length + (occurrence.length * (sizes[document] ?? 0)) / average);
}

/** Opens lists, which are unpacked when they are first asked for. */
export function openLists({ terms, gaps }: Postings): Lists {
  const sorted = terms === '' ? [] : terms.split('\n');
  const lists = gaps.split(',');
  const unpacked: (readonly number[] | undefined)[] = [];
  return {
    terms: sorted,
    documents: (at) => {
      const known = unpacked[at];
      if (known) return known;
      const list = unpackGaps(lists[at] ?? '');
      unpacked[at] = list;
      return list;
    },
  };
}

function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
