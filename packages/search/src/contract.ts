/**
 * What the makers of pages, the extractor, the engine and the lists of hits agree on. It imports nothing, so that a
 * component of a page can use it without a byte of the engine.
 */

/** The levels of a hit's hierarchy, from the section of the site down to the deepest heading. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type Hierarchy = Readonly<Record<Level, string | null>>;

interface KindFacts {
  /** What a hit says that it is; none for a section or a piece of text. */
  readonly label: string | null;
  /** Rank among equally good matches: higher comes first. */
  readonly weight: number;
  /** Chance to be what was meant, when words are asked for and when a name is. */
  readonly chance: readonly [word: number, name: number];
}

/** What a record is: a row of data, a heading or a text. Decisions are the sandbox's own, what the platform does comes before them. */
export const kindFacts = {
  operation: { label: 'Operation', weight: 90, chance: [1.8, 1.3] },
  parameter: { label: 'Parameter', weight: 70, chance: [1.2, 1.15] },
  field: { label: 'Field', weight: 50, chance: [0.6, 1] },
  scope: { label: 'Scope', weight: 50, chance: [0.6, 1] },
  limit: { label: 'Limit', weight: 50, chance: [0.6, 1] },
  error: { label: 'Error', weight: 60, chance: [1, 1.15] },
  tag: { label: 'Tag', weight: 80, chance: [1.2, 1.25] },
  page: { label: 'Page', weight: 100, chance: [3, 1.3] },
  section: { label: null, weight: 40, chance: [1.2, 1] },
  prose: { label: null, weight: 10, chance: [1, 0.8] },
  decision: { label: 'Sandbox', weight: 20, chance: [0.6, 1] },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type Kind = keyof typeof kindFacts;
/** Their order is part of the index format. */
export const KINDS = Object.keys(kindFacts) as readonly Kind[]; // the keys of a constant

export function isKind(name: string | undefined): name is Kind {
  return name !== undefined && Object.hasOwn(kindFacts, name);
}

/** Kinds that data rows of pages have. */
export type RowKind = Exclude<Kind, 'page' | 'section' | 'prose'>;

export function isRowKind(kind: Kind): kind is RowKind {
  return kind !== 'page' && kind !== 'section' && kind !== 'prose';
}

/** What a hit says beside its headings: texts, for every server of the protocol sends those as marked attributes. */
export interface Facts {
  /** What the head of a row says beside its name: `integer in the form, required`; null where it says nothing. */
  readonly detail: string | null;
  /** Method and path of the operation whose page this is; null elsewhere. */
  readonly operation: string | null;
  /** On how many pages a row of this kind and {@link ownName} stands, in digits; null for what is no row. */
  readonly pages: string | null;
  /** How many such rows there are, in digits: a page can have several. */
  readonly places: string | null;
}

/** The name of a row without what it lies in: `item_id` for `items[].item_id`. */
export function ownName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/**
 * How a page marks what search reads of it. What the `dt` of a row says in `span` elements beside the name is its detail.
 */
export const markup = {
  /** On a data row: its kind, and the name that search shows, where that is not the code in its head. */
  kind: 'data-record',
  name: 'data-name',
  /** Class of the parts of a row that describe it. */
  text: 'record-text',
  /** On what search leaves out, with the value `skip`. */
  skip: 'data-search',
  /** Name of the element in the head that names the index files. */
  index: 'search-index',
} as const;

/** Attributes of a data row. @param name What search shows; none where the code in the head of the row says it. */
export function recordAttributes(kind: RowKind, name?: string) {
  return { [markup.kind]: kind, [markup.name]: name } as const;
}

/** Facets of a page: what filters look at before anything is scored. */
export const PAGE_FACETS = ['language', 'docusaurus_tag', 'version'] as const;

const prefixes: Readonly<Partial<Record<Kind, string>>> = {
  parameter: 'param-',
  field: 'field-',
  error: 'error-',
  tag: 'tag-',
};

/** The anchor that a heading or data row most often has; the index leaves it out where it is this one. */
export function usualAnchor(kind: Kind, text: string): string {
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${prefixes[kind] ?? ''}${slug}`;
}

/** The kind of a hit, which its id begins with: hits of every server of the protocol have an id. */
export function kindOfId(objectID: string): Kind | undefined {
  const [name] = objectID.split('-');
  return isKind(name) ? name : undefined;
}
