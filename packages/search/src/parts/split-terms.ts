import type { Postings } from '../engine/index-data.ts';
import { averageOf, type Field } from '../engine/term-index.ts';
import {
  letterOf,
  type Profile,
  partNames,
  type ShardedTerms,
  type Spellings,
  type TermShard,
  type TierName,
} from './part-data.ts';
import { packProfiles } from './profiles.ts';
import { documentsOf } from './shard-documents.ts';

interface Term {
  readonly field: Field;
  readonly term: string;
  readonly gaps: string;
}

/** Numbers of terms, by document. */
export type Sizes = Readonly<Record<Field, Uint8Array>>;

/** Parts by name. */
export type NamedParts = [name: string, part: unknown][];

/**
 * Cuts the terms of a tier into shards by what they begin with.
 * @param size Characters of a shard; a term of which more is known is one of its own.
 * @param profiles What is told of each document. Default: nothing.
 */
export function splitTerms(
  tier: TierName,
  postings: Readonly<Record<Field, Postings>>,
  sizes: Sizes,
  size: number,
  profiles?: readonly Profile[],
): { readonly shape: ShardedTerms; readonly parts: NamedParts } {
  const terms = [...termsOf('names', postings.names), ...termsOf('words', postings.words)];
  terms.sort((one, other) => (one.term < other.term ? -1 : one.term > other.term ? 1 : 0));
  const shards = cut(terms, size);
  const from = shards.map((shard, i) => beginning(shards[i - 1]?.at(-1)?.term ?? '', shard[0]?.term ?? ''));
  const letters = [...new Set(terms.flatMap(({ term }) => startOf(term)))].sort();
  const averages = { names: averageOf(sizes.names), words: averageOf(sizes.words) };
  return {
    shape: { from: from.join('\n'), averages, letters: letters.join('') },
    parts: [
      ...shards.map((shard, i): NamedParts[number] => [partNames.shard(tier, i), toShard(shard, profiles)]),
      ...letters.map((letter): NamedParts[number] => [partNames.spellings(tier, letter), spellings(terms, letter)]),
    ],
  };
}

function termsOf(field: Field, { terms, gaps }: Postings): Term[] {
  if (terms === '') return [];
  const lists = gaps.split(',');
  return terms.split('\n').map((term, i) => ({ field, term, gaps: lists[i] ?? '' }));
}

/** Terms of one spelling stay together: what is asked for is in one shard. */
function cut(terms: readonly Term[], most: number): Term[][] {
  const shards: Term[][] = [];
  let size = most;
  let last = '';
  for (const each of terms) {
    const own = each.term.length + each.gaps.length + 2;
    if (size + own > most && each.term !== last) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(each);
    size += own;
    last = each.term;
  }
  return shards;
}

/** The shortest beginning of a term that comes after the term before. */
function beginning(before: string, term: string): string {
  let length = 0;
  while (term.slice(0, length) <= before && length < term.length) length += 1;
  return term.slice(0, length);
}

function toShard(terms: readonly Term[], profiles?: readonly Profile[]): TermShard {
  const field = (name: Field): Pick<Postings, 'terms' | 'gaps'> => {
    const own = terms.filter((each) => each.field === name);
    return { terms: own.map(({ term }) => term).join('\n'), gaps: own.map(({ gaps }) => gaps).join(',') };
  };
  const fields = { names: field('names'), words: field('words') };
  if (!profiles) return fields;
  const documents = documentsOf(fields);
  return { ...fields, profiles: packProfiles(Array.from(documents).flatMap((at) => profiles[at] ?? [])) };
}

/** The letters under which a spelling is listed. */
function startOf(term: string): string[] {
  return [...new Set([letterOf(term.charAt(0)), ...(term.length > 1 ? [letterOf(term.charAt(1))] : [])])];
}

function spellings(terms: readonly Term[], letter: string): Spellings {
  const listed = terms.filter(({ term }) => startOf(term).includes(letter));
  const of = (name: Field): string => listed.flatMap(({ field, term }) => (field === name ? [term] : [])).join('\n');
  return { names: of('names'), words: of('words') };
}
