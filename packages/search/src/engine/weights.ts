/**
 * Every number that decides the order of answers, but for those of each kind of record (`../contract.ts`). Scores have
 * no unit: only their order counts. The judged queries in `../../bench` say what a change does.
 */

/** Words of a query, read in `parse-query.ts`: how much each counts towards a full match. A plain word counts 1. */
export const asked = {
  /** A name of the API or of the template language. */
  identifier: 1.5,
  /** A word such as `list`, which helps to choose, yet may be missing. */
  weakWord: 0.35,
} as const;

/** What a place is worth where a word was found by something else than itself, in `word-finder.ts`. The word itself: 1. */
export const foundBy = {
  /** The whole identifier. */
  name: 3,
  /** The identifier with another number in it: `{ItemImage2}` for `{ItemImage#}`. */
  family: 2.5,
  /** A name inside the identifier, and a name that is nearly the identifier. */
  partOfName: 2,
  nearlyName: 2,
  /** The stem of a name inside the identifier, as a word. */
  stemOfName: 1,
  /** A name that the reader spelt out in words. */
  joined: 0.7,
  /** A synonym beside the word itself, and in place of a word that stands nowhere. */
  synonym: 0.2,
  synonymInstead: 0.7,
  /** A word that is nearly the one that was typed. */
  nearlyWord: 0.7,
  /** The share of a Japanese word's parts that must stand in a text. */
  partsOfJapanese: 0.7,
} as const;

/**
 * Most mistakes in a word that stands nowhere, in `near-terms.ts`, by the letters from which on they count. A half is for
 * letters that follow. Two are another word soon: `minify` is not `modified`, and `wholesale` begins no `whole pages`.
 */
export const mistakes = {
  byLength: [
    [10, 2.5],
    [7, 2],
    [0, 1.5],
  ],
  /** A name that only texts have may be a title with one mistake: an example can show the mistake. */
  ofTitle: 1,
} as const;

/** A term in the index that begins with what was typed, in `term-index.ts`. The term itself: 1. */
export const occurrence = {
  begun: 0.45,
  /** How fast this falls with the letters that were not typed. */
  longer: 0.3,
  /** A name of which no word begins so: `canchange`, the two words of `owners can change` in one, with `canc`. */
  across: 0.4,
  /** How much a long title or text is worth less, from 0 (not) to 1. */
  length: 0.35,
} as const;

/** Where a word was found, in `rank.ts`. */
export const places = {
  title: 3,
  body: 1,
  /** What the second and third place of a word add to the best one. */
  rest: 0.3,
  /** A heading above, by distance; the last for those that are farther. */
  above: [2.1, 1.7, 1, 0.65, 0.5, 0.4],
  farAbove: 0.25,
} as const;

/** How well a name answers the query as a whole, in `rank.ts`: a factor from 1 (not) on. */
export const names = {
  /** The operation whose method and path were asked for. */
  called: 14,
  /** The name is the query; is it without braces and slashes; is it when both are written in one piece. */
  same: 6,
  bare: 5.5,
  joined: 5,
  /** The end of the name is the query; a row with this name beside a query in plain words. */
  last: 3.5,
  row: 2,
  /** The name is an identifier of the query, or has all its words; its end is one. */
  oneAsked: 3,
  allWords: 3,
  lastAsked: 2,
  /** The name begins with the query; the share that is typed is added. From here on likeness decides instead. */
  begun: 1.5,
  /** A title that consists of the words asked for. */
  likeness: 4,
  /** In this likeness: a word such as `list`, a synonym, what a mistyped word was taken for. A word itself: 1. */
  weakWord: 0.4,
  synonym: 0.6,
  nearly: 0.9,
} as const;

/** A pasted message, in `rank.ts`: a text that holds it as it stands, and one that begins with it, for others tell of several. */
export const message = { quoted: 50, begun: 1.5 } as const;

/** Factors that lower a score for where a record stands, in `rank.ts`. */
export const standing = {
  /** For each step of the address: pages that introduce a part come before its details. */
  deeper: 0.96,
  /** How many steps deeper pages lie whose calls new applications cannot make (`nodes.ts`). */
  closed: 4,
  /** Headings that many pages have, such as `Request samples`, say little: their number to this power. */
  repeated: -0.25,
  /** For each better answer of the same name, up to five: `item.title` is a field of many operations. */
  again: 0.85,
  /** A row about the sandbox: a question is first one about the platform. */
  ofSandbox: 0.2,
  /** Answers with less than this share of the best score are left out. */
  least: 0.02,
} as const;

/** Factors for answers near the reader, in `engine.ts`: in the part of the site, on the very page, in a part that the query names. */
export const nearness = { part: 1.5, page: 1.25, partAsked: 1.3 } as const;

/** A word of one or two letters beside others, in `engine.ts`: it may become anything. */
export const started = {
  weight: 0.1,
  /** Longest such word, in letters. It does not answer for an unknown word beside it: of `<b>xqzwvk` the `b`. */
  longest: 2,
} as const;
