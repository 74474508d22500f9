import { type Facts, type Kind, kindFacts, kindOfId } from '@shop-docs/search/contract';
import { toText } from './to-text.ts';

/** The parts of a hit that tell what it is. Every server of the protocol sends them; records that are not ours lack them. */
export interface KnownHit {
  readonly objectID?: string;
  readonly _highlightResult?: {
    readonly facts?: Readonly<Partial<Record<keyof Facts, { readonly value: string } | undefined>>>;
  };
}

/** What a list of hits says of one of them. */
export interface HitFacts {
  /** `Parameter of 10 operations`; undefined for a section, a piece of text, and records that are not ours. */
  readonly label: string | undefined;
  /** `integer in the form, required` */
  readonly detail: string | undefined;
  /** `POST /1/items/edit`, for what stands on the page of an operation. */
  readonly operation: string | undefined;
}

/** Only pages of operations have parameters and fields. */
const onOperations: ReadonlySet<Kind> = new Set(['parameter', 'field']);

export function hitFacts({ objectID = '', _highlightResult: { facts = {} } = {} }: KnownHit): HitFacts {
  const kind = kindOfId(objectID);
  const text = (name: keyof Facts): string | undefined => facts[name] && toText(facts[name].value);
  const word = kind && kindFacts[kind].label;
  const pages = Number(text('pages') ?? 1);
  const on = kind && onOperations.has(kind) ? `of ${pages} operations` : `on ${pages} pages`;
  return {
    label: word ? (pages > 1 ? `${word} ${on}` : word) : undefined,
    detail: text('detail'),
    operation: kind === 'operation' ? undefined : text('operation'), // its name says it
  };
}
