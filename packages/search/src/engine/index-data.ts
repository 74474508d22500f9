/** Postings in columns: sorted terms, and for each term the gaps between the numbers that contain it. */
export interface Postings {
  /** Terms sorted by code unit, joined by line breaks. */
  readonly terms: string;
  /** For each term the ascending document numbers as `packGaps` packs them; terms joined by commas. */
  readonly gaps: string;
}

/** The first file: everything that is needed to find and show headings, names and titles. */
export interface FirstTier {
  readonly format: 4;
  /** One entry per page. */
  readonly pages: { readonly url: readonly string[]; readonly facets: readonly number[] };
  /** Combinations of language, tag and version that pages refer to. */
  readonly facets: readonly (readonly [language: string, tag: string, version: string])[];
  /** One entry per heading or data row; `parent` is the distance back to the heading above, 0 for none. */
  readonly nodes: {
    readonly text: readonly string[];
    readonly level: string;
    /** Packed numbers, as the next one and `detail`. */
    readonly parent: string;
    /** How many pages further than the one before. */
    readonly page: string;
    readonly anchor: readonly (string | 0 | 1)[];
    /** One sign of base 36 for each node: the place of its kind in `KINDS`. */
    readonly kind: string;
    /** For each entry the place in `details` of what its head says beside the name; 0, the empty one, for nothing. */
    readonly detail: string;
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
  readonly format: 4;
  /** Node that each text belongs to and whether it is a record of its own, as `packTextNodes` packs them. */
  readonly node: string;
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
