import type { Facts, Hierarchy } from '../contract.ts';
import type { SearchRecord } from '../record.ts';

/** Marked text of one attribute. */
export interface MarkedAttribute {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: string[];
}

export interface MarkedRecord {
  readonly hierarchy: Partial<Record<keyof Hierarchy, MarkedAttribute>>;
  readonly content?: MarkedAttribute;
  readonly facts?: Partial<Record<keyof Facts, MarkedAttribute>>;
}

/** A hit: the attributes asked for, and the marked ones. */
export type Hit = Partial<SearchRecord> & {
  readonly objectID: string;
  readonly _highlightResult: MarkedRecord;
  readonly _snippetResult: MarkedRecord;
};

/** The answer to one request for hits. */
export interface HitsResponse {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly exhaustiveFacetsCount?: boolean;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly queryID: string;
  readonly processingTimeMS: number;
}

/** The answer to one request for the values of a facet. */
export interface FacetResponse {
  readonly facetHits: readonly { readonly value: string; readonly highlighted: string; readonly count: number }[];
  readonly exhaustiveFacetsCount: boolean;
  readonly processingTimeMS: number;
}

export interface SearchResponses {
  readonly results: readonly (HitsResponse | FacetResponse)[];
}
