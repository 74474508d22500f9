/** Postings in columns: sorted terms, and for each term the gaps between the numbers that contain it. */
export interface Postings {
  /** Terms sorted by code unit, joined by line breaks. */
  readonly terms: string;
  /** For each term the ascending document numbers as `packGaps` packs them; terms joined by commas. */
  readonly gaps: string;
  /** Number of terms of each document, one digit in base 36 each, at most 35. */
  readonly lengths: string;
}

/** The first file: everything that is needed to find and show headings, names and titles. */
export interface FirstTier {
  readonly format: 1;
  /** One entry per page. */
  readonly pages: { readonly url: readonly string[]; readonly facets: readonly number[] };
  /** Combinations of language, tag and version that pages refer to. */
  readonly facets: readonly (readonly [language: string, tag: string, version: string])[];
  /** One entry per heading or data row; `parent` is the distance back to the heading above, 0 for none. */
  readonly nodes: {
    readonly text: readonly string[];
    readonly level: string;
    readonly parent: readonly number[];
    readonly page: readonly number[];
    readonly anchor: readonly (string | 0 | 1)[];
    /** One sign of base 36 for each node: the place of its kind in `KINDS`. */
    readonly kind: string;
    /** For each entry the place in `details` of what its head says beside the name; 0, the empty one, for nothing. */
    readonly detail: readonly number[];
  };
  readonly details: readonly string[];
  /** Japanese words and their English names. */
  readonly japanese: Readonly<Record<string, string>>;
  /** Fixed expressions, as regular expressions, and what they mean. */
  readonly phrases: readonly (readonly [said: string, meant: string])[];
  readonly names: Postings;
  readonly words: Postings;
}

/** The second file: running text. */
export interface SecondTier {
  readonly format: 1;
  /** Node that each text belongs to, as the distance from the one before. */
  readonly node: readonly number[];
  /** '1' where the text is a record of its own, '0' where it describes the node. */
  readonly own: string;
  readonly text: readonly string[];
  readonly names: Postings;
  readonly words: Postings;
}

export interface Tiers {
  readonly first: FirstTier;
  readonly second: SecondTier;
}

export interface IndexFiles {
  readonly first: string;
  readonly second: string;
}
