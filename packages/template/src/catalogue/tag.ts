import type { AppId } from './app-id.ts';
import type { PageName } from './page-name.ts';

/** What a tag does: prints a value, shows its content or not, repeats it, wraps a form, prints a fixed text, or reads a design option. */
export type TagKind = 'variable' | 'condition' | 'loop' | 'form' | 'text' | 'option';

/**
 * How the printed value reaches the page.
 * - `html`: text whose special characters become entities; safe between elements.
 * - `mixed`: such text among elements, as `<br>`; safe between elements, never inside an attribute.
 * - `text`: text; whether special characters become entities is not documented.
 * - `markup`: elements made by the platform; never inside an attribute.
 * - `url`: an address for `href`, `src` or `action`.
 * - `plain`: a number, an id, a formatted price or a colour.
 */
export type Escaping = 'html' | 'mixed' | 'text' | 'markup' | 'url' | 'plain';

/** Key of a page of the guide below /template/, such as `syntax/item`. */
export type DocsPage = `${'syntax' | 'default' | 'item' | 'apps'}/${string}`;

/** Why an old tag should go, and what takes its place. */
export interface Deprecation {
  /** Date in ISO form, as exact as known. */
  readonly since?: string;
  /** Name of the tag to write instead, as in the catalogue. */
  readonly use?: string;
  readonly note: string;
}

/** What parser, renderer and checker need to know of a tag: no prose, so that it stays small in the page. */
export interface TagFacts {
  /** As written in a theme, with `[1-20]` for a number and `NAME` for the name of a design option. */
  readonly name: string;
  readonly kind: TagKind;
  /** The block that shows its content in exactly the opposite case. */
  readonly negation?: string;
  /** Shop pages on which the block shows its content; its negation shows it on all others. */
  readonly selects?: readonly PageName[];
  /** Page of the guide that describes it. */
  readonly page: DocsPage;
  /** Shop pages on which it has a meaning; absent: all. Together with `within`: either of them is enough. */
  readonly pages?: readonly PageName[];
  /** Blocks of which one must enclose it; with `pages`: or the theme is on one of those pages. */
  readonly within?: readonly string[];
  /** Highest number in its name that has a meaning inside those blocks; absent: every one. */
  readonly mostWithin?: number;
  /** Block that should wrap it, because without the block's condition it prints nothing of use. */
  readonly guard?: string;
  /** App that the shop needs. */
  readonly app?: AppId;
  readonly escaping?: Escaping;
  /** The platform refuses a theme without it. */
  readonly required?: true;
  readonly deprecated?: Deprecation;
}

/** How sure a statement is: the platform's present guide, its archived guide of 2019, its own files, or public themes. */
export type EvidenceLevel = 'documented' | 'archived' | 'platform' | 'observed' | 'inferred';

/** Where a statement comes from. */
export interface Evidence {
  readonly level: EvidenceLevel;
  readonly source: string;
  /** For `inferred`: from what, and how. */
  readonly reason?: string;
}

/** What a reader needs to know of a tag. */
export interface TagProse {
  /** One sentence. */
  readonly summary: string;
  /** Where the stock theme has a required tag. */
  readonly stockPlace?: string;
  /** What it puts into the page, in a few words. */
  readonly prints?: string;
  /** Where `prints` comes from, when that is not the source of the entry. */
  readonly printsEvidence?: Evidence;
  /** Where `escaping` comes from, when that is not the source of the entry. */
  readonly escapingEvidence?: Evidence;
  /** Where `deprecated` comes from, when that is not the source of the entry; its note gives the reason. */
  readonly deprecatedEvidence?: Evidence;
  /** Where `pages` and `within` come from, when that is not the source of the entry. */
  readonly placesEvidence?: Evidence;
  /** Where `guard` comes from, when that is not the source of the entry. */
  readonly guardEvidence?: Evidence;
  /** Those of `pages` and `within` that the source of the entry does not name: the checker lets them pass. */
  readonly unconfirmed?: readonly string[];
  /** What a theme must do, or must not do, with it. */
  readonly rules?: string;
  /** Where `rules` come from, when that is not the source of the entry. */
  readonly rulesEvidence?: Evidence;
  readonly limits?: string;
  /** Date of introduction in ISO form, as exact as known. */
  readonly since?: string;
  /** The date of introduction is approximate. */
  readonly sinceAbout?: true;
  /** Where `since` comes from, when that is not the source of the entry. */
  readonly sinceEvidence?: Evidence;
  /** The Japanese text that a platform text prints, with its meaning, and how it is known. */
  readonly japanese?: { readonly text?: string; readonly known: string };
  readonly notes?: string;
  /** Where `notes` come from, when that is not the source of the entry. */
  readonly notesEvidence?: Evidence;
  /** An example of what it prints; absent where the form is not known. */
  readonly sample?: string;
  readonly evidence: Evidence;
}

/** A tag with everything that is known of it. */
export type Tag = TagFacts & TagProse;

/**
 * A tag as its file in the catalogue states it. Of two opposite blocks only the negative one names the other, in
 * `negates`; `negation` of both follows from it.
 */
export type TagEntry = Omit<TagFacts, 'page' | 'negation'> & { readonly negates?: string } & TagProse;

/** One page of the guide with its tags: a file of the catalogue. */
export interface GuidePage {
  readonly page: DocsPage;
  readonly tags: readonly TagEntry[];
}
