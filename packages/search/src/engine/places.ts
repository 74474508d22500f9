import type { Kind } from '../contract.ts';
import type { FirstTier } from './index-data.ts';
import { readNodes } from './nodes.ts';

/** A heading or a data row that an address with an anchor leads to. */
export interface Place {
  /** Address of its page. */
  readonly url: string;
  readonly anchor: string;
  readonly kind: Kind;
  /** Text of the heading, or name of the row. */
  readonly text: string;
}

/** All headings and rows of an index that have an anchor, in the order of their pages. */
export function placesOf(first: FirstTier): readonly Place[] {
  return readNodes(first).flatMap(({ page, anchor, kind, text }) =>
    anchor === null || anchor === '' ? [] : [{ url: first.pages.url[page] ?? '', anchor, kind, text }],
  );
}
