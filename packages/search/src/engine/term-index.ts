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
  /** All terms of both fields; sorted within each. */
  readonly vocabularies: readonly (readonly string[])[];
}

/** Opens packed postings: lists are unpacked when they are first asked for, nothing is tokenized again. */
export function openTermIndex(count: number, postings: Readonly<Record<Field, Postings>>): TermIndex {
  const fields = { names: openField(count, postings.names), words: openField(count, postings.words) };
  return {
    vocabularies: [fields.names.terms, fields.words.terms],
    has: (term, prefix, field) =>
      (field ? [fields[field]] : Object.values(fields)).some(({ terms }) => {
        const found = terms[lowerBound(terms, term)];
        return found === term || (prefix && (found?.startsWith(term) ?? false));
      }),
    find: (alternatives, met) => {
      const scores = { documents: [], worth: new Float64Array(count) };
      for (const { term, fields: names, boost, prefix, beside } of alternatives) {
        for (const name of names) {
          const isAcross = prefix && name === 'names' && names.length > 1 && scores.documents.length > 0;
          collect(
            fields[name],
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

interface OpenField {
  readonly terms: readonly string[];
  readonly documents: (at: number) => readonly number[];
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

function openField(count: number, { terms, gaps, lengths }: Postings): OpenField {
  const sorted = terms === '' ? [] : terms.split('\n');
  const lists = gaps.split(',');
  const unpacked: (readonly number[] | undefined)[] = [];
  const sizes = Uint8Array.from(lengths, (digit) => Number.parseInt(digit, 36));
  const average = Math.max(sizes.reduce((sum, size) => sum + size, 0) / Math.max(count, 1), 1);
  return {
    terms: sorted,
    count,
    norm: (document) => 1 / (1 - occurrence.length + (occurrence.length * (sizes[document] ?? 0)) / average),
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
