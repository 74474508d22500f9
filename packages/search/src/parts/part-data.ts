import type { FirstTier, Postings, SecondTier } from '../engine/index-data.ts';

/** The file that an index in parts begins with: what every question needs. */
export interface PartedIndex extends Pick<FirstTier, 'facets' | 'japanese' | 'phrases'> {
  readonly format: 3;
  /** What the names of the parts, which lie beside this file, have before their ending. */
  readonly hash: string;
  /** One entry per page. */
  readonly pages: {
    readonly facets: readonly number[];
    /** Place in `areas` of the part of the site that it is in. */
    readonly area: readonly number[];
    /** Number of its headings and rows, and of its texts. */
    readonly nodes: readonly number[];
    readonly texts: readonly number[];
  };
  readonly areas: readonly string[];
  readonly titles: ShardedTerms;
  readonly bodies: ShardedTerms;
}

/** What is known of the terms of a tier before one of its parts is there. */
export interface ShardedTerms {
  /** What the terms of each shard begin with or come after, joined by line breaks. */
  readonly from: string;
  /** Average number of terms in a document. */
  readonly averages: Readonly<Record<'names' | 'words', number>>;
  /** Letters of which there is a list of the terms that have it as first or second one. */
  readonly letters: string;
}

/** Terms that lie side by side, with their documents in all of the site. */
export interface TermShard {
  readonly names: Postings;
  readonly words: Postings;
  /** Of titles: what is told of each heading or row that one of the terms stands in, in their order; see `profile.ts`. */
  readonly profiles?: Readonly<Record<ProfileColumn, string>>;
}

/** What is told of a heading or row before its page is there, each packed as numbers. */
export const profileColumns = ['kind', 'level', 'words', 'standing', 'span', 'first', 'own', 'below'] as const;
export type ProfileColumn = (typeof profileColumns)[number];
/** In the order of {@link profileColumns}. */
export type Profile = Readonly<Record<ProfileColumn, number>>;

/** Terms without documents, to find what a word with a mistake nearly is; joined by line breaks. */
export type Spellings = Readonly<Record<'names' | 'words', string>>;

/** Headings and rows of one page, and the shape of its texts: all that ranking reads. */
export interface PagePart extends Pick<FirstTier, 'details'> {
  readonly url: string;
  readonly nodes: Omit<FirstTier['nodes'], 'page'>;
  /** For each section, on all of the site, how many have its text. */
  readonly repeats: readonly number[];
  /** For each row, on all of the site, the pages and places of rows of its kind and name: two numbers. */
  readonly counts: readonly number[];
  /** Numbers of terms, by heading or row. */
  readonly names: string;
  readonly words: string;
  readonly texts: Pick<SecondTier, 'node'> & {
    /** Number of the first text in each part but the first one. */
    readonly cuts: readonly number[];
    readonly names: string;
    readonly words: string;
  };
}

/** Texts of a page that follow one another: hits alone need them. */
export type TextPart = readonly string[];

/** Names of parts. */
export const partNames = {
  shard: (tier: TierName, number: number): string => `${tier}-${number}`,
  spellings: (tier: TierName, letter: string): string => `${tier}-of-${letter}`,
  page: (page: number): string => `page-${page}`,
  texts: (page: number, part: number): string => `texts-${page}-${part}`,
} as const;

export type TierName = 'titles' | 'bodies';

/** The letter under which a sign is listed: itself, or one for all that are rare. */
export function letterOf(sign: string): string {
  return /^[a-z0-9]$/.test(sign) ? sign : '_';
}
