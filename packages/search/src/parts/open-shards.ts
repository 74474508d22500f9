import { type Field, type Lists, normOf, openLists, type TermIndex, termIndexOver } from '../engine/term-index.ts';
import { letterOf, partNames, type ShardedTerms, type Spellings, type TermShard, type TierName } from './part-data.ts';
import type { Parts } from './parts.ts';

/** Most shards that one beginning of a word is looked for in: of one letter or two, not all words are. */
const mostShards = 6;

export interface ShardedIndex extends TermIndex {
  /** Numbers of terms, by document: exact where the page of the document is there, about right elsewhere. */
  readonly sizes: Readonly<Record<Field, Uint8Array>>;
  readonly setSize: (document: number, size: number) => void;
}

/**
 * Opens the terms of a tier, of which parts are loaded as they are looked up.
 * @param onShard Takes each shard that was opened.
 */
export function openShards(
  tier: TierName,
  count: number,
  shape: ShardedTerms,
  parts: Parts,
  onShard: (shard: TermShard) => void = () => {},
): ShardedIndex {
  const from = shape.from.split('\n');
  const sizesIn = (field: Field): Uint8Array => new Uint8Array(count).fill(Math.round(shape.averages[field]));
  const sizes = { names: sizesIn('names'), words: sizesIn('words') };
  const norms = { names: normOf(sizes.names, shape.averages.names), words: normOf(sizes.words, shape.averages.words) };
  const opened = new Map<number, Readonly<Record<Field, Lists>>>();

  const open = (number: number): Readonly<Record<Field, Lists>> | null => {
    const known = opened.get(number);
    if (known) return known;
    const shard = parts.read<TermShard>(partNames.shard(tier, number));
    if (!shard) return null;
    const lists = { names: openLists(shard.names), words: openLists(shard.words) };
    opened.set(number, lists);
    onShard(shard);
    return lists;
  };

  const fieldOf = (name: Field, term: string, prefix: boolean) => {
    const lists = shardsOf(from, term, prefix).flatMap((number) => open(number)?.[name] ?? []);
    return { ...joinLists(lists), count, norm: norms[name] };
  };
  const spellings = (letter: string): string[][] => {
    const listed = shape.letters.includes(letter) ? parts.readLate<Spellings>(partNames.spellings(tier, letter)) : null;
    return listed ? [listed.names, listed.words].map((terms) => (terms === '' ? [] : terms.split('\n'))) : [];
  };
  return {
    ...termIndexOver(count, fieldOf, (typed) =>
      [...new Set(Array.from(typed.slice(0, 2), letterOf))].flatMap(spellings),
    ),
    sizes,
    setSize: (document, size) => {
      for (const each of [sizes.names, sizes.words]) each[document] = size;
    },
  };
}

/** Numbers of the shards that have a term, or terms that begin with it. */
function shardsOf(from: readonly string[], term: string, prefix: boolean): number[] {
  const after = from.findIndex((each) => each > term);
  const end = after < 0 ? from.length : after;
  const first = Math.max(0, end - 1);
  const numbers = [first];
  if (prefix)
    for (let at = end; at < from.length && numbers.length < mostShards && from[at]?.startsWith(term); at += 1)
      numbers.push(at);
  return numbers;
}

/** Lists that follow one another as one. */
function joinLists(lists: readonly Lists[]): Lists {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const places = lists.flatMap((each) => each.terms.map((_, at) => ({ each, at })));
  return {
    terms: lists.flatMap(({ terms }) => terms),
    documents: (at) => {
      const place = places[at];
      return place ? place.each.documents(place.at) : [];
    },
  };
}
