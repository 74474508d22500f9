import { type Facts, type Kind, kindFacts, kindOfId } from '@shop-docs/search/contract';
import { toText } from './to-text.ts';

/** The parts of a hit that tell what it is. Every server of the protocol sends them; records that are not ours lack them. */
export interface KnownHit {
  readonly objectID?: string;
  readonly _highlightResult?: {
    readonly facts?: Readonly<Partial<Record<keyof Facts, { readonly value: string } | undefined>>>;
    readonly hierarchy?: unknown;
  };
}

/** What a list of hits says of one of them. */
export interface HitFacts {
  /** `Parameter of 10 operations`, `Field, 12 places in 2 operations`; undefined for a section, a piece of text, and records that are not ours. */
  readonly label: string | undefined;
  /** `integer in the form, required` */
  readonly detail: string | undefined;
  /** `POST /1/items/edit`, for what stands on the page of an operation. */
  readonly operation: string | undefined;
  /** How many rows of its kind and name there are, found or not. */
  readonly places: number;
  /** On how many pages those are. */
  readonly pages: number;
}

/** Only pages of operations have parameters and fields. */
const onOperations: ReadonlySet<Kind> = new Set(['parameter', 'field']);

export function hitFacts({ objectID = '', _highlightResult: { facts = {} } = {} }: KnownHit): HitFacts {
  const kind = kindOfId(objectID);
  const text = (name: keyof Facts): string | undefined => facts[name] && toText(facts[name].value);
  const word = kind && kindFacts[kind].label;
  const [pages, places] = [Number(text('pages') ?? 1), Number(text('places') ?? 1)];
  return {
    label: kind && word ? word + spread(kind, pages, places) : undefined,
    detail: text('detail'),
    operation: kind === 'operation' ? undefined : text('operation'), // its name says it
    places,
    pages,
  };
}

/** What follows on the kind of hits of one name: ` of 10 operations`; '' for a single one. */
function spread(kind: Kind, pages: number, places: number): string {
  const isCalled = onOperations.has(kind);
  const where = `${pages} ${isCalled ? 'operation' : 'page'}${pages > 1 ? 's' : ''}`;
  if (places > pages) return `, ${places} places ${isCalled ? 'in' : 'on'} ${where}`;
  return pages > 1 ? ` ${isCalled ? 'of' : 'on'} ${where}` : '';
}
